import {
  type IncomingRecord,
  outcome,
  type Pairing,
  type RestoreMode,
} from '@/content/backup/comparison';
import type { DocumentName } from '@/content/applications/documentFile';
import { commitMany, type KeyChange } from '../journal/commit';
import { pairWith, readContent } from './content';
import { SaveError } from '../errors';
import { addDocuments, documentNames, prepareFiles, timeoutFor } from '../documents/fileRows';
import type { ContentKey } from '../keys';
import { composeHash, fragment, type Fragment, type Item } from '../journal/text';

/** Records on their way in, by key. Keys that are not named stay as they are. */
export type IncomingContent = ReadonlyMap<ContentKey, readonly IncomingRecord[]>;

/** What a restore would change, and what it was compared with. */
export interface DryRun {
  readonly pairings: ReadonlyMap<ContentKey, Pairing<Item>>;
  /** The hash of each key as it was looked at. */
  readonly stamps: ReadonlyMap<ContentKey, string>;
  readonly documentsHere: readonly DocumentName[];
}

/** Compares what arrives with what is stored, and changes nothing. @throws SaveError */
export async function dryRun(arriving: IncomingContent): Promise<DryRun> {
  const content = await readContent();
  const pairings = new Map<ContentKey, Pairing<Item>>();
  const stamps = new Map<ContentKey, string>();
  for (const [key, list] of arriving) {
    const items = content.get(key) ?? [];
    pairings.set(key, pairWith(key, items, list));
    stamps.set(key, composeHash(items));
  }
  return { pairings, stamps, documentsHere: await documentNames() };
}

/** A record as it is to be stored: in the place of another one, or in one of its own. */
function placed(item: Item | undefined, record: unknown): Item | Fragment {
  const next = fragment(record);
  return item ? { ...next, slot: item.slot, pos: item.pos } : next;
}

export interface RestoreExtras {
  /** What the administrator was shown: where a key has changed since, nothing is restored. */
  readonly stamps?: DryRun['stamps'];
  /** The text of a bad record, in whose place the one record goes that arrives, if it is still there. */
  readonly badRecord?: string;
  /** Documents to keep with it; those that are here already stay as they are. */
  readonly documents?: readonly (DocumentName & { readonly file: Blob })[];
  /** Further writes to the database, in the same transaction. */
  readonly within?: () => Promise<unknown>;
}

/** The records of a key after a restore. */
function restored(
  { key, items }: { key: ContentKey; items: readonly Item[] },
  arriving: readonly IncomingRecord[],
  mode: RestoreMode,
  badRecord: string | undefined,
): readonly (Item | Fragment)[] {
  const [mended, ...others] = arriving;
  const isBad = ({ text }: Item) => text === badRecord;
  if (mended && others.length === 0 && items.some(isBad))
    return items.map((item) => (isBad(item) ? placed(item, mended.record) : item));
  return outcome(pairWith(key, items, arriving), mode).flatMap(({ stored, becomes }) =>
    becomes ? placed(stored, becomes.record) : (stored ?? []),
  );
}

/**
 * Stores what arrives: all of it or nothing, after a snapshot of what it changes.
 * @throws SaveError; `conflict` where something has changed since the dry run
 */
export async function restore(
  arriving: IncomingContent,
  mode: RestoreMode,
  { stamps, badRecord, documents = [], within }: RestoreExtras,
): Promise<void> {
  const changes = [...arriving].map(([key, list]): KeyChange => ({
    key,
    change: (items) => {
      if (stamps && composeHash(items) !== stamps.get(key)) throw new SaveError('conflict');
      return restored({ key, items }, list, mode, badRecord);
    },
  }));
  const kept = documents.length === 0 ? [] : await prepareFiles(documents);
  await commitMany(changes, {
    snapshot: 'restoring',
    replacesUnreadable: true,
    within: async () => {
      await addDocuments(kept);
      await within?.();
    },
    timeoutMs: timeoutFor(documents),
  });
}
