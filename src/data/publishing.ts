import type { IncomingRecord } from '@/content/backup/comparison';
import { type Remark, titleOf } from '@/content/backup/incoming';
import { withUsableSlugs } from '@/content/backup/usableSlugs';
import { mergeList, PUBLISHED_MENUS } from '@/content/publication/changes';
import {
  PUBLISHED_KEYS,
  type Publication,
  publicationFile,
  type PublishedContent,
} from '@/content/publication/publication';
import { contentName } from '@/content/types/contentNames';
import { isRecord } from '@/lib/isRecord';
import { withDatabase } from './journal/database';
import { db, type PublicationRow } from './journal/db';
import { composeHash, idOf, type Item } from './journal/text';
import {
  currentPublicationState,
  notePublication,
  putPublicationRow,
  putPublicationState,
  publishedFragments,
} from './publication';
import { readContent } from './recovery/content';
import { type IncomingContent, dryRun, type DryRun, restore } from './recovery/restore';
import type { ContentKey } from './keys';

export type { PublicationRow };

const MAX_KEPT = 10;

/** The newest ten that were made or taken over here, newest first. @throws SaveError */
export async function keptPublications(): Promise<readonly PublicationRow[]> {
  const rows = await withDatabase<PublicationRow[]>(
    () => db.publications.toArray(),
    () => [],
  );
  return rows.toSorted((a, b) => b.number - a.number || (a.publishedAt < b.publishedAt ? 1 : -1));
}

/** In a transaction. */
async function keepRow({ id, number, publishedAt }: Publication, text: string): Promise<void> {
  await db.publications.put({ id, number, publishedAt, text });
  const kept = await db.publications.toCollection().sortBy('number');
  await db.publications.bulkDelete(kept.slice(0, -MAX_KEPT).map((each) => each.id));
}

/** Keeps the publication that this device has, to compare with without a network. @throws SaveError */
export async function keepPublication(publication: Publication): Promise<void> {
  if ((await keptPublications()).some(({ id }) => id === publication.id)) return;
  const text = await publicationFile(publication);
  await withDatabase(
    () => db.transaction('rw', db.publications, () => keepRow(publication, text)),
    () => undefined,
    'write',
  );
}

/**
 * Notes that this device has published. It counts as edited from now on: what the host has never
 * takes the place of what is here by itself. @throws SaveError
 */
export async function notePublished(publication: Publication, text: string): Promise<void> {
  const state = { id: publication.id, number: publication.number, hashes: {} };
  await withDatabase(
    () =>
      db.transaction('rw', db.publications, db.publicationState, async () => {
        await putPublicationRow(state);
        await keepRow(publication, text);
      }),
    () => putPublicationState(state),
    'write',
  );
}

/** Where the file is written with one press. @throws SaveError */
export function publicationPlace(): Promise<FileSystemFileHandle | undefined> {
  return withDatabase(
    async () => (await db.places.get('content.json'))?.handle,
    () => undefined,
  );
}

/** @throws SaveError */
export async function keepPlace(handle: FileSystemFileHandle): Promise<void> {
  await withDatabase(
    () => db.places.put({ name: 'content.json', handle }),
    () => undefined,
    'write',
  );
}

/** Whether anything that is published was edited here since the last publication, or first start. @throws SaveError */
export async function isEditedHere(): Promise<boolean> {
  const { hashes } = await currentPublicationState();
  const stored = await readContent();
  return PUBLISHED_KEYS.some((key) => composeHash(stored.get(key) ?? []) !== hashes[key]);
}

const incoming = (record: unknown): IncomingRecord => ({ id: idOf(record), record, raw: record });
const valuesOf = (items: readonly { text: string }[]) =>
  items.map(({ text }): unknown => JSON.parse(text)).filter(isRecord);

/** A publication of somebody else, compared with what is here. */
export interface PreparedTakeOver {
  readonly arriving: Readonly<Record<'merge' | 'replace', IncomingContent>>;
  /** By a merge: records of which both changed the same field, which stays as it is here. */
  readonly conflicts: ReadonlyMap<ContentKey, readonly unknown[]>;
  /** By a merge: what becomes a draft, and why. */
  readonly drafts: readonly Remark[];
  readonly dryRun: DryRun;
}

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
 * Compares a publication with what is here; nothing is changed. Drafts stay in either way: a
 * publication does not speak of them.
 * @param base what both began with, where that is known
 * @throws SaveError
 */
export async function prepareTakeOver(
  { content }: Publication,
  base: PublishedContent | undefined,
): Promise<PreparedTakeOver> {
  const stored = await readContent();
  const merge = new Map<ContentKey, readonly IncomingRecord[]>();
  const replace = new Map<ContentKey, readonly IncomingRecord[]>();
  const conflicts = new Map<ContentKey, readonly unknown[]>();
  const drafts: Remark[] = [];
  for (const key of PUBLISHED_KEYS) {
    const items: readonly Item[] = stored.get(key) ?? [];
    const [mine, theirs] = [valuesOf(items), valuesOf(publishedFragments(content, key, items))];
    const ids = new Set(theirs.map(idOf));
    const staying = mine.filter((each) => each['published'] === false && !ids.has(idOf(each)));
    replace.set(key, [...theirs, ...staying].map(incoming));
    const old = base && valuesOf(publishedFragments(base, key, items));
    const merged =
      key === 'menus' ? mergedMenus(base, mine, content) : mergeList(old, mine, theirs);
    conflicts.set(key, merged.conflicts);
    const records = merged.records.map(incoming);
    const note = (at: number, reason: string) =>
      drafts.push({ place: `${contentName(key)} (${titleOf(records[at]?.record)})`, reason });
    merge.set(
      key,
      withUsableSlugs(key, records, () => [], note),
    );
  }
  return { arriving: { merge, replace }, conflicts, drafts, dryRun: await dryRun(replace) };
}

/**
 * Merges a publication with what is here, or puts it in its place: all or nothing, after a snapshot.
 * @throws SaveError; `conflict` where something has changed since the comparison
 */
export async function takeOver(
  publication: Publication,
  arriving: IncomingContent,
  stamps: DryRun['stamps'],
): Promise<void> {
  const { id, number } = publication;
  const text = await publicationFile(publication);
  await restore(arriving, 'replace', {
    stamps,
    within: async () => {
      await putPublicationRow({ id, number, hashes: {} });
      await keepRow(publication, text);
    },
  });
  await notePublication(publication);
}
