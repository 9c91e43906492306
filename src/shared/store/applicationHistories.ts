import type { ApplicationHistories, HistoryRow } from '@/engines/handover/history';
import { recordName } from '@/store/addedOnly';
import { db } from '@/store/journal/db';

/** An application that this counter took over. */
export type TakenOverRow = HistoryRow<'takenOver'>;
/** A decision of this counter, with its slip. */
export type DecisionRow = HistoryRow<'decisions'>;
/** One way in which a visitor handed an application over from this device. */
export type SendingRow = HistoryRow<'sendings'>;
export interface StepRow extends HistoryRow<'steps'> {
  /** Number of this counter's change file that holds the step. */
  file?: number;
  /** When another counter's step was received here, in milliseconds since 1970; not shared. */
  seenAt?: number;
}

export const takenOverTable = db.table<TakenOverRow, string>('takenOver');
export const decisionsTable = db.table<DecisionRow, [string, number]>('decisions');
export const sendingsTable = db.table<SendingRow, [string, number]>('sendings');
export const stepsTable = db.table<StepRow, string>('steps');

export const NO_HISTORY: ApplicationHistories = {
  takenOver: [],
  decisions: [],
  sendings: [],
  steps: [],
};

interface Named {
  readonly id?: string;
  readonly applicationId: string;
  readonly decided?: number;
  readonly at?: number;
  readonly list?: string;
}

/** Identifies a row within its list. */
const historyName = ({ id, applicationId, decided, at, list }: Named): string => {
  if (id !== undefined) return id;
  // An application is taken over only once, so the time is not needed.
  const time = list === undefined ? (decided ?? at) : undefined;
  return `${String(time ?? '')} ${applicationId}`;
};

/** All rows about applications. In or out of a transaction. */
export async function historyRows(): Promise<ApplicationHistories> {
  return {
    takenOver: await takenOverTable.toArray(),
    decisions: await decisionsTable.toArray(),
    sendings: await sendingsTable.toArray(),
    steps: (await stepsTable.toArray()).map(({ file: _file, ...step }) => step),
  };
}

/** The applications that exist before a restore, and the names of records that it must not add. */
interface Present {
  readonly here: ReadonlySet<string | undefined>;
  readonly excluded: ReadonlySet<string>;
}

/**
 * The rows that a restore adds. Stored rows stay: a decision is signed, and the applicant may
 * already have its slip. An application that exists here and has rows gets no others.
 */
export function historyToAdd(
  incoming: ApplicationHistories,
  stored: ApplicationHistories,
  { here, excluded }: Present,
): ApplicationHistories {
  const all = [...stored.takenOver, ...stored.decisions, ...stored.sendings, ...stored.steps];
  const recorded = new Set(all.flatMap(({ applicationId: id }) => (here.has(id) ? id : [])));
  const missing = <Row extends Named>(rows: readonly Row[], storedRows: readonly Row[]) => {
    const names = new Set(storedRows.map(historyName));
    return rows.filter(
      (row) =>
        !names.has(historyName(row)) &&
        !recorded.has(row.applicationId) &&
        !excluded.has(recordName('visaApplications', row.applicationId)),
    );
  };
  return {
    takenOver: missing(incoming.takenOver, stored.takenOver),
    decisions: missing(incoming.decisions, stored.decisions),
    sendings: missing(incoming.sendings, stored.sendings),
    steps: missing(incoming.steps, stored.steps),
  };
}

/** In a transaction. */
export async function addHistory(history: ApplicationHistories): Promise<void> {
  await takenOverTable.bulkPut(history.takenOver);
  await decisionsTable.bulkPut(history.decisions);
  await sendingsTable.bulkPut(history.sendings);
  await stepsTable.bulkPut(history.steps);
}
