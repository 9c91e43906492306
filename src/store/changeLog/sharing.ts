import { withDatabase } from '../journal/database';
import { db } from '../journal/db';
import type { ConflictingDecision } from './conflictingValues';

/** Whether this counter shares its changes with its office. @throws SaveError */
export function sharesChanges(): Promise<boolean> {
  return withDatabase(
    async () => (await db.meta.get('database'))?.office?.isInStep === true,
    () => false,
  );
}

/** Decisions of several counters that contradict each other, by application. @throws SaveError */
export async function contradictingDecisions(): Promise<
  ReadonlyMap<string, readonly ConflictingDecision[]>
> {
  if (!(await sharesChanges())) return new Map();
  const { conflictingDecisions } = await import('./conflictingValues');
  return conflictingDecisions();
}
