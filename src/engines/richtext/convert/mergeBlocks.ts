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

/** The units and the new blocks between two unchanged units, or an end of the text; ends exclusive. */
interface Gap {
  readonly firstUnit: number;
  readonly endUnit: number;
  readonly firstBlock: number;
  readonly endBlock: number;
}

/** Divides the text at its unchanged units: every other unit and block is in exactly one gap. */
function gapsBetween(units: readonly Unit[], equal: readonly number[], blockCount: number): Gap[] {
  const gaps: Gap[] = [];
  let firstUnit = 0;
  let firstBlock = 0;
  for (const [index, unit] of units.entries()) {
    const unchanged = unchangedAt(unit, equal);
    if (unchanged === undefined) continue;
    gaps.push({ firstUnit, endUnit: index, firstBlock, endBlock: unchanged });
    firstUnit = index + 1;
    firstBlock = unchanged + unit.endBlock - unit.firstBlock;
  }
  return [...gaps, { firstUnit, endUnit: units.length, firstBlock, endBlock: blockCount }];
}

/** Compares the opened blocks with the current ones. */
export function mergeBlocks(
  { units, blocks, markdown }: OpenedParts,
  now: readonly Block[],
  text: string,
): MergedBlocks {
  const outcomes: MergedBlocks['outcomes'] = units.map(() => 'kept');
  const added: MergedBlocks['added'] = new Map();
  const openedText = ({ firstBlock, endBlock }: Unit): string =>
    markdown.slice(blocks[firstBlock]?.start, blocks[endBlock - 1]?.end);
  for (const gap of gapsBetween(units, equalBlocks(blocks, now), now.length)) {
    const changed = units.slice(gap.firstUnit, gap.endUnit);
    const fresh = now.slice(gap.firstBlock, gap.endBlock);
    const pairs = pairBlocks(
      changed.map(openedText),
      fresh.map(({ start, end }) => text.slice(start, end)),
    );
    // A changed unit that no block rewrites was deleted.
    for (const index of changed.keys()) outcomes[gap.firstUnit + index] = [];
    let before = gap.firstUnit - 1;
    for (const [index, block] of fresh.entries()) {
      const rewritten = pairs[index];
      if (rewritten === undefined) {
        added.set(before, [...(added.get(before) ?? []), block]);
      } else {
        before = gap.firstUnit + rewritten;
        outcomes[before] = [block];
      }
    }
  }
  return { outcomes, added };
}
