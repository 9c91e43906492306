import { type Publication, publishedContent, type PublishedContent } from '@/engines/publication';
import { PUBLISHED_KEYS, type PublishedKey } from '@/domain/entries';
import type { Seed } from '@/domain/seed/seed';
import { FEES_FIELD } from '@/domain/visaOptions';
import { isRecord } from '@/lib/json';
import { SaveError } from '@/store/errors';
import { commit, type KeyChange } from '@/store/journal/commit';
import { withDatabase, writeTables } from '@/store/journal/database';
import { db } from '@/store/journal/db';
import { composeHash, type Fragment, fragment, type StoredItem, matchItems } from '@/store/keys';
import { readAllContent } from '@/store/allContent';
import * as repository from '@/store/repository';

/** The publication that this device shows: one row. */
interface PublicationStateRow {
  name: 'here';
  /** Id of the publication; null for the content of the build. */
  id: string | null;
  number: number;
  /** The hash of each key after the publication, or the first start, was stored. */
  hashes: Record<string, string>;
  /** A lower-numbered publication that the host has served since; milliseconds since 1970. */
  lower?: { id: string; seenAt: number } | undefined;
  /** Ids of the last publications that were made or taken over here before this one. */
  known?: string[] | undefined;
  /** When the newest publication of this browser was made; ISO 8601, UTC. */
  publishedAt?: string | undefined;
}

const table = db.table<PublicationStateRow, 'here'>('publicationState');

export type PublicationState = Omit<PublicationStateRow, 'name'>;

/**
 * Undefined if neither a publication nor a first start of this version is recorded, or without a
 * database. @throws SaveError
 */
export function publicationState(): Promise<PublicationState | undefined> {
  return withDatabase(
    () => table.get('here'),
    () => undefined,
  );
}

/** In a transaction. */
export const putPublicationRow = async (state: PublicationState) => {
  await table.put({ ...state, name: 'here' });
};

/** @throws SaveError */
export async function putPublicationState(state: PublicationState): Promise<void> {
  await writeTables([table], () => putPublicationRow(state));
}

/** How many publications this device remembers to have made or taken over. */
const KNOWN_PUBLICATIONS = 10;

/** The state after a publication was made or taken over here; the ones before it stay known. */
export const nextState = (
  { id: before, known = [], publishedAt }: Partial<PublicationState> = {},
  { id, number }: Pick<Publication, 'id' | 'number'>,
  hashes: PublicationState['hashes'],
): PublicationState => ({
  id,
  number,
  hashes,
  known: [...known, ...(before ? [before] : [])].slice(-KNOWN_PUBLICATIONS),
  publishedAt,
});

/** The stored content, limited to what visitors see. */
export function ownContent(): PublishedContent {
  const { settings, menus, pages, posts, sections, visaCards } = repository;
  return publishedContent({
    settings: settings.get(),
    menus: menus.get(),
    pages: pages.list(),
    blogs: posts.list(),
    sections: sections.list(),
    visaCards: visaCards.list(),
  });
}

const hashOf = (records: readonly unknown[]) => composeHash(records.map(fragment));

/** The state after a first start. */
export function seededState({ publication, ...seed }: Seed): PublicationState {
  const { menus, settings, ...lists } = seed;
  const records = { ...lists, menus: [menus], settings: settings ? [settings] : [] };
  return {
    id: publication?.id ?? null,
    number: publication?.number ?? 0,
    hashes: Object.fromEntries(PUBLISHED_KEYS.map((key) => [key, hashOf(records[key])])),
  };
}

/**
 * The records of a key in a publication. Settings keep what no publication has: the mail settings,
 * and the office's reasons for a rejection.
 */
export function publishedFragments(
  content: PublishedContent,
  key: PublishedKey,
  items: readonly StoredItem[],
): Fragment[] {
  if (key === 'menus') return [fragment(content.menus)];
  if (key !== 'settings') return content[key].map(fragment);
  const stored: unknown = items[0] ? JSON.parse(items[0].text) : undefined;
  const { [FEES_FIELD]: _fees, ...own } = isRecord(stored) ? stored : {};
  return [fragment({ ...own, ...content.settings })];
}

export async function currentPublicationState(): Promise<PublicationState> {
  return (await publicationState()) ?? seededState((await import('@/domain/seed/seed')).seed);
}

/**
 * Replaces the content of this device by a publication, atomically, unless something was edited
 * here. Resolves to whether it was replaced; never without a database.
 * @param onWrite called before anything is written, but not if local edits prevent it; may run
 * twice @throws SaveError
 */
export async function applyPublication(
  { id, number, content }: Publication,
  onWrite = () => {},
): Promise<boolean> {
  const before = await withDatabase<PublicationState | undefined>(
    currentPublicationState,
    // Nothing would know what was applied here.
    () => undefined,
  );
  if (!before) return false;
  const hashes: Record<string, string> = {};
  const changes = PUBLISHED_KEYS.map((key): KeyChange => ({
    key,
    rewrite: (items) => {
      if (composeHash(items) !== before.hashes[key]) throw new SaveError('conflict');
      const next = matchItems(items, publishedFragments(content, key, items));
      hashes[key] = composeHash(next);
      if (key === PUBLISHED_KEYS.at(-1)) onWrite();
      return next;
    },
  }));
  try {
    await commit({
      changes,
      origin: 'remote',
      before: async () => {
        // Content that is shared with an office counts as edited.
        if ((await db.meta.get('database'))?.office?.isInStep === true)
          throw new SaveError('conflict');
      },
      rows: () => putPublicationRow({ id, number, hashes }),
    });
  } catch (error) {
    if (error instanceof SaveError && error.reason === 'conflict') return false;
    throw error;
  }
  return true;
}

/**
 * Records which publication this device shows, if visitors see the same content here. Keys with
 * further records, such as drafts, count as edited here. @throws SaveError
 */
export async function recordPublication(publication: Publication): Promise<void> {
  const { content } = publication;
  const stored = await readAllContent();
  const hashes = PUBLISHED_KEYS.flatMap((key) => {
    const items = stored.get(key) ?? [];
    const hash = composeHash(items);
    return composeHash(publishedFragments(content, key, items)) === hash
      ? [[key, hash] as const]
      : [];
  });
  const before = await publicationState();
  await putPublicationState(nextState(before, publication, Object.fromEntries(hashes)));
}
