import type { Step } from '../../../domain/applicationHistory';

const RECEIVED: Readonly<Record<string, string | undefined>> = {
  camera: 'Received by camera',
  scanner: 'Received by scanner',
  paste: 'Received as a link',
  file: 'Received as a file',
};

function textOf({ what, detail }: Step, isAgain: boolean): string {
  if (what === 'received') return RECEIVED[detail] ?? 'Received';
  if (what === 'decided') return isAgain ? `Decided again: ${detail}` : `Decided: ${detail}`;
  // Whether a printer took it is not known.
  if (what === 'printed') return detail === 'slip' ? 'Print opened: decision slip' : 'Print opened';
  return { documents: 'Documents added', opened: 'Opened', archived: 'Put into an archive file' }[
    what
  ];
}

/** What each step of a record says; the record is ordered by time. */
export function stepTexts(steps: readonly Step[]): readonly string[] {
  const first = steps.findIndex(({ what }) => what === 'decided');
  return steps.map((step, place) => textOf(step, place > first));
}
