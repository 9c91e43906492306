import { sameJson } from '../lib/sameJson';

/** One part of a thing that was changed in two places, in words for people. */
export interface Difference {
  readonly label: string;
  readonly mine: string;
  readonly theirs: string;
}

/** How a part of a thing is called and shown. */
export interface Part<Whole> {
  readonly label: string;
  readonly read: (whole: Whole) => unknown;
  /** In words, where it is no plain text; a secret is never shown. */
  readonly show?: (value: unknown) => string;
}

function plain(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.map(plain).join('\n');
  return value === undefined || value === null ? '' : JSON.stringify(value);
}

/** The parts in which two versions differ, in the order of the form. */
export function differences<Whole>(
  parts: readonly Part<Whole>[],
  mine: Whole,
  theirs: Whole,
): Difference[] {
  return parts.flatMap(({ label, read, show = plain }) => {
    const [a, b] = [read(mine), read(theirs)];
    return sameJson(a, b) ? [] : [{ label, mine: show(a), theirs: show(b) }];
  });
}
