import type { DBCore, DBCoreTransaction } from 'dexie';
import { isWebKit } from '@/lib/browser/isWebKit';

/*
 * A page that is left may be kept as it is, to be shown again on Back. WebKit keeps it with its
 * open transactions, and they with their tables: until that page is thrown away, minutes later, no
 * other page of the site gets at the database. So there they are given up when the page is put
 * there; when it is shown again they fail, and `withDatabase` does their work a second time. Other
 * engines throw such a page away as soon as it is in the way.
 */

const running = new Set<DBCoreTransaction>();
/** While the page waits for Back. */
let absence: { end: () => void; ended: Promise<void> } | undefined;

function giveUp(transaction: DBCoreTransaction): void {
  try {
    transaction.abort();
  } catch {
    // It has all that it needs, and ends by itself.
  }
}

function begin(): void {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  absence = { end, ended };
  for (const transaction of running) giveUp(transaction);
}

if (isWebKit && typeof window !== 'undefined') {
  window.addEventListener('pagehide', ({ persisted }) => {
    if (persisted) begin();
  });
  window.addEventListener('pageshow', () => {
    absence?.end();
    absence = undefined;
  });
}

/** Resolves when the page is shown. */
export async function whenShown(): Promise<void> {
  await absence?.ended;
}

function canBeHeard(
  transaction: DBCoreTransaction,
): transaction is DBCoreTransaction & EventTarget {
  return 'addEventListener' in transaction;
}

/** For Dexie: no transaction of a page that waits for Back stays open. */
export function endTransactionsInBfcache(core: DBCore): DBCore {
  if (!isWebKit) return core;
  return {
    ...core,
    transaction: (stores, mode, options) => {
      const transaction = core.transaction(stores, mode, options);
      if (!canBeHeard(transaction)) return transaction;
      running.add(transaction);
      for (const end of ['complete', 'abort'])
        transaction.addEventListener(end, () => running.delete(transaction));
      if (absence) giveUp(transaction);
      return transaction;
    },
  };
}
