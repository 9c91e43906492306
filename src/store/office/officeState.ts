import type { DocumentKind } from '@/domain/application';
import { withDatabase } from '../journal/database';
import { db, type OfficeState } from '../journal/db';
import { type ConflictingDecision, loadSharing } from './sharing';

/** This counter's state in its office; undefined if it never joined one. @throws SaveError */
export function officeState(): Promise<OfficeState | undefined> {
  return withDatabase(
    async () => (await db.meta.get('database'))?.office,
    () => undefined,
  );
}

/** Whether this counter shares its changes with its office. @throws SaveError */
export async function sharesChanges(): Promise<boolean> {
  return (await officeState())?.isInStep === true;
}

/** The SHA-256 of each document of an application that its office has shared. @throws SaveError */
export async function officeDigests(
  applicationId: string,
): Promise<ReadonlyMap<DocumentKind, unknown>> {
  if (!(await sharesChanges())) return new Map();
  return (await loadSharing()).sharedDigests(applicationId);
}

/** Decisions of several counters that contradict each other, by application. @throws SaveError */
export async function contradictingDecisions(): Promise<
  ReadonlyMap<string, readonly ConflictingDecision[]>
> {
  if (!(await sharesChanges())) return new Map();
  return (await loadSharing()).conflictingDecisions();
}
