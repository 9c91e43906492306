import { countDifferences, type IncomingRecord } from '@/engines/backup/comparison';
import type { PreparedRestore } from '@/features/backup/model/preparedRestore';
import { type ImportIssue, titleOf } from '@/features/content/model/incoming';
import { withUsableSlugs } from '@/features/content/model/slugs';
import { mergeList, PUBLISHED_MENUS } from '@/features/publication/model/changes';
import { type Publication, publicationFile, type PublishedContent } from '@/engines/publication';
import { PUBLISHED_KEYS } from '@/domain/published';
import { recordPlace } from '@/features/content/model/contentTypeConfigs';
import { isRecord } from '@/lib/json';
import { withDatabase, writeTables, writeTransaction } from '@/store/journal/database';
import { db } from '@/store/journal/db';
import { composeHash, recordId, type StoredItem } from '@/store/journal/text';
import {
  currentPublicationState,
  recordPublication,
  putPublicationRow,
  putPublicationState,
  publishedFragments,
  seenOnHost,
} from '@/store/publicationState';
import { readAllContent } from '@/store/allContent';
import { type IncomingContent, dryRun, type RestorePreview, restore } from '@/store/restore';
import type { ContentKey } from '@/domain/registry';

/** A publication made or taken over here; the newest ten are kept. */
export interface PublicationRow {
  id: string;
  number: number;
  /** ISO 8601, UTC. */
  publishedAt: string;
  /** The whole file. */
  text: string;
}

/** A file that the administrator chose, to write it again without a dialog. */
interface FileHandleRow {
  name: 'content.json';
  handle: FileSystemFileHandle;
}

const publicationsTable = db.table<PublicationRow, string>('publications');
const placesTable = db.table<FileHandleRow, string>('places');

const MAX_KEPT = 10;

/** The newest ten made or taken over here, newest first. @throws SaveError */
export async function storedPublications(): Promise<readonly PublicationRow[]> {
  const rows = await withDatabase<PublicationRow[]>(
    () => publicationsTable.toArray(),
    () => [],
  );
  return rows.toSorted((a, b) => b.number - a.number || (a.publishedAt < b.publishedAt ? 1 : -1));
}

/** In a transaction. */
async function storePublication(
  { id, number, publishedAt }: Publication,
  text: string,
): Promise<void> {
  await publicationsTable.put({ id, number, publishedAt, text });
  const kept = await publicationsTable.toCollection().sortBy('number');
  await publicationsTable.bulkDelete(kept.slice(0, -MAX_KEPT).map((each) => each.id));
}

/** Stores this device's publication, for comparisons without a network. @throws SaveError */
export async function storeOwnPublication(publication: Publication): Promise<void> {
  if ((await storedPublications()).some(({ id }) => id === publication.id)) return;
  const text = await publicationFile(publication);
  await writeTables([publicationsTable], () => storePublication(publication, text));
}

/**
 * Records that this device has published. Its content counts as edited from now on, so that no
 * publication of the host replaces it automatically. What the host had stays recorded until it is
 * asked again. @throws SaveError
 */
export async function recordOwnPublication(publication: Publication, text: string): Promise<void> {
  const state = {
    id: publication.id,
    number: publication.number,
    hashes: {},
    seen: await seenOnHost(),
  };
  await withDatabase(
    () =>
      writeTransaction([publicationsTable, db.publicationState], async () => {
        await putPublicationRow(state);
        await storePublication(publication, text);
      }),
    () => putPublicationState(state),
    'write',
  );
}

/** The file that can be written without a dialog. @throws SaveError */
export function publicationFileHandle(): Promise<FileSystemFileHandle | undefined> {
  return withDatabase(
    async () => (await placesTable.get('content.json'))?.handle,
    () => undefined,
  );
}

/** @throws SaveError */
export async function storeFileHandle(handle: FileSystemFileHandle): Promise<void> {
  await writeTables([placesTable], () => placesTable.put({ name: 'content.json', handle }));
}

/**
 * Whether published content was edited since the first start or the publication last taken over;
 * always true after publishing here. @throws SaveError
 */
