/**
 * How an application was passed on. `shared`: another app took it · `said`: the visitor says that it
 * is sent · `mailed`, `messaged`, `saved`, `copied` and `shown`: made ready to be sent · `undone`:
 * the visitor says that nothing before was sent
 */
export const SENDING_WAYS = [
  'shared',
  'mailed',
  'messaged',
  'said',
  'saved',
  'copied',
  'shown',
  'undone',
] as const;
export type SendingWay = (typeof SENDING_WAYS)[number];

/** What a visitor did to pass an application on; in milliseconds since 1970. */
export interface Sending {
  readonly how: SendingWay;
  readonly at: number;
}

/**
 * What the office did with an application. `received`, `documents`: it came here, or documents of
 * it · `archived`: put into a file of its own · `named`: of no application, but of a counter, whose
 * id is in its place: who works there from then on
 */
export const STEP_KINDS = [
  'received',
  'documents',
  'opened',
  'decided',
  'printed',
  'archived',
  'named',
] as const;

/** A step of the office's record of an application. Steps are added, and never changed. */
export interface Step {
  readonly what: (typeof STEP_KINDS)[number];
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The name of the counter then; empty where there is only one. */
  readonly counter: string;
  /** How it was received, the status that was decided, or what was printed. */
  readonly detail: string;
  /** A private note, which stays in the office. */
  readonly note: string;
  /** Of a decision; earlier versions have it only with the slip. */
  readonly slipNote?: string;
  /** Who worked at the counter, as they call themselves. */
  readonly person?: string;
}

const DAY_MS = 86_400_000;
/** Whether a time is of a clock that was wrong: more than a day ahead. Both in milliseconds since 1970. */
const isAhead = (at: number, now: number) => at > now + DAY_MS;

/** Steps in their order, oldest first; those of a clock that was ahead come before all others. */
export function inOrder<Kept extends Pick<Step, 'at'>>(
  steps: readonly Kept[],
  now: number,
): readonly Kept[] {
  const place = ({ at }: Kept) => (isAhead(at, now) ? at - Number.MAX_SAFE_INTEGER : at);
  return steps.toSorted((one, other) => place(one) - place(other));
}

/** When a new step counts as made: after those before it, whatever clock they had. */
export function timeAfter(steps: readonly Pick<Step, 'at'>[], now: number): number {
  return steps.reduce((time, { at }) => (isAhead(at, now) ? time : Math.max(time, at + 1)), now);
}

/** How long an application that a counter opened counts as open there; a decision ends it. */
const OPENED_MS = 900_000;
/** Counters' clocks differ by less. */
const CLOCK_TOLERANCE_MS = 60_000;

/** Whether what was opened then still counts as open; a time to come is that of a wrong clock. */
export function countsAsOpen(at: number, now: number): boolean {
  return now - at < OPENED_MS && now - at > -CLOCK_TOLERANCE_MS;
}
