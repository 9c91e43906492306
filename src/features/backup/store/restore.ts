import {
  countDifferences,
  type DifferenceCounts,
  type IncomingContent,
  type IncomingRecord,
  outcome,
  pair,
  type Pairing,
  type RestoreMode,
} from '@/engines/backup/comparison';
import type { DocumentName } from '@/domain/documentFile';
import { isRecord } from '@/lib/json';
import { commit, type KeyChange } from '@/store/journal/commit';
import { withDatabase } from '@/store/journal/database';
import { isAddedOnly, recordName } from '@/store/adminFlags';
import { db, keyRange } from '@/store/journal/db';
import { readAllContent } from '@/store/allContent';
import { inheritSecret } from '@/store/journal/secrets';
import {
  addHistory,
  type DecisionRow,
  decisionsTable,
  historyRows,
  historyToAdd,
  NO_HISTORY,
  stepsMetadata,
} from '@/shared/store/applicationHistories';
import { SaveError } from '@/store/errors';
import { addDocuments, documentNames, prepareFiles, timeoutFor } from '@/store/fileRows';
import type { ContentKey } from '@/domain/registry';
import type { ApplicationHistories } from '@/engines/handover/history';
import { composeHash, fragment, type Fragment, type StoredItem } from '@/store/keys';

/** What a restore would change, and the content it was compared with. */
export interface RestorePreview {
  readonly pairings: ReadonlyMap<ContentKey, Pairing<StoredItem>>;
  readonly effects: ReadonlyMap<ContentKey, DifferenceCounts>;
  /** The hash of each key when it was compared. */
  readonly hashes: ReadonlyMap<ContentKey, string>;
  readonly excluded: NotToAdd;
  readonly storedDocuments: readonly DocumentName[];
  readonly storedHistory: ApplicationHistories;
}

/** What a restore does not add. */
interface NotToAdd {
  /** Names of records that were deleted here. */
  readonly erased: ReadonlySet<string>;
  /** Ids of applications that are here, in the overflow. */
  readonly overflow: ReadonlySet<string>;
}

/** In or out of a transaction. */
async function notToAdd(): Promise<NotToAdd> {
  const erased = await db.adminFlags
    .where('[kind+id]')
    .between(...keyRange('erased'))
    .toArray();
  const overflow = await db.overflow.toCollection().primaryKeys();
  return { erased: new Set(erased.map(({ id }) => id)), overflow: new Set(overflow) };
}

const NOTHING: NotToAdd = { erased: new Set(), overflow: new Set() };

/**
 * Pairs incoming records with the stored ones, without those that are not to be added; a missing
 * mail password does not count as a change.
 */
function pairWith(
  { key, items }: { readonly key: ContentKey; readonly items: readonly StoredItem[] },
  incoming: readonly IncomingRecord[],
  { erased, overflow }: NotToAdd,
): Pairing<StoredItem> {
  const withSecret = (value: unknown) => inheritSecret(key, items[0]?.text, value);
  return pair(
    items,
    incoming
      .filter(({ id = '' }) => !erased.has(recordName(key, id)))
      .filter(({ id = '' }) => key !== 'visaApplications' || !overflow.has(id))
      .map(({ id, record, raw }) => ({ id, record: withSecret(record), raw: withSecret(raw) })),
    isAddedOnly(key),
  );
}

/** Compares incoming content with the stored, without changing it. @throws SaveError */
export async function dryRun(incoming: IncomingContent): Promise<RestorePreview> {
  const content = await readAllContent();
  const excluded = await withDatabase(notToAdd, () => NOTHING);
  const pairings = new Map<ContentKey, Pairing<StoredItem>>();
  const hashes = new Map<ContentKey, string>();
  for (const [key, list] of incoming) {
    const items = content.get(key) ?? [];
    pairings.set(key, pairWith({ key, items }, list, excluded));
    hashes.set(key, composeHash(items));
  }
  const effects = new Map([...pairings].map(([key, each]) => [key, countDifferences(each)]));
  const storedHistory = await withDatabase(historyRows, () => NO_HISTORY);
  return {
    pairings,
    effects,
    hashes,
    excluded,
    storedDocuments: await documentNames(),
    storedHistory,
  };
}

