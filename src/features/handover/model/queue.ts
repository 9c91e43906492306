import type { VisaApplication } from '@/domain/application';
import { countsAsOpen, type Step } from '@/domain/applicationHistory';

export const QUEUES = ['waiting', 'twice', 'processing', 'decided'] as const;
/** The state of an application at the counter; `twice`: counters decided differently. */
export type QueueName = (typeof QUEUES)[number];
export type Queues = Readonly<Record<QueueName, readonly VisaApplication[]>>;

/** An application is marked from this many days before its travel date. */
const NEAR_DAYS = 3;
const DAY_MS = 86_400_000;

/** Days until a travel date, negative once it has passed; undefined if it is far off. */
export function daysToTravel(travelDate: string, today: string): number | undefined {
  const days = (Date.parse(`${travelDate}T00:00Z`) - Date.parse(`${today}T00:00Z`)) / DAY_MS;
  return days <= NEAR_DAYS ? days : undefined;
}

/**
 * A sort key: by travel date, then those without one, last those whose date has passed; on the same
 * day the oldest first.
 */
function rank({ travelDate, submissionDate, id }: VisaApplication, day: string): string {
  const isDate = /^\d{4}-\d\d-\d\d$/.test(travelDate);
  const when = isDate ? `${travelDate < day ? '~~' : ''}${travelDate}` : '~';
  return `${when} ${submissionDate} ${id}`;
}

interface Decided {
  /** Ids of applications that counters decided differently. */
  readonly twice: ReadonlySet<string>;
  /** When applications were decided today, by id. */
  readonly today: ReadonlyMap<string, number>;
}

function queueOf({ id, status }: VisaApplication, { twice, today }: Decided) {
  if (twice.has(id)) return 'twice';
  if (status === 'Submitted') return 'waiting';
  if (status === 'Processing') return 'processing';
  return today.has(id) ? 'decided' : undefined;
}

/**
 * Sorts each application into one queue at most. Those decided today come newest first. @param day
 * Today, `YYYY-MM-DD`.
 */
export function queuesOf(
  applications: readonly VisaApplication[],
  decided: Decided,
  day: string,
): Queues {
  const ranked: Record<QueueName, [string, VisaApplication][]> = {
    waiting: [],
    twice: [],
    processing: [],
    decided: [],
  };
  for (const each of applications) {
    const name = queueOf(each, decided);
    if (name) ranked[name].push([rank(each, day), each]);
  }
  const inOrder = (name: QueueName) =>
    ranked[name].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, each]) => each);
  const at = ({ id }: VisaApplication) => decided.today.get(id) ?? 0;
  return {
    waiting: inOrder('waiting'),
    twice: inOrder('twice'),
    processing: inOrder('processing'),
    decided: inOrder('decided').toSorted((a, b) => at(b) - at(a)),
  };
}

/** What the queue shows of an application's history; times are in milliseconds since 1970. */
export interface QueueRecord {
  /** When it was received or last decided. */
  readonly since?: number;
  /** The status that was decided then. */
  readonly decision?: string;
  /** The other counter that was the last to open it, a short time ago. */
  readonly elsewhere?: { readonly counter: string; readonly at: number };
}

/**
 * @param steps Oldest first. What another counter opened counts from its arrival here if that
 * counter's clock is ahead. @param own The name of this counter.
 */
export function queueRecords(
  steps: readonly (Step & { readonly applicationId: string; readonly seenAt?: number })[],
  own: string,
  now: number,
): ReadonlyMap<string, QueueRecord> {
  const records = new Map<string, QueueRecord>();
  for (const { applicationId: id, what, at, seenAt = at, counter, detail } of steps) {
    if (what === 'received') records.set(id, { since: at });
    if (what === 'decided') records.set(id, { since: at, decision: detail });
    const openedAt = Math.min(at, seenAt);
    const isElsewhere = counter !== own && counter !== '' && countsAsOpen(openedAt, now);
    if (what === 'opened' && isElsewhere)
      records.set(id, { ...records.get(id), elsewhere: { counter, at: openedAt } });
  }
  return records;
}

/**
 * The application after the current one, which may have left the queue; after the last comes the
 * first. Those that another counter has opened come last.
 */
export function nextIn(
  queue: readonly VisaApplication[],
  current: VisaApplication | undefined,
  day: string,
  records?: ReadonlyMap<string, QueueRecord>,
): VisaApplication | undefined {
  const own = queue.findIndex(({ id }) => id === current?.id);
  const others = queue.filter((_, place) => place !== own);
  const isLater = (each: VisaApplication) =>
    current === undefined || rank(each, day) > rank(current, day);
  const from = own < 0 ? Math.max(0, others.findIndex(isLater)) : own;
  const inTurn = [...others.slice(from), ...others.slice(0, from)];
  return inTurn.find(({ id }) => records?.get(id)?.elsewhere === undefined) ?? inTurn[0];
}
