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
import { withDatabase } from '@/store/journal/database';
import { CONTENT_KEYS } from '@/store/keys';
import type { ConflictingDecision, ConflictingValue } from '@/store/office/sharing';
import { counterNames, commitMetadata } from './changeLog';
import { rowsOf } from './recordChanges';
import { type ChangeRow, unsettledTable, type UnsettledRow } from './tables';

/** All changes of the records with conflicts. */
function unsettledRows(isAsked: (row: UnsettledRow) => boolean): Promise<readonly ChangeRow[]> {
  return withDatabase<readonly ChangeRow[]>(
    async () => {
      const records = (await unsettledTable.toArray()).filter(isAsked);
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
