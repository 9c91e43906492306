import type { Seed } from '@/content/seed';
import { underLock } from '@/lib/locks';
import { whenIdle } from '@/lib/whenIdle';
import { check, keepInStep } from './check';
import { commitMany, type CommitExtras, type KeyChange } from './commit';
import { admit, onLateArrival, withDatabase } from './database';
import { db } from './db';
import { SaveError } from './errors';
import { keepIndexed } from './indexing';
import { lastHeld, type Held } from './journal';
import { CONTENT_KEYS, SEEDED_FLAG, type ContentKey } from './keys';
import { live } from './life';
import { local } from './local';
import { takeSnapshot } from './safe';
import { standingOf, type Standing } from './standing';
import { fragment, matchItems } from './text';
import { tidy } from './tidy';

/** See `start`. Never rejects: where storage cannot be put in order, screens show what is there. */
export async function startUp(): Promise<void> {
  live();
  keepInStep();
  keepIndexed();
  onLateArrival(putInOrder);
  await putInOrder();
  whenIdle(() => {
    tidy(Date.now()).catch((error: unknown) => {
      // Nothing depends on it, and the next start tries again.
      console.warn('The database could not be tidied.', error);
    });
  });
}

async function putInOrder(): Promise<void> {
  await underLock('start', reconcile).catch((error: unknown) => {
    // Each commit compares its own key again, and so does the next start.
    console.warn('Storage could not be put in order.', error);
  });
}

async function reconcile(): Promise<void> {
  if (local.getItem(SEEDED_FLAG) !== null) return checkAll(ORDER);
  // A crash may have taken the flag: nothing is seeded before the database has said what it holds.
  const [past, { seed }] = await Promise.all([
    withDatabase<Past>(lookBack, () => 'noDatabase', ORDER.purpose),
    import('@/content/seed'),
  ]);
  if (past === 'lostInACrash') return checkAll({ ...ORDER, marksSeeded: true });
  if (past === 'noDatabase') return seedBeside(seed);
  // All keys at once: applications of before beside the demo would be neither the one nor the other.
  if (past !== 'nothing') await check(CONTENT_KEYS, { ...ORDER, isMeant: true });
  await commitMany(seedChanges(seed), { ...ORDER, marksSeeded: true, within: keepWhatIsReplaced });
}

/** Where there is no room for a copy of what gives way to the journal, the journal counts all the same. */
async function checkAll(extras: CommitExtras): Promise<void> {
  try {
    await check(CONTENT_KEYS, extras);
  } catch (error) {
    if (!(error instanceof SaveError) || error.reason !== 'full') throw error;
    await check(CONTENT_KEYS, { ...extras, isWithoutRoom: true });
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
    const epoch = await admit();
    const standings: Standing[] = [];
    for (const key of CONTENT_KEYS) {
      standings.push(await standingOf(key, epoch, { strangers: new Map() }));
    }
    const isStored = standings.some(({ stored }) => stored.text !== null);
    if (standings.every(({ held }) => held.text === null))
      return isStored ? 'noJournal' : 'nothing';
    const isMeant = isStored || standings.some(({ base }) => base === 'wait');
    if (!isMeant) return 'lostInACrash';
    const all = standings.map(({ held }) => held);
    await takeSnapshot('seeding', all, now);
    return 'clearedOnPurpose';
  });
}

async function keepWhatIsReplaced(): Promise<void> {
  const all = CONTENT_KEYS.map(lastHeld).filter((held): held is Held => held?.text !== undefined);
  if (all.some(({ text }) => text !== null)) await takeSnapshot('seeding', all, Date.now());
}

function seedChanges({ pages, blogs, sections, visaCards, menus }: Seed): KeyChange[] {
  return [
    replaceAll('pages', pages),
    replaceAll('blogs', blogs),
    replaceAll('sections', sections),
    replaceAll('visaCards', visaCards),
    replaceAll('menus', [menus]),
  ];
}

function replaceAll(key: ContentKey, records: readonly unknown[]): KeyChange {
  return { key, change: (items) => matchItems(items, records.map(fragment)) };
}
