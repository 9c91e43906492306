import type { Seed } from '@/content/seed/seed';
import { underLock } from '@/lib/async/locks';
import { whenIdle } from '@/lib/async/whenIdle';
import { commitMany, type CommitExtras, type KeyChange, reconcileKeys } from './commit';
import { onCommit } from '../local/changes';
import { assertDatabaseVersion, onDatabaseOpenedLate, withDatabase } from './database';
import { db } from './db';
import { SaveError } from '../errors';
import { putPublicationRow, seededState } from '../publication';
import { cachedState, type KeyState } from './journal';
import { CONTENT_KEYS, SEEDED_FLAG, type ContentKey } from '../keys';
import { registerTab } from './tabs';
import { local } from '../local/local';
import { takeSnapshot } from './snapshots';
import { reconcile, type Reconciliation } from './reconciliation';
import { fragment, matchItems } from './text';
import { tidy } from './tidy';

/** See `start`. Never rejects: where storage cannot be put in order, screens show what is there. */
export async function startUp(): Promise<void> {
  registerTab();
  scheduleReconcile();
  onDatabaseOpenedLate(reconcileOrWarn);
  await reconcileOrWarn();
  whenIdle(() => {
    tidy(Date.now()).catch((error: unknown) => {
      // Nothing depends on it, and the next start tries again.
      console.warn('The database could not be tidied.', error);
    });
  });
}

async function reconcileOrWarn(): Promise<void> {
  await underLock('start', reconcileAll).catch((error: unknown) => {
    // Each commit compares its own key again, and so does the next start.
    console.warn('Storage could not be put in order.', error);
  });
}

async function reconcileAll(): Promise<void> {
  if (local.getItem(SEEDED_FLAG) !== null) return reconcileOrMakeRoom(ORDER);
  // A crash may have taken the flag: nothing is seeded before the database has said what it holds.
  const [past, { seed }] = await Promise.all([
    withDatabase<Past>(lookBack, () => 'noDatabase', ORDER.purpose),
    import('@/content/seed/seed'),
  ]);
  if (past === 'lostInACrash') return reconcileOrMakeRoom({ ...ORDER, marksSeeded: true });
  if (past === 'noDatabase') return seedBeside(seed);
  // All keys at once: applications of before beside the demo would be neither the one nor the other.
  if (past !== 'nothing') await reconcileKeys(CONTENT_KEYS, { ...ORDER, isMeant: true });
  await commitMany(seedChanges(seed), {
    ...ORDER,
    marksSeeded: true,
    within: async () => {
      await keepWhatIsReplaced();
      await putPublicationRow(seededState(seed));
    },
  });
}

/** Where there is no room for a copy of what gives way to the journal, the journal counts all the same. */
async function reconcileOrMakeRoom(extras: CommitExtras): Promise<void> {
  try {
    await reconcileKeys(CONTENT_KEYS, extras);
  } catch (error) {
    if (!(error instanceof SaveError) || error.reason !== 'full') throw error;
    await reconcileKeys(CONTENT_KEYS, { ...extras, isWithoutRoom: true });
  }
}

/** Where there is no copy to be made of it, nothing that is stored is replaced. */
function seedBeside(seed: Seed): Promise<void> {
  const changes = seedChanges(seed).filter(({ key }) => local.getItem(key) === null);
  return commitMany(changes, { ...ORDER, marksSeeded: true });
}

const ORDER = { purpose: 'order' } as const;

type Past = 'nothing' | 'noDatabase' | 'noJournal' | 'lostInACrash' | 'clearedOnPurpose';

/**
 * Why the flag is not set. The flag is written before any content, so content without it was put
 * there on purpose. What the journal has from before is then kept as a snapshot.
 */
async function lookBack(): Promise<Past> {
  return db.transaction('rw', db.tables, async () => {
    const now = Date.now();
    const epoch = await assertDatabaseVersion();
    const reconciliations: Reconciliation[] = [];
    for (const key of CONTENT_KEYS) {
      reconciliations.push(await reconcile(key, epoch, { unknownWrites: new Map() }));
    }
    const isStored = reconciliations.some(({ stored }) => stored.text !== null);
    if (reconciliations.every(({ state }) => state.text === null))
      return isStored ? 'noJournal' : 'nothing';
    const isMeant = isStored || reconciliations.some(({ resolution }) => resolution === 'wait');
    if (!isMeant) return 'lostInACrash';
    const all = reconciliations.map(({ state }) => state);
    await takeSnapshot('seeding', all, now);
    return 'clearedOnPurpose';
  });
}

async function keepWhatIsReplaced(): Promise<void> {
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
  return { key, change: (items) => matchItems(items, records.map(fragment)) };
}

/** By then every process has its copy of localStorage up to date, as a rule. */
const CHECK_DELAY_MS = 3000;

const timers = new Map<ContentKey, ReturnType<typeof setTimeout>>();

function reconcileSoon(key: ContentKey): void {
  clearTimeout(timers.get(key));
  const timer = setTimeout(() => {
    timers.delete(key);
    // All of localStorage has been wiped: the next start judges it as a whole.
    if (local.getItem(SEEDED_FLAG) === null) return;
    reconcileKeys([key]).catch((error: unknown) => {
      // Nothing is lost: the next commit or start compares again.
      console.warn('A key could not be compared with its journal.', error);
    });
  }, CHECK_DELAY_MS);
  timers.set(key, timer);
}

/** From now on, checks each key a moment after this tab or another has committed it. */
function scheduleReconcile(): void {
  onCommit((key) => {
    const content = CONTENT_KEYS.find((each) => each === key);
    if (content) reconcileSoon(content);
  });
}