export interface RestoreExtras {
  /** Hashes from the dry run: if a key has changed since, nothing is restored. */
  readonly hashes?: RestorePreview['hashes'];
  /** Documents to store; existing ones stay. */
  readonly documents?: readonly (DocumentName & { readonly file: Blob })[];
  /** Rows about applications to store, except those that `historyToAdd` leaves out. */
  readonly history?: ApplicationHistories;
  /** Further writes in the same transaction. */
  readonly rows?: () => Promise<unknown>;
}

/** What the database knows about the records that a restore may add. */
interface Known {
  readonly excluded: NotToAdd;
  /**
   * Statuses of applications whose newest decision is stored here and not among the incoming rows.
   */
  readonly decided: ReadonlyMap<unknown, string>;
}

/** In a transaction. */
async function readKnown({ decisions }: ApplicationHistories): Promise<Known> {
  const newest = new Map<string, Pick<DecisionRow, 'decided'> & Partial<DecisionRow>>();
  const arriving = decisions.map(({ applicationId, decided }) => ({ applicationId, decided }));
  for (const each of [...(await decisionsTable.toArray()), ...arriving])
    if (each.decided >= (newest.get(each.applicationId)?.decided ?? 0))
      newest.set(each.applicationId, each);
  const decided = new Map<unknown, string>();
  for (const [id, { status }] of newest) if (status) decided.set(id, status);
  return { excluded: await notToAdd(), decided };
}

/**
 * The records of a key after a restore; added applications get the status of their stored decision.
 */
function restored(
  { key, items }: { key: ContentKey; items: readonly StoredItem[] },
  incoming: readonly IncomingRecord[],
  mode: RestoreMode,
  { excluded, decided }: Known,
): readonly (StoredItem | Fragment)[] {
  const withStatus = (record: unknown) => {
    if (key !== 'visaApplications' || !isRecord(record)) return record;
    const status = decided.get(record['id']);
    return status === undefined ? record : { ...record, status };
  };
  const after = outcome(pairWith({ key, items }, incoming, excluded), mode);
  return after.flatMap(({ stored, incoming: next }): StoredItem | Fragment | [] => {
    if (next === undefined) return stored ?? [];
    const record = fragment(withStatus(next.record));
    return stored ? { ...record, slot: stored.slot, pos: stored.pos } : record;
  });
}

/**
 * Stores incoming content atomically, after a snapshot of what it changes. @throws SaveError
 * `conflict` if something has changed since the dry run
 */
export async function restore(
  incoming: IncomingContent,
  mode: RestoreMode,
  { hashes, documents = [], history = NO_HISTORY, rows }: RestoreExtras,
): Promise<void> {
  let known: Known = { excluded: NOTHING, decided: new Map() };
  /** The applications that exist before the restore. */
  let here: readonly (string | undefined)[] = [];
  const changes = [...incoming].map(([key, list]): KeyChange => ({
    key,
    rewrite: (items) => {
      if (hashes && composeHash(items) !== hashes.get(key)) throw new SaveError('conflict');
      if (key === 'visaApplications') here = items.map(({ id }) => id);
      return restored({ key, items }, list, mode, known);
    },
  }));
  const prepared = await prepareFiles(documents);
  await commit({
    changes,
    snapshot: 'restoring',
    stored: 'replaceable',
    metadata: stepsMetadata(history.steps),
    before: async () => {
      known = await readKnown(history);
    },
    rows: async () => {
      await addDocuments(prepared);
      const { erased, overflow } = known.excluded;
      const present = { here: new Set([...here, ...overflow]), excluded: erased };
      await addHistory(historyToAdd(history, await historyRows(), present));
      await rows?.();
    },
    timeoutMs: timeoutFor(documents),
  });
}
