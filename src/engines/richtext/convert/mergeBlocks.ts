import { diffArrays } from 'diff';
import type { Block } from './blocks';
import type { OpenedParts, Unit } from './units';

/** Maximum cells of the similarity table; larger changes are paired by order alone. */
const MAX_TABLE = 40_000;

function similarity(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let shared = 0;
  for (const word of one) if (other.has(word)) shared += 1;
  // Above zero, because texts without a common word can still be rewrites of each other.
  return 0.01 + shared / Math.max(1, one.size, other.size);
}

const wordsOf = (text: string): ReadonlySet<string> => new Set(text.split(/[^\p{L}\p{N}]+/u));

/**
 * Aligns rewritten blocks with their originals, in order and with the highest total similarity.
 * @returns for each new block the index of its original, or undefined.
 */
function pairBlocks(before: readonly string[], after: readonly string[]): (number | undefined)[] {
  if (before.length === after.length || before.length * after.length > MAX_TABLE)
    return after.map((_, index) => (index < before.length ? index : undefined));
  const old = before.map(wordsOf);
  const fresh = after.map(wordsOf);
  // best[row][column]: the highest total similarity of the blocks from there on.
  const best = Array.from({ length: old.length + 1 }, () => new Float64Array(fresh.length + 1));
  const at = (row: number, column: number): number => best[row]?.[column] ?? 0;
  const pairing = (row: number, column: number): number =>
    similarity(old[row] ?? new Set(), fresh[column] ?? new Set()) + at(row + 1, column + 1);
  for (let row = old.length - 1; row >= 0; row -= 1)
    for (let column = fresh.length - 1; column >= 0; column -= 1)
      best[row]?.fill(
        Math.max(pairing(row, column), at(row + 1, column), at(row, column + 1)),
        column,
        column + 1,
      );
  const pairs: (number | undefined)[] = after.map(() => undefined);
  let row = 0;
  let column = 0;
  while (row < old.length && column < fresh.length) {
    if (at(row, column) === pairing(row, column)) {
      pairs[column] = row;
      row += 1;
      column += 1;
    } else if (at(row, column) === at(row + 1, column)) row += 1;
    else column += 1;
  }
  return pairs;
}

export interface MergedBlocks {
  /** For each unit: `kept`, or the blocks that replace it, in order. */
  outcomes: ('kept' | Block[])[];
  /** New blocks by the index of the unit before them; -1 for those before the first unit. */
  added: Map<number, Block[]>;
}

/** For each old block the index of the equal new one, in order; -1 for none. */
function equalBlocks(before: readonly Block[], after: readonly Block[]): number[] {
  const equal: number[] = [];
  let next = 0;
  for (const { added, removed, value } of diffArrays(
    before.map((block) => block.signature),
    after.map((block) => block.signature),
  )) {
    for (const _ of value) {
      if (removed) equal.push(-1);
      else if (added) next += 1;
      else {
        equal.push(next);
        next += 1;
      }
    }
  }
  return equal;
}

/** Index of the first new block of a unit whose blocks are all unchanged and adjacent. */
function unchangedAt(unit: Unit, equal: readonly number[]): number | undefined {
  const first = equal[unit.firstBlock] ?? -1;
  if (first < 0) return undefined;
  for (let block = unit.firstBlock; block < unit.endBlock; block += 1)
    if (equal[block] !== first + block - unit.firstBlock) return undefined;
  return first;
}

/** Compares the opened blocks with the current ones. */
export function mergeBlocks(
  { units, blocks, markdown }: OpenedParts,
  now: readonly Block[],
  text: string,
): MergedBlocks {
  const equal = equalBlocks(blocks, now);
  const outcomes: MergedBlocks['outcomes'] = units.map(() => []);
  const added: MergedBlocks['added'] = new Map();
  let changed: number[] = [];
  let done = 0;
  const pairChanged = (before: number, end: number): void => {
    const fresh = now.slice(done, end);
    const pairs = pairBlocks(
      changed.map((index) => {
        const unit = units[index];
        return markdown.slice(
          blocks[unit?.firstBlock ?? 0]?.start,
          blocks[(unit?.endBlock ?? 1) - 1]?.end,
        );
      }),
      fresh.map((block) => text.slice(block.start, block.end)),
    );
    let last = before;
    for (const [index, block] of fresh.entries()) {
      const unit = changed[pairs[index] ?? -1];
      const outcome = unit === undefined ? undefined : outcomes[unit];
      if (unit !== undefined && outcome !== 'kept') {
        outcome?.push(block);
        last = unit;
      } else {
        added.set(last, [...(added.get(last) ?? []), block]);
      }
    }
    changed = [];
  };
  for (const [index, unit] of units.entries()) {
    const first = unchangedAt(unit, equal);
    if (first === undefined) {
      changed.push(index);
      continue;
    }
    pairChanged(index - changed.length - 1, first);
    outcomes[index] = 'kept';
    done = first + unit.endBlock - unit.firstBlock;
  }
  pairChanged(units.length - changed.length - 1, now.length);
  return { outcomes, added };
}
