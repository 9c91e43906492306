import type { Candidate } from './entryHit';

/** Names a row within one index. */
export type RowName = string | number;

/** What a search reads: the terms of entries in their order, and the entries themselves. */
export interface TermIndex {
  /** Rows with a term that begins so, in the order of the terms; a row may stand there twice. */
  beginningWith(this: void, term: string, limit: number): Promise<readonly RowName[]>;
  /** Rows with exactly this term. */
  having(this: void, term: string, limit: number): Promise<readonly RowName[]>;
  rows(this: void, names: readonly RowName[]): Promise<readonly (Candidate | undefined)[]>;
}
