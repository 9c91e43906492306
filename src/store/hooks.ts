import type { ContentKey } from '@/domain/registry';
import type { Seed } from '@/domain/seed/seed';
import type { MetaRow } from './journal/db';
import type { StoredItem } from './keys';

/**
 * Data about a record for the other counters, besides its stored fields; the names are in
 * docs/counters.md. A `decision` is added, not merged.
 */
export interface RecordMetadata {
  readonly key: ContentKey | 'steps' | 'documents';
  readonly record: string;
  readonly fields: Readonly<Record<string, unknown>>;
  /** Whether a record outside localStorage was deleted. */
  readonly isDeleted?: boolean;
}

/**
 * What a commit does to one key: its state in the journal, that after foreign writes were adopted
 * (`base`), and that after the commit.
 */
export interface KeyEdit {
  readonly reconciliation: { readonly state: { readonly items: readonly StoredItem[] } };
  readonly base: { readonly items: readonly StoredItem[] };
  readonly next: { readonly key: ContentKey; readonly items: readonly StoredItem[] };
}

/** The parts of a `CommitPlan` that features need. */
export interface RecordedPlan {
  /** Further data about the changes, for the other counters. */
  readonly metadata?: readonly RecordMetadata[];
  /**
   * `local`: made here, and sent to the other counters · `remote`: received, and not sent ·
   * `moved`: only moves applications into the list, and not sent · `repair`: puts storage in order;
   * does not wait until a database that opened late is reconciled, and is repeated by the next start
   * if this page dies meanwhile
   */
  readonly origin?: 'local' | 'remote' | 'moved' | 'repair';
  /**
   * `eraseOnly`: the changes only remove records. Deletes rows, but writes none to a full database.
   */
  readonly mode?: 'normal' | 'eraseOnly';
  /** Sets `isDemoInitialized`, before any other key. */
  readonly setsSeededFlag?: boolean;
}

/** What features write in the transactions of the store, into tables of their own. */
export interface StoreHooks {
  /** Whether `onCommit` needs code that `load` has not loaded, which a transaction cannot await. */
  readonly mustLoad: (meta: MetaRow) => boolean;
  readonly load: () => Promise<void>;
  /** Writes rows about the changes of a commit. In its transaction. */
  readonly onCommit: (
    edits: readonly KeyEdit[],
    plan: RecordedPlan,
    meta: MetaRow,
    now: number,
  ) => Promise<void>;
  /** Writes rows about the first content. In the transaction that stores it. */
  readonly onSeeding: (seed: Seed) => Promise<void>;
}

let load = (): Promise<StoreHooks> => Promise.reject(new Error('Not registered.'));

/** Must run before any commit, which fails without the hooks. */
export function registerHooks(loadHooks: () => Promise<StoreHooks>): void {
  load = loadHooks;
}

export const storeHooks = (): Promise<StoreHooks> => load();
