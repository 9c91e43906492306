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

/** Rows about some applications. */
export interface StoredHistory {
  readonly takenOver: readonly TakenOverRow[];
  readonly decisions: readonly DecisionRow[];
}

export const takenOverTable = db.table<TakenOverRow, string>('takenOver');
export const decisionsTable = db.table<DecisionRow, [string, number]>('decisions');

export const NO_HISTORY: StoredHistory = { takenOver: [], decisions: [] };

/** What tells a row from the others of its list. */
export const historyName = (each: { applicationId: string; decided?: number }): string =>
  `${String(each.decided ?? '')} ${each.applicationId}`;

/** All rows about applications. In or out of a transaction. */
export async function historyRows(): Promise<StoredHistory> {
  return { takenOver: await takenOverTable.toArray(), decisions: await decisionsTable.toArray() };
}

/**
 * Stores rows that are missing. Those that are here stay: a decision is signed, and its slip may be
 * in the applicant's hands. In a transaction.
 */
export async function addHistory(history: StoredHistory): Promise<void> {
  const here = await historyRows();
  const isHere = new Set([...here.takenOver, ...here.decisions].map(historyName));
  const isMissing = (each: TakenOverRow | DecisionRow) => !isHere.has(historyName(each));
  await takenOverTable.bulkPut(history.takenOver.filter(isMissing));
  await decisionsTable.bulkPut(history.decisions.filter(isMissing));
}
