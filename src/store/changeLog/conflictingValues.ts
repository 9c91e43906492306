import * as v from 'valibot';
import { FIELD } from '@/engines/officeSync/change';
import { accepts } from '@/engines/officeSync/fieldTypes';
import type { Head } from '@/engines/officeSync/heads';
import {
  unresolvedDecisions,
  mergedDecisionSchema,
  merge,
  nameOf,
  openFields,
  overruledDeletions,
  type Value,
} from '@/engines/officeSync/merge';
import { withDatabase } from '../journal/database';
import { type ChangeRow, db, type UnsettledRow } from '../journal/db';
import type { ContentKey } from '@/domain/registry';
import { CONTENT_KEYS } from '../keys';
import { counterNames, commitMetadata } from './changeLog';
import { rowsOf } from './recordChanges';

/** A value that is not used: another won, or its type cannot show it. Of another counter or of before this one joined. */
export interface ConflictingValue {
  readonly key: ContentKey;
  readonly record: string;
  readonly id: string;
  /** `#deleted` for a record that was deleted at one counter and edited at another. */
  readonly field: string;
  readonly value: unknown;
  /** Whether the record's type can show it. */
  readonly isAccepted: boolean;
  readonly current: unknown;
  /** All current fields of its record, for its name. */
  readonly fields: Readonly<Record<string, unknown>>;
  /** The name of the counter; empty if unknown. */
  readonly counter: string;
  /** By that counter's clock, in milliseconds since 1970; 0 if unknown. */
  readonly at: number;
}

/** All changes of the records with conflicts. */
function unsettledRows(isMeant: (row: UnsettledRow) => boolean): Promise<readonly ChangeRow[]> {
  return withDatabase<readonly ChangeRow[]>(
    async () => {
      const records = (await db.unsettled.toArray()).filter(isMeant);
      return records.length === 0 ? [] : rowsOf(records);
    },
    () => [],
  );
}

/** All values that lost an unresolved conflict. @throws SaveError */
export async function conflictingValues(): Promise<readonly ConflictingValue[]> {
  const rows = await unsettledRows(() => true);
  if (rows.length === 0) return [];
  const names = await counterNames();
  return [...merge(rows).values()].flatMap((state) => {
    const { record } = state;
    const key = CONTENT_KEYS.find((each) => each === state.key);
    if (!state.isThere || key === undefined) return [];
    const fields = Object.fromEntries(
      [...state.fields].map(([name, [head]]) => [name, head?.value] as const),
    );
    const asValue = (field: string, head: Head<Value>): ConflictingValue => ({
      id: `value ${nameOf(state)} ${field} ${head.id}`,
      key,
      record,
      field,
      fields,
      value: head.value,
      isAccepted: accepts(key, field, head.value),
      current: fields[field],
      counter: names.get(head.by?.counter ?? '') ?? '',
      at: head.by?.at ?? 0,
    });
    return [
      ...openFields(state).flatMap(([field, heads]) =>
        heads.slice(1).map((head) => asValue(field, head)),
      ),
      ...overruledDeletions(state).map((head) => asValue(FIELD.deleted, head)),
    ];
  });
}

/** Makes one value the only one of its field at all counters. @throws SaveError */
export function resolveConflict(
  { key, record, field }: ConflictingValue,
  value: unknown,
): Promise<void> {
  return commitMetadata([
    { key, record, fields: { [field]: field === FIELD.deleted ? [] : value } },
  ]);
}

/** One of several conflicting decisions about an application. */
export interface ConflictingDecision {
  readonly status: string;
  readonly counter: string;
  /** Seconds since 1970. */
  readonly decided: number;
}

/** Unresolved decisions of several counters, by application, the oldest first. @throws SaveError */
export async function conflictingDecisions(): Promise<
  ReadonlyMap<string, readonly ConflictingDecision[]>
> {
  const rows = await unsettledRows(({ key }) => key === 'visaApplications');
  if (rows.length === 0) return new Map();
  const names = await counterNames();
  const asDecision = (head: Head<Value>) => {
    const { success, output } = v.safeParse(mergedDecisionSchema, head.value);
    if (!success) return [];
    const { status, decided = 0 } = output;
    return [{ status, decided, counter: names.get(head.by?.counter ?? '') ?? '' }];
  };
  return new Map(
    [...merge(rows).values()].flatMap((state) => {
      const decisions = unresolvedDecisions(state).flatMap(asDecision);
      if (!state.isThere || decisions.length === 0) return [];
      return [[state.record, decisions.toSorted((a, b) => a.decided - b.decided)] as const];
    }),
  );
}
