import { idle, whenIdle } from '@/lib/tasks';
import { withDatabase, writeTransaction, onDatabaseOpenedLate } from './database';
import { db, keyRange, type OverflowRow } from './db';
import { loadState, revisionsNewestFirst, type KeyState, cachedState } from './journal';
import type { ContentKey } from '@/domain/registry';
import { CONTENT_KEYS, type StorageKey, fragment, joinText, matchItems, placeItems } from '../keys';
import { removeExpiredDrafts } from '../draftRows';
import { takeSnapshot, textsOf } from './snapshots';
import { applicationType } from '@/domain/application';
import type { Seed } from '@/domain/seed/seed';
import { withLock } from '@/lib/locks';
import { commit, type CommitOptions, type KeyChange, reconcileKeys } from './commit';
import { announceLocally, onCommit, onForeignWrite } from '../local/changeEvents';
import { hasOverflow, markOverflow } from '../draftMark';
import { SaveError } from '../errors';
import { storeHooks } from '../hooks';
import { SEEDED_FLAG } from '@/config';
import { registerTab } from './tabs';
import { local } from '../local/local';
import { reconcile, type Reconciliation } from './reconciliation';

const DAY_MS = 24 * 60 * 60 * 1000;
/**
 * Per key. Covers a localStorage that reached the disk half an hour late, and tabs suspended for
 * days.
 */
const REVISIONS_KEPT = 1000;

/**
 * Takes the daily snapshot, prunes old revisions and expired drafts, in idle time.
 * @throws SaveError
 */
export async function tidy(now: number): Promise<void> {
  await idle();
  await withDatabase(
    () => takeDailySnapshot(now),
    () => undefined,
  );
  await idle();
  await withDatabase(pruneRevisions, () => undefined);
  await removeExpiredDrafts(now);
}

async function takeDailySnapshot(now: number): Promise<void> {
  await writeTransaction(db.tables, async ({ epoch }) => {
    const newest = await db.snapshots.where('reason').equals('daily').last();
    // `abs`, so that a clock that was set back does not delay the next snapshot.
    if (newest && Math.abs(now - newest.takenAt) < DAY_MS) return;
    const all: KeyState[] = [];
    for (const key of CONTENT_KEYS) all.push(await loadState(key, epoch));
    if (all.every(({ revision }) => revision === 0)) return;
    if (JSON.stringify(textsOf(all)) === JSON.stringify(newest?.texts)) return;
    await takeSnapshot('daily', all, now);
  });
}

async function pruneRevisions(): Promise<void> {
  await writeTransaction([db.revisions, db.entries], async () => {
    for (const key of CONTENT_KEYS) await pruneRevisionsOf(key);
  });
}

async function pruneRevisionsOf(key: ContentKey): Promise<void> {
  const old = await revisionsNewestFirst(key).offset(REVISIONS_KEPT).toArray();
  const [newestPruned] = old;
  if (!newestPruned) return;
  await db.revisions.bulkDelete(old.map((row) => [row.key, row.hash]));
  const [start] = keyRange(key);
  await db.entries
    .where('[key+revision]')
    .between(start, [key, newestPruned.revision], true, true)
    .filter(({ text }) => text === undefined)
    .delete();
}

/** See `start`. Never rejects: if storage cannot be reconciled, screens show what it holds. */
export async function startUp(): Promise<void> {
  registerTab();
  scheduleReconcile();
  onDatabaseOpenedLate(reconcileOrWarn);
  await reconcileOrWarn();
  await correctOverflowMark();
  whenIdle(() => {
    tidy(Date.now()).catch((error: unknown) => {
      // Optional work: the next start retries it.
      console.warn('The database could not be tidied.', error);
    });
  });
}

/** Corrects the cookie that tells screens of an overflow, which the browser may have lost. */
async function correctOverflowMark(): Promise<void> {
  const exist = await withDatabase(async () => (await db.overflow.count()) > 0, hasOverflow).catch(
    hasOverflow,
  );
  if (exist === hasOverflow()) return;
  markOverflow(exist);
  announceLocally('visaApplications');
}

async function reconcileOrWarn(): Promise<void> {
  await withLock('start', reconcileAll).catch((error: unknown) => {
    // Each commit reconciles its own key, and so does the next start.
    console.warn('Storage could not be put in order.', error);
  });
}

async function reconcileAll(): Promise<void> {
  if (local.getItem(SEEDED_FLAG) !== null) return reconcileEvenIfFull(REPAIR);
  // A crash may have lost the flag, so the journal is read before anything is seeded.
  const [history, { seed }] = await Promise.all([
    withDatabase<JournalHistory>(inspectJournal, () => 'noDatabase', REPAIR.origin),
    import('@/domain/seed/seed'),
  ]);
  if (history === 'lostInACrash') return reconcileEvenIfFull({ ...REPAIR, setsSeededFlag: true });
  if (history === 'noDatabase') return seedMissingKeys(seed);
  // All keys together: old applications must not mix with demo content.
  if (history !== 'nothing') await reconcileKeys(CONTENT_KEYS, { ...REPAIR, stored: 'intended' });
  const { onSeeding } = await storeHooks();
  await commit({
    ...REPAIR,
    changes: seedChanges(seed),
    setsSeededFlag: true,
    rows: async () => {
      await snapshotReplaced();
      await onSeeding(seed);
    },
  });
}

