import {
  type IncomingRecord,
  outcome,
  type Pairing,
  type RestoreMode,
} from '@/engines/backup/comparison';
import type { DocumentName } from '@/domain/documentFile';
import { commit, type KeyChange } from './journal/commit';
import { withDatabase } from './journal/database';
import { pairWith, readAllContent } from './allContent';
import { addHistory, historyRows, NO_HISTORY, type StoredHistory } from './applicationHistories';
import { stepsMetadata } from './applicationSteps';
import { SaveError } from './errors';
import { addDocuments, documentNames, prepareFiles, timeoutFor } from './documents/fileRows';
import type { ContentKey } from '@/domain/registry';
import { composeHash, fragment, type Fragment, type StoredItem } from './journal/text';

/** Incoming records by key; other keys stay unchanged. */
export type IncomingContent = ReadonlyMap<ContentKey, readonly IncomingRecord[]>;

/** What a restore would change, and the content it was compared with. */
export interface RestorePreview {
  readonly pairings: ReadonlyMap<ContentKey, Pairing<StoredItem>>;
  /** The hash of each key when it was compared. */
  readonly hashes: ReadonlyMap<ContentKey, string>;
  readonly storedDocuments: readonly DocumentName[];
  readonly storedHistory: StoredHistory;
}

/** Compares incoming content with the stored, without changing it. @throws SaveError */
export async function dryRun(incoming: IncomingContent): Promise<RestorePreview> {
  const content = await readAllContent();
  const pairings = new Map<ContentKey, Pairing<StoredItem>>();
  const hashes = new Map<ContentKey, string>();
  for (const [key, list] of incoming) {
    const items = content.get(key) ?? [];
    pairings.set(key, pairWith(key, items, list));
    hashes.set(key, composeHash(items));
  }
  const storedHistory = await withDatabase(historyRows, () => NO_HISTORY);
  return { pairings, hashes, storedDocuments: await documentNames(), storedHistory };
}

/** A record in the place of an existing item, or as a new one. */
function placed(item: StoredItem | undefined, record: unknown): StoredItem | Fragment {
  const next = fragment(record);
  return item ? { ...next, slot: item.slot, pos: item.pos } : next;
}

export interface RestoreExtras {
  /** Hashes from the dry run: if a key has changed since, nothing is restored. */
  readonly hashes?: RestorePreview['hashes'];
  /** The text of a bad record that a single incoming record replaces, if it still exists. */
  readonly badRecord?: string;
  /** Documents to store; existing ones stay. */
  readonly documents?: readonly (DocumentName & { readonly file: Blob })[];
  /** Rows about applications to store; existing ones stay. */
  readonly history?: StoredHistory;
  /** Further writes in the same transaction. */
  readonly rows?: () => Promise<unknown>;
}

/** The records of a key after a restore. */
function restored(
  { key, items }: { key: ContentKey; items: readonly StoredItem[] },
  incoming: readonly IncomingRecord[],
  mode: RestoreMode,
  badRecord: string | undefined,
): readonly (StoredItem | Fragment)[] {
  const [mended, ...others] = incoming;
  const isBad = ({ text }: StoredItem) => text === badRecord;
  if (mended && others.length === 0 && items.some(isBad))
    return items.map((item) => (isBad(item) ? placed(item, mended.record) : item));
  return outcome(pairWith(key, items, incoming), mode).flatMap(({ stored, replacement }) =>
    replacement ? placed(stored, replacement.record) : (stored ?? []),
  );
}

/**
 * Stores incoming content atomically, after a snapshot of what it changes. @throws SaveError
 * `conflict` if something has changed since the dry run
 */
export async function restore(
  incoming: IncomingContent,
  mode: RestoreMode,
  { hashes, badRecord, documents = [], history = NO_HISTORY, rows }: RestoreExtras,
): Promise<void> {
  const changes = [...incoming].map(([key, list]): KeyChange => ({
    key,
    change: (items) => {
      if (hashes && composeHash(items) !== hashes.get(key)) throw new SaveError('conflict');
      return restored({ key, items }, list, mode, badRecord);
    },
  }));
  const prepared = await prepareFiles(documents);
  await commit({
    changes,
    snapshot: 'restoring',
    stored: 'replaceable',
    metadata: stepsMetadata(history.steps),
    rows: async () => {
      await addDocuments(prepared);
      await addHistory(history);
      await rows?.();
    },
    timeoutMs: timeoutFor(documents),
  });
}
