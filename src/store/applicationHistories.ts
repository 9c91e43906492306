import type { Sending, Step } from '@/domain/applicationHistory';
import type { STATUSES } from '@/domain/status';
import { db } from './journal/db';

/** An application that this counter took over. */
export interface TakenOverRow {
  applicationId: string;
  /** The list as it was sealed, which the office signs. */
  list: string;
  /** The list as this site packs it: tells whether the application has changed since. */
  packed: string;
  keyId: string;
  how: 'camera' | 'scanner' | 'paste' | 'file';
  /** Milliseconds since 1970. */
  at: number;
}

/** A decision of this counter, with its slip. */
export interface DecisionRow {
  applicationId: string;
  mark: string;
  number: number | null;
  status: (typeof STATUSES)[number];
  /** Seconds since 1970. */
  decided: number;
  note: string;
  digits: string;
}

/** What a visitor did here to pass an application on. */
export interface SendingRow extends Sending {
  applicationId: string;
}

export interface StepRow extends Step {
  id: string;
  applicationId: string;
}

/** Rows about some applications. */
export interface StoredHistory {
  readonly takenOver: readonly TakenOverRow[];
  readonly decisions: readonly DecisionRow[];
  readonly sendings: readonly SendingRow[];
  readonly steps: readonly StepRow[];
}

export const takenOverTable = db.table<TakenOverRow, string>('takenOver');
export const decisionsTable = db.table<DecisionRow, [string, number]>('decisions');
export const sendingsTable = db.table<SendingRow, [string, number]>('sendings');
export const stepsTable = db.table<StepRow, string>('steps');

export const NO_HISTORY: StoredHistory = {
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

/** What tells a row from the others of its list. */
export const historyName = ({ id, applicationId, decided, at, list }: Named): string => {
  if (id !== undefined) return id;
  // An application is taken over once.
  const time = list === undefined ? (decided ?? at) : undefined;
  return `${String(time ?? '')} ${applicationId}`;
};

/** All rows about applications. In or out of a transaction. */
export async function historyRows(): Promise<StoredHistory> {
  return {
    takenOver: await takenOverTable.toArray(),
    decisions: await decisionsTable.toArray(),
    sendings: await sendingsTable.toArray(),
    steps: await stepsTable.toArray(),
  };
}

function missing<Row extends Named>(rows: readonly Row[], here: readonly Row[]): readonly Row[] {
  const names = new Set(here.map(historyName));
  return rows.filter((each) => !names.has(historyName(each)));
}

/**
 * Stores rows that are missing. Those that are here stay: a decision is signed, and its slip may be
 * in the applicant's hands. In a transaction.
 */
export async function addHistory(history: StoredHistory): Promise<void> {
  const here = await historyRows();
  await takenOverTable.bulkPut(missing(history.takenOver, here.takenOver));
  await decisionsTable.bulkPut(missing(history.decisions, here.decisions));
  await sendingsTable.bulkPut(missing(history.sendings, here.sendings));
  await stepsTable.bulkPut(missing(history.steps, here.steps));
}
