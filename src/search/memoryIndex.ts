import { sliced } from '@/lib/async/sliced';
import type { EntryRow } from '@/data/journal/db';
import { type Candidate, candidateOf } from './entryHit';
import type { TermIndex } from './termIndex';
import { longWords, corrections } from './vocabulary';

/** Terms are kept in order in parts: the sorting of one is short. */
const partOf = (term: string) => term.slice(0, 2);

/** The first place of a sorted list whose text does not come before this one. */
function placeOf(sorted: readonly string[], text: string): number {
  let from = 0;
  let to = sorted.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((sorted[middle] ?? '') < text) from = middle + 1;
    else to = middle;
  }
  return from;
}

export interface MemoryIndex extends TermIndex {
  /** The terms that a mistyped word may stand for. */
  meantBy(this: void, word: string): readonly string[];
}

/** A copy of the database's word index that answers without asking it; takes rows in their order. */
export function memoryIndex() {
  const rows: EntryRow[] = [];
  const candidates = new Map<number, Candidate | undefined>();
  const places = new Map<string, number[]>();
  const parts = new Map<string, string[]>();
  const long: string[] = [];

  const rowsOf = function* (term: string): Generator<readonly number[], void> {
    const sorted = parts.get(partOf(term)) ?? [];
    for (let at = placeOf(sorted, term); sorted[at]?.startsWith(term) === true; at += 1)
      yield places.get(sorted[at] ?? '') ?? [];
  };
  const candidate = (name: number) => {
    const row = rows[name];
    if (row && !candidates.has(name)) candidates.set(name, candidateOf(row));
    return candidates.get(name);
  };

  const index: MemoryIndex = {
    beginningWith: async (term, limit) => {
      const found: number[] = [];
      for (const some of rowsOf(term)) {
        found.push(...some.slice(0, limit - found.length));
        if (found.length >= limit) break;
      }
      return found;
    },
    having: async (term, limit) => (places.get(term) ?? []).slice(0, limit),
    rows: async (names) => names.map((name) => candidate(Number(name))),
    meantBy: (word) => corrections(long, word),
  };

  return {
    add: (row: EntryRow) => {
      const name = rows.push(row) - 1;
      for (const term of row.terms ?? []) {
        const known = places.get(term);
        if (known) {
          known.push(name);
          continue;
        }
        places.set(term, [name]);
        const part = parts.get(partOf(term));
        if (part) part.push(term);
        else parts.set(partOf(term), [term]);
      }
    },
    /** The index, when all rows are in it. */
    finish: async (): Promise<MemoryIndex> => {
      const turn = sliced();
      for (const part of parts.values()) {
        await turn();
        // The database compares texts in the same way.
        part.sort();
        long.push(...longWords(part));
      }
      return index;
    },
  };
}
