import { chooseBase, isMeant, isSettled, STALE_COPY_MS, type Base } from './base';
import { db } from './db';
import { holdLast, revisionsNewestFirst, writeRevision, type Held } from './journal';
import type { ContentKey } from './keys';
import { newestSeen, tabId } from './life';
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

/** What is found out before the transaction, where waiting is allowed. */
export interface Circumstances {
  /** Since when the oldest other living tab has been open. */
  readonly neighbourSince: number | undefined;
  /** Texts that no revision wrote, at the looks before, by key. */
  readonly strangers: Strangers;
}

/**
 * A text that no revision of this epoch wrote, and for how long it has been seen, at the least. In
 * a database that was deleted meanwhile another tab may have committed: the look begins anew.
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

/** Where the texts agree, or one cannot be read whole, nothing more is asked. */
const UNQUESTIONED = { isEarlier: false, meant: false, settled: false };

/** Compares a key in localStorage with the journal. In a transaction. */
export async function standingOf(
  key: ContentKey,
  epoch: string,
  { neighbourSince, strangers }: Circumstances,
  now: number,
): Promise<Standing> {
  const held = await holdLast(key, epoch);
  const stored = readStored(held);
  const comparison = { stored: stored.hash, last: held.hash, written: held.written };
  if (stored.hash === undefined || stored.hash === held.hash || stored.hash === held.written) {
    return { held, stored, base: chooseBase({ ...comparison, ...UNQUESTIONED }) };
  }
  const earlier = await earlierRevision(key, stored.hash);
  const evidence = {
    now,
    found: earlier ?? 0,
    seen: newestSeen(key, epoch),
    committedAt: held.savedAt,
    neighbourCommittedAt: await neighbourCommittedAt(key, now),
    neighbourSince,
  };
  const seenForMs = seenBefore(strangers, { held, stored });
  const base = chooseBase({
    ...comparison,
    isEarlier: earlier !== undefined,
    // What a commit wrote that never came to its end is nobody's wish.
    meant: evidence.found <= held.revision && isMeant(evidence),
    settled: isSettled(seenForMs, evidence),
  });
  return { held, stored, base };
}

async function earlierRevision(key: ContentKey, hash: string) {
  return (await db.revisions.get([key, hash]))?.revision;
}

/** When another tab last committed the key, as far back as a stale copy may be. */
async function neighbourCommittedAt(key: ContentKey, now: number): Promise<number | undefined> {
  // All of them: a text that was disowned has the time of the revision before it.
  const row = await revisionsNewestFirst(key)
    .filter(({ by, savedAt }) => by !== tabId && now - savedAt < STALE_COPY_MS)
    .first();
  return row?.savedAt;
}

/** What localStorage holds, in the places of the records that it continues. */
function adopted({ held, stored }: Pick<Standing, 'held' | 'stored'>): Item[] {
  return placeItems(matchItems(held.items, stored.fragments), held.freeSlot);
}

/** The records to start from. */
export function baseItems(standing: Standing): readonly Item[] {
  return standing.base === 'adopt' ? adopted(standing) : standing.held.items;
}

/** What the journal has lost may be in the text that gives way to it. In a transaction. */
async function keepStored({ held, stored }: Pick<Standing, 'held' | 'stored'>, now: number) {
  const items = adopted({ held, stored });
  if (losesRecords(items, held.items))
    await takeSnapshot('foreignWrite', [{ ...held, text: stored.text, items }], now);
}

/** The revision to start from, after what the standing asks for has been done. In a transaction. */
export async function settleBase({ held, stored, base }: Standing, now: number): Promise<Held> {
  if (base === 'unreadable') await setAside(held.key, stored.text ?? '', now);
  if (base === 'behind' && held.hash !== held.written) await keepStored({ held, stored }, now);
  if (base !== 'adopt') return held;
  const list = adopted({ held, stored });
  if (losesRecords(held.items, list)) await takeSnapshot('foreignWrite', [held], now);
  return writeRevision(held, stored.text === null ? null : list, now);
}
