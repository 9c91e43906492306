/** @param {readonly number[]} values */
export function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 0 ? ((sorted[middle - 1] ?? upper) + upper) / 2 : upper;
}

/** @param {number} value */
export const ms = (value) => `${value.toFixed(1)} ms`;

/**
 * One line: what was measured beside its floor, and whether their ratio keeps to the limit.
 * @param {string} title
 * @param {readonly number[]} measured
 * @param {readonly number[]} floor
 * @param {number} [limit] the ratio of their medians may be as much
 */
export function ratioLine(title, measured, floor, limit) {
  const ratio = median(measured) / median(floor);
  const verdict =
    limit === undefined ? '' : ` (${ratio <= limit ? 'holds' : 'MISSES'} ${String(limit)})`;
  return `${title}: ${ms(median(measured))}, floor ${ms(median(floor))}, ratio ${ratio.toFixed(2)}${verdict}`;
}

/** @type {string[]} */
export const printed = [];

/** @param {string} line of the report */
export function print(line) {
  console.log(line);
  printed.push(line);
}
