/** Number of runs for each figure; `RUNS=1` for a quick look. */
export const runsOr = (usual: number) => Number(process.env['RUNS'] ?? usual);

/** @param share 0.5 for the median, 0.95 for the value that one in twenty exceeds */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

export const median = (values: readonly number[]) => percentile(values, 0.5);

/** Milliseconds in a table, whose head names the unit. */
export const ms = (value: number) => value.toFixed(1);

/** Formats a figure, in bold if it is above its limit. */
export function atMost(limit: number, value: number, digits = 1) {
  const text = value.toFixed(digits);
  return value <= limit ? text : `**${text}**`;
}

interface Table {
  /** The marker in docs/performance.md that the table follows. */
  readonly name: string;
  readonly head: readonly string[];
  readonly rows: (readonly string[])[];
}
export const tables: Table[] = [];

/** Starts a table; the returned function prints and adds a row. */
export function table(name: string, ...head: readonly string[]) {
  const rows: (readonly string[])[] = [];
  tables.push({ name, head, rows });
  console.log(`\n${head.join(' | ')}`);
  return (...cells: readonly string[]) => {
    console.log(cells.join(' | '));
    rows.push(cells);
  };
}

/**
 * Interleaves several measurements, so that a busy moment affects all of them equally.
 * @param warmUps number of first rounds that are not counted
 */
export async function inTurn<Name extends string, Value>(
  runs: number,
  work: Readonly<Record<Name, (run: number) => Promise<Value>>>,
  warmUps = 0,
): Promise<Record<Name, Value[]>> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- filled below, each name in turn
  const values = {} as Record<Name, Value[]>;
  for (let run = 0; run < runs + warmUps; run += 1)
    for (const name in work) {
      const value = await work[name](run);
      if (run >= warmUps) (values[name] ??= []).push(value);
    }
  return values;
}

/** Starts a table of figures beside their floors, with limits of their ratio or their time. */
export function comparison(name: string) {
  const row = table(name, 'Figure', 'Measured, ms', 'Floor, ms', 'Ratio', 'Limit');
  return (
    title: string,
    measured: readonly number[],
    floor?: readonly number[],
    { ratio, time }: { readonly ratio?: number; readonly time?: number } = {},
  ) => {
    const took = median(measured);
    const least = median(floor ?? []);
    row(
      title,
      atMost(time ?? Infinity, took),
      floor ? ms(least) : '',
      floor ? atMost(ratio ?? Infinity, took / least, 2) : '',
      [ratio, time && `${time} ms`].filter(Boolean).join(', '),
    );
  };
}