export async function hasUnpublishedEdits(): Promise<boolean> {
  const { hashes } = await currentPublicationState();
  const stored = await readAllContent();
  return PUBLISHED_KEYS.some((key) => composeHash(stored.get(key) ?? []) !== hashes[key]);
}

const toIncoming = (record: unknown): IncomingRecord => ({
  id: recordId(record),
  record,
  raw: record,
});
const valuesOf = (items: readonly { text: string }[]) =>
  items.map(({ text }): unknown => JSON.parse(text)).filter(isRecord);

/** A publication from elsewhere, compared with the stored content. */
export interface PreparedTakeOver {
  readonly incoming: PreparedRestore['incoming'];
  readonly effects: PreparedRestore['effects'];
  /** After a merge: records with a field that both sides changed; the local value stays. */
  readonly conflicts: ReadonlyMap<ContentKey, readonly unknown[]>;
  /** After a merge: the records that become drafts, and why. */
  readonly drafts: readonly ImportIssue[];
}

const countsOf = ({ pairings }: RestorePreview) =>
  new Map([...pairings].map(([key, pairing]) => [key, countDifferences(pairing)]));

function mergedMenus(
  base: PublishedContent | undefined,
  mine: readonly Record<string, unknown>[],
  theirs: PublishedContent,
) {
  const [stored = {}] = mine;
  const lists = PUBLISHED_MENUS.map((name) => {
    const items = stored[name];
    const own = Array.isArray(items) ? items.filter(isRecord) : [];
    return [name, mergeList(base?.menus[name], own, theirs.menus[name])] as const;
  });
  return {
    records: [
      { ...stored, ...Object.fromEntries(lists.map(([name, { records }]) => [name, records])) },
    ],
    conflicts: lists.flatMap(([, { conflicts }]) => conflicts),
  };
}

/**
 * Compares a publication with the stored content, without changing it. Local drafts stay: a
 * publication has none.
 * @param base the common ancestor, if known @throws SaveError
 */
export async function prepareTakeOver(
  { content }: Publication,
  base: PublishedContent | undefined,
): Promise<PreparedTakeOver> {
  const stored = await readAllContent();
  const merge = new Map<ContentKey, readonly IncomingRecord[]>();
  const replace = new Map<ContentKey, readonly IncomingRecord[]>();
  const conflicts = new Map<ContentKey, readonly unknown[]>();
  const drafts: ImportIssue[] = [];
  for (const key of PUBLISHED_KEYS) {
    const items: readonly StoredItem[] = stored.get(key) ?? [];
    const [mine, theirs] = [valuesOf(items), valuesOf(publishedFragments(content, key, items))];
    const ids = new Set(theirs.map(recordId));
    const staying = mine.filter((each) => each['published'] === false && !ids.has(recordId(each)));
    replace.set(key, [...theirs, ...staying].map(toIncoming));
    const old = base && valuesOf(publishedFragments(base, key, items));
    const merged =
      key === 'menus' ? mergedMenus(base, mine, content) : mergeList(old, mine, theirs);
    conflicts.set(key, merged.conflicts);
    const records = merged.records.map(toIncoming);
    const note = (at: number, reason: string) =>
      drafts.push({ place: recordPlace(key, titleOf(records[at]?.record)), reason });
    merge.set(
      key,
      withUsableSlugs(key, records, () => [], note),
    );
  }
  const [merging, replacing] = [await dryRun(merge), await dryRun(replace)];
  return {
    incoming: { content: { add: merge, replace }, hashes: replacing.hashes },
    effects: { add: countsOf(merging), replace: countsOf(replacing) },
    conflicts,
    drafts,
  };
}

/**
 * Stores a merged or replacing publication atomically, after a snapshot. @throws SaveError
 * `conflict` if something has changed since the comparison
 */
export async function takeOverPublication(
  publication: Publication,
  incoming: IncomingContent,
  hashes: RestorePreview['hashes'],
): Promise<void> {
  const { id, number } = publication;
  const text = await publicationFile(publication);
  await restore(incoming, 'replace', {
    hashes,
    rows: async () => {
      await putPublicationRow({ id, number, hashes: {} });
      await storePublication(publication, text);
    },
  });
  await recordPublication(publication);
}
