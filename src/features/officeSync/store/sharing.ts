import type { RecordChange } from '@/engines/officeSync/change';
import { contradicting, isThere } from '@/engines/officeSync/cells';
import { sharedFields, withChanges } from '@/engines/officeSync/sharedFields';
import { isRecord } from '@/lib/json';
import { SaveError } from '@/store/errors';
import { readAllContent } from '@/store/allContent';
import { commit } from '@/store/journal/commit';
import { withDatabase } from '@/store/journal/database';
import { fragment, type Rewrite } from '@/store/journal/text';
import type { LostText, Sharing } from '@/store/office/sharing';
import { sharedDigests } from './documents';
import { recordCommit } from './stamps';
import { counterNames, lostTextsTable, stampsTable } from './tables';

const conflictingDecisions: Sharing['conflictingDecisions'] = async () => {
  const rows = await withDatabase(
    async () => (await stampsTable.where('twice').equals(1).toArray()).filter(isThere),
    () => [],
  );
  if (rows.length === 0) return new Map();
  const names = await counterNames();
  return new Map(
    rows.map(({ record, decisions = [] }) => [
      record,
      contradicting(decisions)
        .map(({ value: { status, decided, counter } }) => ({
          status,
          decided,
          counter: names.get(counter) ?? '',
        }))
        .toSorted((a, b) => a.decided - b.decided),
    ]),
  );
};

/** The newest first. */
const lostTexts: Sharing['lostTexts'] = async () => {
  const rows = await withDatabase(
    () => lostTextsTable.toArray(),
    () => [],
  );
  if (rows.length === 0) return [];
  const [names, content] = [await counterNames(), await readAllContent()];
  return rows.toReversed().map(({ id = 0, key, record, counter, ...row }) => {
    const item = content.get(key)?.find((each) => key === 'settings' || each.id === record);
    const fields = item && sharedFields(key, JSON.parse(item.text)).get(record)?.fields;
    const current = fields?.[row.field];
    return { ...row, id, key, record, fields, current, counter: names.get(counter) ?? '' };
  });
};

/** @throws SaveError `conflict` if the record is gone */
async function settleLostText(
  { id, key, record, field, value }: LostText,
  isBack: boolean,
): Promise<void> {
  const cells = { [field]: [1, '', value] as const };
  const changes = new Map<string, RecordChange>([[record, { key, record, cells, gone: {} }]]);
  const change: Rewrite = (items) => {
    const at = items.findIndex((each) => key === 'settings' || each.id === record);
    const item = items[at];
    if (item === undefined) throw new SaveError('conflict');
    const stored: unknown = JSON.parse(item.text);
    const next = withChanges(key, isRecord(stored) ? stored : undefined, changes);
    return items.with(at, { ...item, ...fragment(next) });
  };
  await commit({
    changes: isBack ? [{ key, change }] : [],
    rows: () => lostTextsTable.delete(id),
  });
}

export const sharing: Sharing = {
  recordCommit,
  lostTexts,
  settleLostText,
  conflictingDecisions,
  sharedDigests,
};
