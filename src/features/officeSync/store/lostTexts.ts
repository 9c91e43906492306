import type { RecordChange } from '@/engines/officeSync/change';
import { sharedFields, withChanges } from '@/engines/officeSync/sharedFields';
import { isRecord } from '@/lib/json';
import { SaveError } from '@/store/errors';
import { readAllContent } from '@/store/allContent';
import { commit } from '@/store/journal/commit';
import { withDatabase } from '@/store/journal/database';
import { fragment, type Rewrite } from '@/store/keys';
import type { ContentKey } from '@/domain/registry';
import { counterNames } from '@/shared/store/office';
import { lostTextsTable } from './tables';

/** A text of this counter that another counter's text has replaced. */
export interface LostText {
  readonly id: number;
  readonly key: ContentKey;
  readonly record: string;
  readonly field: string;
  readonly value: unknown;
  readonly current: unknown;
  /** All current fields of its record, to name it on screen; undefined if it was deleted. */
  readonly fields: Readonly<Record<string, unknown>> | undefined;
  /** The name of the other counter; empty if unknown. */
  readonly counter: string;
  /** When it was received here; milliseconds since 1970. */
  readonly at: number;
}

/** The latest texts of this counter that others have replaced, the newest first. @throws SaveError */
export async function lostTexts(): Promise<readonly LostText[]> {
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
}

/**
 * Removes a text from `lostTexts`, and restores it if `isBack`.
 * @throws SaveError `conflict` if the record is gone
 */
export async function settleLostText(
  { id, key, record, field, value }: LostText,
  isBack: boolean,
): Promise<void> {
  const cells = { [field]: [1, '', value] as const };
  const changes = new Map<string, RecordChange>([[record, { key, record, cells, gone: {} }]]);
  const rewrite: Rewrite = (items) => {
    const at = items.findIndex((each) => key === 'settings' || each.id === record);
    const item = items[at];
    if (item === undefined) throw new SaveError('conflict');
    const stored: unknown = JSON.parse(item.text);
    const next = withChanges(key, isRecord(stored) ? stored : undefined, changes);
    return items.with(at, { ...item, ...fragment(next) });
  };
  await commit({
    changes: isBack ? [{ key, rewrite }] : [],
    rows: () => lostTextsTable.delete(id),
  });
}
