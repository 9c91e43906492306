import { type Change, FIELD, SETTINGS, type SharedKey } from '@/engines/officeSync/change';
import { changesBetween, type RecordEdit } from '@/engines/officeSync/changesBetween';
import { newHexId } from '@/engines/officeSync/folderFile';
import { merge, mergeInSteps, nameOf, type RecordState } from '@/engines/officeSync/merge';
import { type Fields, sharedFields } from '@/engines/officeSync/sharedFields';
import { PUBLISHED_KEYS } from '@/domain/published';
import { runStepsInSlices } from '@/lib/async/slices';
import { SaveError } from '@/store/errors';
import { reconcileKeys } from '@/store/journal/commit';
import { withDatabase, writeTables, writeTransaction } from '@/store/journal/database';
import { stepsTable } from '@/store/applicationHistories';
import { stepsMetadata } from '@/store/applicationSteps';
import { DATA_VERSION, db } from '@/store/journal/db';
import { loadState, type KeyState } from '@/store/journal/journal';
import { takeSnapshot } from '@/store/journal/snapshots';
import { composeHash, type StoredItem } from '@/store/journal/text';
import type { ContentKey } from '@/domain/registry';
import { CONTENT_KEYS } from '@/store/keys';
import { announce } from '@/store/local/changeEvents';
import { publicationState } from '@/store/publicationState';
import { counterNameIn, currentFields } from './changeLog';
import { allChangesets } from './changesets';
import {
  initialSettings,
  historyReader,
  metadataEdit,
  sharedIn,
  recordChanges,
} from './recordChanges';

/** The content as it was before the first edit. */
interface Origin {
  /** Records of the demo, by `nameOf`. */
  readonly demo: ReadonlyMap<string, Fields>;
  /** Whether a record equals that of the demo or publication. */
  readonly isUntouched: (
    key: ContentKey,
    items: readonly StoredItem[],
  ) => (item: StoredItem) => boolean;
}

/** @throws SaveError */
async function originOfContent(): Promise<Origin> {
  const [{ seed }, published] = await Promise.all([
    import('@/domain/seed/seed'),
    publicationState(),
  ]);
  const { menus, settings, publication: _publication, ...lists } = seed;
  const texts = new Set<string>();
  const demo = new Map([[nameOf({ key: 'settings', record: SETTINGS }), initialSettings()]]);
  const all = { ...lists, menus: [menus], settings: settings ? [settings] : [] };
  for (const key of PUBLISHED_KEYS)
    for (const stored of all[key]) {
      texts.add(JSON.stringify(stored));
      for (const [record, fields] of sharedFields(key, stored))
        demo.set(nameOf({ key, record }), fields);
    }
  const isUntouched: Origin['isUntouched'] = (key, items) => {
    const isPublished = published?.hashes[key] === composeHash(items);
    return ({ text }) => isPublished || texts.has(text);
  };
  return { demo, isUntouched };
}

/** Everything that joining would share. In a transaction. */
async function ownRecords(
  epoch: string,
  known: ReadonlyMap<string, RecordState>,
  { demo, isUntouched: untouched }: Origin,
): Promise<RecordEdit[]> {
  const read = new Set((await db.marks.toArray()).map(({ kind, id }) => `${kind} ${id}`));
  const historyOf = await historyReader();
  const own: RecordEdit[] = [];
  for (const key of CONTENT_KEYS) {
    const { items } = await loadState(key, epoch);
    const isUntouched = untouched(key, items);
    const unknown = (item: StoredItem) => !known.has(nameOf({ key, record: item.id ?? '' }));
    const kept = items.filter((item) => !(isUntouched(item) && unknown(item)));
    for (const [record, after] of sharedIn(key, kept)) {
      const name = nameOf({ key, record });
      const metadata: Record<string, unknown> =
        key === 'visaApplications' ? { ...historyOf(record, after) } : {};
      if (known.get(name)?.fields.has(FIELD.takenOver)) delete metadata[FIELD.takenOver];
      if (key === 'contactMessages' && read.has(`readMessage ${record}`))
        metadata[FIELD.read] = true;
      const before = known.has(name) ? undefined : demo.get(name);
      own.push({ key, record, before, after, metadata, isJoining: true });
    }
  }
  const steps = stepsMetadata(await stepsTable.toArray()).map(metadataEdit);
  return [...own, ...steps.filter((each) => !known.has(nameOf(each)))];
}

