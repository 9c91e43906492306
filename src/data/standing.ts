import { chooseBase, type Base } from './base';
import { db, everyKeyAfter } from './db';
import { holdLast, writeRevision, type Held } from './journal';
import type { CommitExtras } from './keyChange';
import type { ContentKey } from './keys';
import { hasLookedAt, sawBefore } from './life';
import { local } from './local';
import { setAside, takeSnapshot } from './safe';
import {
  ABSENT,
  composeHash,
  losesRecords,
  matchItems,
  parseFragments,
  placeItems,
  type Fragment,
  type Item,
} from './text';

/** What localStorage holds for a key. */
interface Stored {
  readonly text: string | null;
  /** `ABSENT` if nothing, `undefined` if unreadable. */
  readonly hash: string | undefined;
  readonly fragments: readonly Fragment[];
}

/** How localStorage and the journal stand to each other, and where to start from. */
export interface Standing {
  readonly held: Held;
  readonly stored: Stored;
  readonly base: Base;
}

/** What is known before the transaction. */
export interface Circumstances {
  /** Texts that are to be looked at again, by key. */
  readonly strangers: Strangers;
  /** Whether it is certain that what localStorage holds, or lacks, is meant. */
  readonly isMeant?: boolean;
}

/**
 * A text that may be someone else's, and for how long it has been seen, at the least. In a database
 * that was deleted meanwhile another tab may have committed: the look begins anew.
 */
interface Stranger {
  readonly epoch: string;
  readonly hash: string | undefined;
  readonly seenForMs: number;
}
export type Strangers = ReadonlyMap<ContentKey, Stranger>;

/** For how long a text has been seen in the database that is there now, in milliseconds. */
export function seenBefore(
  strangers: Strangers,
  { held, stored }: { held: Pick<Held, 'key' | 'epoch'>; stored: Pick<Stored, 'hash'> },
): number {
  const before = strangers.get(held.key);
  return before?.epoch === held.epoch && before.hash === stored.hash ? before.seenForMs : 0;
}

function readStored({ key, text: expected, hash, items }: Held): Stored {
  const text = local.getItem(key);
  if (text === expected) return { text, hash, fragments: items };
  if (text === null) return { text, hash: ABSENT, fragments: [] };
  const fragments = parseFragments(key, text);
  if (!fragments) return { text, hash: undefined, fragments: [] };
  return { text, hash: composeHash(fragments), fragments };
}

/** Compares a key in localStorage with the journal. In a transaction. */
export async function standingOf(
  key: ContentKey,
  epoch: string,
  { strangers, isMeant = false }: Circumstances,
): Promise<Standing> {
  const held = await holdLast(key, epoch);
  const stored = readStored(held);
  // Where the texts agree, or one cannot be read whole, nothing more is asked.
  const isAsked = stored.hash !== undefined && stored.hash !== held.hash;
  const base = chooseBase({
    stored: stored.hash,
    last: held.hash,
    isEarlier: isAsked && (await db.revisions.get([key, stored.hash])) !== undefined,
    isNewer: isMeant || (isAsked && sawBefore(held, stored.text) && !(await wasUndone(held))),
    seenForMs: isMeant ? Infinity : seenBefore(strangers, { held, stored }),
  });
  return { held, stored, base };
}

/** Whether a tab has undone a write over the last revision: it may have put an earlier text back. */
async function wasUndone({ key, revision, hash }: Held): Promise<boolean> {
  const rows = db.revisions.where('[key+revision]').between(...everyKeyAfter(key, revision), true);
  return (await rows.toArray()).some((row) => row.hash !== hash);
}

/** What localStorage holds, in the places of the records that it continues. */
function adopted({ held, stored }: Pick<Standing, 'held' | 'stored'>): Item[] {
  return placeItems(matchItems(held.items, stored.fragments), held.freeSlot);
}

/** The records to start from. */
export function baseItems(standing: Standing): readonly Item[] {
  return standing.base === 'adopt' ? adopted(standing) : standing.held.items;
}

/** The revision to start from, after what the standing asks for has been done. In a transaction. */
export async function settleBase(
  { held, stored, base }: Standing,
  {
    isMeant,
    isWithoutRoom,
    now,
  }: Pick<CommitExtras, 'isMeant' | 'isWithoutRoom'> & {
    readonly now: number;
  },
): Promise<Held> {
  if (base === 'unreadable') await setAside(held.key, stored.text ?? '', now);
  if (base === 'inStep' || base === 'unreadable') return held;
  const list = adopted({ held, stored });
  if (base === 'adopt') {
    // What was meant to go, all at once, has been kept all at once.
    if (!isMeant && losesRecords(held.items, list)) await takeSnapshot('foreignWrite', [held], now);
    return writeRevision(held, stored.text === null ? null : list, now);
  }
  // Later it can only be a stale copy. At the first look it may be all that is left of a save
  // that was made without the journal.
  if (!isWithoutRoom && !hasLookedAt(held) && losesRecords(list, held.items))
    await takeSnapshot('foreignWrite', [{ ...held, text: stored.text, items: list }], now);
  return held;
}
