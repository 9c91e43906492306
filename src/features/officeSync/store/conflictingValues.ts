import * as v from 'valibot';
import { type Change, FIELD } from '@/engines/officeSync/change';
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
import { changesOf } from './changesets';
import { unsettledTable, type UnsettledRow } from './tables';

/** All changes of the records with conflicts. */
function unsettledChanges(isAsked: (row: UnsettledRow) => boolean): Promise<readonly Change[]> {
  return withDatabase<readonly Change[]>(
    async () => changesOf((await unsettledTable.toArray()).filter(isAsked)),
    () => [],
  );
}

/** All values that lost an unresolved conflict. @throws SaveError */
export async function conflictingValues(): Promise<readonly ConflictingValue[]> {
  const changes = await unsettledChanges(() => true);
  if (changes.length === 0) return [];
  const names = await counterNames();
  return [...merge(changes).values()].flatMap((state) => {
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
  const changes = await unsettledChanges(({ key }) => key === 'visaApplications');
  if (changes.length === 0) return new Map();
  const names = await counterNames();
  const asDecision = (head: Head<Value>) => {
    const { success, output } = v.safeParse(mergedDecisionSchema, head.value);
    if (!success) return [];
    const { status, decided = 0 } = output;
    return [{ status, decided, counter: names.get(head.by?.counter ?? '') ?? '' }];
  };
  return new Map(
    [...merge(changes).values()].flatMap((state) => {
      const decisions = unresolvedDecisions(state).flatMap(asDecision);
      if (!state.isThere || decisions.length === 0) return [];
      return [[state.record, decisions.toSorted((a, b) => a.decided - b.decided)] as const];
    }),
  );
}