const count = (records: readonly Pick<Change, 'key'>[]): Partial<Record<SharedKey, number>> => {
  const counts: Partial<Record<SharedKey, number>> = {};
  for (const { key } of records) counts[key] = (counts[key] ?? 0) + 1;
  return counts;
};

/** Preview of joining: numbers of records by key. */
export interface JoinPreview {
  /** The names of the office's counters, by id. */
  readonly counters: ReadonlyMap<string, string>;
  readonly there: Partial<Record<SharedKey, number>>;
  readonly added: Partial<Record<SharedKey, number>>;
  readonly changed: Partial<Record<SharedKey, number>>;
}

/** Compares the stored content with the changes of an office, without changing anything. @throws SaveError */
export async function previewJoin(changes: readonly Change[]): Promise<JoinPreview> {
  await reconcileKeys(CONTENT_KEYS);
  const origin = await originOfContent();
  const known = await runStepsInSlices(mergeInSteps(changes));
  const own = await withDatabase(
    () => writeTransaction(db.tables, ({ epoch }) => ownRecords(epoch, known, origin)),
    () => [],
  );
  const source = { by: { counter: '', at: 0 }, clock: 0, newId: () => '' };
  const isNews = (each: RecordEdit) =>
    changesBetween([{ ...each, metadata: {} }], known, source).length > 0;
  const isKnown = (each: RecordEdit) => known.has(nameOf(each));
  const states = [...known.values()].filter(({ isThere }) => isThere);
  const names = states.filter(({ key }) => key === 'counters');
  return {
    counters: new Map(names.map((each) => [each.record, counterNameIn(currentFields(each))])),
    there: count(states),
    added: count(own.filter((each) => !isKnown(each))),
    changed: count(own.filter((each) => isKnown(each) && isNews(each))),
  };
}

/**
 * Joins the office: takes a restore point, shares the stored content, and from then on every commit.
 * Edits of other counters win over earlier local ones. @throws SaveError; it has not joined then
 */
export async function joinOffice(name: string): Promise<void> {
  await reconcileKeys(CONTENT_KEYS);
  const origin = await originOfContent();
  await withDatabase(
    () =>
      writeTransaction(db.tables, async (meta) => {
        const now = Date.now();
        const stored = (await allChangesets()).flatMap(({ changes }) => changes);
        const known = merge(stored);
        const counter = meta.office?.counter ?? newHexId();
        const before = meta.office ?? { clock: 0, lastSeq: 0 };
        const office = { ...before, counter, name, isInStep: true, mustCompare: stored.length > 0 };
        const joined = { ...meta, dataVersion: DATA_VERSION, office };
        await db.meta.put(joined);
        const all: KeyState[] = [];
        for (const key of CONTENT_KEYS) all.push(await loadState(key, meta.epoch));
        await takeSnapshot('joining', all, now);
        const own = await ownRecords(meta.epoch, known, origin);
        own.push(metadataEdit({ key: 'counters', record: counter, fields: { name } }));
        await recordChanges(own, joined, stored, now);
      }),
    () => {
      throw new SaveError('blocked');
    },
    'write',
  );
  announce('settings');
}

/** Leaves the office; content and known changes are kept. @throws SaveError */
export async function leaveOffice(): Promise<void> {
  await writeTables([], async (meta) => {
    if (meta.office) await db.meta.put({ ...meta, office: { ...meta.office, isInStep: false } });
  });
  announce('settings');
}
