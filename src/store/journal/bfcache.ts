import type { DBCore, DBCoreTransaction } from 'dexie';
import { isWebKit } from '@/lib/browser/storagePersistence';

/*
 * WebKit freezes a page that enters the back/forward cache together with its open transactions, and
 * they block every other page of the site until the page is evicted, minutes later. So the page
 * aborts them on `pagehide`. They reject after `pageshow`, and `withDatabase` retries their work.
 * Other engines evict a page that blocks a transaction.
 */

const openTransactions = new Set<DBCoreTransaction>();
/** Set while the page is in the back/forward cache. */
let frozen: { end: () => void; ended: Promise<void> } | undefined;

function abort(transaction: DBCoreTransaction): void {
  try {
    transaction.abort();
  } catch {
    // The transaction is already committing.
  }
}

function freeze(): void {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  frozen = { end, ended };
  for (const transaction of openTransactions) abort(transaction);
}

if (isWebKit && typeof window !== 'undefined') {
  window.addEventListener('pagehide', ({ persisted }) => {
    if (persisted) freeze();
  });
  window.addEventListener('pageshow', () => {
    frozen?.end();
    frozen = undefined;
  });
}

/** Resolves when the page is out of the back/forward cache. */
export async function whenShown(): Promise<void> {
  await frozen?.ended;
}

function isEventTarget(
  transaction: DBCoreTransaction,
): transaction is DBCoreTransaction & EventTarget {
  return 'addEventListener' in transaction;
}

/** Dexie middleware that keeps no transaction open while the page is in the back/forward cache. */
export function endTransactionsInBfcache(core: DBCore): DBCore {
  if (!isWebKit) return core;
  return {
    ...core,
    transaction: (stores, mode, options) => {
      const transaction = core.transaction(stores, mode, options);
      if (!isEventTarget(transaction)) return transaction;
      openTransactions.add(transaction);
      for (const end of ['complete', 'abort'])
        transaction.addEventListener(end, () => openTransactions.delete(transaction));
      if (frozen) abort(transaction);
      return transaction;
    },
  };
}
