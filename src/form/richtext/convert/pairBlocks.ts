/** Rows times columns beyond which blocks are paired by their order alone. */
const MAX_TABLE = 40_000;

function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let shared = 0;
  for (const word of one) if (other.has(word)) shared += 1;
  // A little more than nothing: two texts without a common word may still be one, rewritten.
  return 0.01 + shared / Math.max(1, one.size, other.size);
}

const wordsOf = (text: string): ReadonlySet<string> => new Set(text.split(/[^\p{L}\p{N}]+/u));

/**
 * Which new block is which old one, rewritten: in order, the likest together.
 * @returns for each new block the index of its old one, or undefined where it has none.
 */
export function pairBlocks(
  before: readonly string[],
  after: readonly string[],
): (number | undefined)[] {
  if (before.length === after.length || before.length * after.length > MAX_TABLE)
    return after.map((_, index) => (index < before.length ? index : undefined));
  const old = before.map(wordsOf);
  const fresh = after.map(wordsOf);
  // best[row][column]: the likeness of the texts from there on, paired as well as can be.
  const best = Array.from({ length: old.length + 1 }, () => new Float64Array(fresh.length + 1));
  const at = (row: number, column: number): number => best[row]?.[column] ?? 0;
  const pairing = (row: number, column: number): number =>
    likeness(old[row] ?? new Set(), fresh[column] ?? new Set()) + at(row + 1, column + 1);
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
