/** How often each figure is taken; `RUNS=1` for a quick look. */
export const runsOr = (usual: number) => Number(process.env['RUNS'] ?? usual);

/** @param share 0.5 for the median, 0.95 for what only one in twenty exceeds */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  return sorted.length % 2 === 0 ? ((sorted[sorted.length / 2 - 1] ?? upper) + upper) / 2 : upper;
}

export const ms = (value: number) => `${value.toFixed(1)} ms`;

/** @param limit in words */
export const verdict = (holds: boolean, limit: string | number) =>
  ` (${holds ? 'holds' : 'MISSES'} ${String(limit)})`;

export const printed: string[] = [];

export function print(line: string): void {
  console.log(line);
  printed.push(line);
}

/**
 * Takes several measurements in turn, so that a busy moment meets all of them alike.
 * @param warmUps how many first rounds are not counted
 */
export async function inTurn<Name extends string, Value>(
  runs: number,
  work: Readonly<Record<Name, (run: number) => Promise<Value>>>,
  warmUps = 0,
): Promise<Record<Name, Value[]>> {
  const names: Name[] = [];
  for (const name in work) names.push(name);
  const values = new Map<Name, Value[]>(names.map((name) => [name, []]));
  for (let run = 0; run < runs + warmUps; run += 1)
    for (const name of names) {
      const value = await work[name](run);
      if (run >= warmUps) values.get(name)?.push(value);
    }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one for each name, just above
  return Object.fromEntries(values) as Record<Name, Value[]>;
}

/**
 * One line: what was measured beside its floor, and whether their ratio keeps to the limit.
 * @param limit the ratio of their medians may be as much
 */
export function ratioLine(
  title: string,
  measured: readonly number[],
  floor: readonly number[],
  limit?: number,
): string {
  const ratio = median(measured) / median(floor);
  const end = limit === undefined ? '' : verdict(ratio <= limit, limit);
  return `${title}: ${ms(median(measured))}, floor ${ms(median(floor))}, ratio ${ratio.toFixed(2)}${end}`;
}
