/**
 * How a visitor handed an application over. `shared`: another app accepted it · `said`: the visitor
 * says that it was sent · `mailed`, `messaged`, `saved`, `copied` and `shown`: prepared to be sent
 * · `undone`: the visitor says that nothing so far was sent
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

/** One hand-over by a visitor; `at` is in milliseconds since 1970. */
export interface Sending {
  readonly how: SendingWay;
  readonly at: number;
}

/**
 * What the office did with an application. `received`, `documents`: it, or documents of it, arrived
 * · `archived`: put into a file of its own · `named`: not about an application, but about the
 * counter whose id is in `applicationId`: who works there from then on
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

/** A step in the office's record of an application. Steps are only added, never changed. */
export interface Step {
  readonly what: (typeof STEP_KINDS)[number];
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The counter's name at that time; empty where there is only one counter. */
  readonly counter: string;
  /** How it was received, the status that was decided, or what was printed. */
  readonly detail: string;
  /** A private note, which stays in the office. */
  readonly note: string;
  /** The note on a decision's slip; earlier versions of the app store it only with the slip. */
  readonly slipNote?: string;
  /** The person at the counter, by the name that they entered. */
  readonly person?: string;
}

const DAY_MS = 86_400_000;
/** Whether a time is from a wrong clock: more than a day ahead. Both in milliseconds since 1970. */
const isAhead = (at: number, now: number) => at > now + DAY_MS;

/** Sorts steps, oldest first; those from a clock that was ahead come before all others. */
export function inOrder<Kept extends Pick<Step, 'at'>>(
  steps: readonly Kept[],
  now: number,
): readonly Kept[] {
  const place = ({ at }: Kept) => (isAhead(at, now) ? at - Number.MAX_SAFE_INTEGER : at);
  return steps.toSorted((one, other) => place(one) - place(other));
}

/** The time of a new step: after all existing ones, except those from a clock that was ahead. */
export function timeAfter(steps: readonly Pick<Step, 'at'>[], now: number): number {
  return steps.reduce((time, { at }) => (isAhead(at, now) ? time : Math.max(time, at + 1)), now);
}

/** For how long an opened application counts as open at a counter, unless it is decided before. */
const OPENED_MS = 900_000;
/** The clocks of counters are assumed to differ by less. */
const CLOCK_TOLERANCE_MS = 60_000;

/** Whether an application opened at `at` counts as open; a future time comes from a wrong clock. */
export function countsAsOpen(at: number, now: number): boolean {
  return now - at < OPENED_MS && now - at > -CLOCK_TOLERANCE_MS;
}
