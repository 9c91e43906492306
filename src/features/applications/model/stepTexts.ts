import type { Step } from '../../../domain/applicationHistory';
import { statusLabel } from '@/domain/labels';
import { strings } from './strings';

const words = strings.steps;
const RECEIVED: ReadonlyMap<string, string> = new Map(Object.entries(words.receivedBy));

function textOf({ what, detail }: Step, isAgain: boolean): string {
  if (what === 'received') return RECEIVED.get(detail) ?? words.received;
  if (what === 'decided')
    return (isAgain ? words.decidedAgain : words.decided)(statusLabel(detail));
  // It is not known whether the printer accepted the job.
  if (what === 'printed') return detail === 'slip' ? words.slipPrinted : words.printed;
  return what === 'named' ? detail : words[what];
}

/** The text of each step of a history, which is ordered by time. */
export function stepTexts(steps: readonly Step[]): readonly string[] {
  const first = steps.findIndex(({ what }) => what === 'decided');
  return steps.map((step, place) => textOf(step, place > first));
}
