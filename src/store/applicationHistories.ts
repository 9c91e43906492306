import type { ApplicationHistories } from '@/engines/handover/history';
import { db } from './journal/db';

export const NO_HISTORY: ApplicationHistories = { takenOver: [], decisions: [] };

/** What tells a row from the others of its list. */
export const historyName = (each: { applicationId: string; decided?: number }): string =>
  `${String(each.decided ?? '')} ${each.applicationId}`;

/** All rows about applications. In or out of a transaction. */
export async function historyRows(): Promise<ApplicationHistories> {
  return { takenOver: await db.takenOver.toArray(), decisions: await db.decisions.toArray() };
}

/**
 * Stores rows that are missing. Those that are here stay: a decision is signed, and its slip may be
 * in the applicant's hands. In a transaction.
 */
export async function addHistory({ takenOver, decisions }: ApplicationHistories): Promise<void> {
  const here = await historyRows();
  const isHere = new Set([...here.takenOver, ...here.decisions].map(historyName));
  await db.takenOver.bulkPut(takenOver.filter((each) => !isHere.has(historyName(each))));
  await db.decisions.bulkPut(decisions.filter((each) => !isHere.has(historyName(each))));
}