/** Restores the journal's texts even if there is no room for snapshots of the replaced ones. */
async function reconcileEvenIfFull(options: CommitOptions): Promise<void> {
  try {
    await reconcileKeys(CONTENT_KEYS, options);
  } catch (error) {
    if (!(error instanceof SaveError) || error.reason !== 'full') throw error;
    await reconcileKeys(CONTENT_KEYS, { ...options, mode: 'eraseOnly' });
  }
}

/** Without a database there are no snapshots, so only absent keys are seeded. */
function seedMissingKeys(seed: Seed): Promise<void> {
  const changes = seedChanges(seed).filter(({ key }) => local.getItem(key) === null);
  return commit({ ...REPAIR, changes, setsSeededFlag: true });
}

const REPAIR = { origin: 'repair' } as const;

type JournalHistory = 'nothing' | 'noDatabase' | 'noJournal' | 'lostInACrash' | 'clearedOnPurpose';

/**
 * Finds out why the flag is not set. The flag is written before any content, so content without it
 * was stored on purpose; the journal's texts are then kept as a snapshot.
 */
async function inspectJournal(): Promise<JournalHistory> {
  return writeTransaction(db.tables, async ({ epoch }): Promise<JournalHistory> => {
    const now = Date.now();
    const reconciliations: Reconciliation[] = [];
    for (const key of CONTENT_KEYS) {
      reconciliations.push(await reconcile(key, epoch, { unknownWrites: new Map() }));
    }
    const isStored = reconciliations.some(({ stored }) => stored.text !== null);
    if (reconciliations.every(({ state }) => state.text === null))
      return isStored ? 'noJournal' : 'nothing';
    const isIntentional =
      isStored || reconciliations.some(({ resolution }) => resolution === 'wait');
    if (!isIntentional) return 'lostInACrash';
    const overflow = await db.overflow.toArray();
    const all = reconciliations.map(({ state }) => joinOverflow(state, overflow));
    await takeSnapshot('seeding', all, now);
    await db.overflow.clear();
    return 'clearedOnPurpose';
  });
}

/** The list of applications with those in the overflow. */
function joinOverflow(state: KeyState, overflow: readonly OverflowRow[]): KeyState {
  if (state.key !== applicationType.key || overflow.length === 0) return state;
  const fragments = overflow.map(({ text }) => fragment(JSON.parse(text)));
  const items = placeItems([...fragments, ...state.items], state.freeSlot);
  return { ...state, items, text: joinText(state.key, items) };
}

async function snapshotReplaced(): Promise<void> {
  const all = CONTENT_KEYS.map(cachedState).filter(
    (state): state is KeyState => state?.text !== undefined,
  );
  if (all.some(({ text }) => text !== null)) await takeSnapshot('seeding', all, Date.now());
}

function seedChanges({ pages, blogs, sections, visaCards, menus, settings }: Seed): KeyChange[] {
  return [
    replaceAll('pages', pages),
    replaceAll('blogs', blogs),
    replaceAll('sections', sections),
    replaceAll('visaCards', visaCards),
    replaceAll('menus', [menus]),
    ...(settings ? [replaceAll('settings', [settings])] : []),
  ];
}

function replaceAll(key: ContentKey, records: readonly unknown[]): KeyChange {
  return { key, rewrite: (items) => matchItems(items, records.map(fragment)) };
}

/** By then every process's copy of localStorage is usually up to date. */
const RECONCILE_DELAY_MS = 3000;
/** Shorter for a foreign write: if the last page closes first, nothing proves that it is newer. */
const FOREIGN_DELAY_MS = 500;

const timers = new Map<ContentKey, ReturnType<typeof setTimeout>>();

async function reconcileOrAdopt(key: ContentKey): Promise<void> {
  try {
    if (local.getItem(SEEDED_FLAG) !== null) await reconcileKeys([key]);
    else if (CONTENT_KEYS.every((each) => local.getItem(each) === null))
      await withLock('start', adoptClearing);
    // Otherwise the next start handles all keys together.
  } catch (error) {
    // The next commit or start compares again.
    console.warn('A key could not be compared with its journal.', error);
  }
}

/** Adopts the clearing of all keys at once; the next page then starts as on a first visit. */
async function adoptClearing(): Promise<void> {
  const history = await withDatabase<JournalHistory>(inspectJournal, () => 'noDatabase', 'write');
  if (history === 'clearedOnPurpose')
    await reconcileKeys(CONTENT_KEYS, { ...REPAIR, stored: 'intended' });
}

function reconcileSoon(key: StorageKey, delayMs: number): void {
  const content = CONTENT_KEYS.find((each) => each === key);
  if (!content) return;
  clearTimeout(timers.get(content));
  const compare = () => {
    timers.delete(content);
    void reconcileOrAdopt(content);
  };
  timers.set(content, setTimeout(compare, delayMs));
}

/**
 * Reconciles each key shortly after it was committed by this tab or another, or changed by other
 * code.
 */
function scheduleReconcile(): void {
  onCommit((key) => reconcileSoon(key, RECONCILE_DELAY_MS));
  onForeignWrite((key) => reconcileSoon(key, FOREIGN_DELAY_MS));
}
