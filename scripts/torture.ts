import { rmSync } from 'node:fs';

import { findBrowser } from './lib/browser.mjs';
import { askedFor } from './lib/names.ts';
import { ROOT, tool } from './lib/run.mjs';
import { requireBuild } from './lib/site.ts';
import { readReport } from './lib/totals.mjs';
import { type Suite, SUITES } from './torture/suites.ts';

// The long form of the randomised tests of what must always hold: npm run torture [name ...]
// TORTURE_SHARE=0.1 runs a tenth of it. The exit code is 1 if a suite fails.
const SHARE = Number(process.env['TORTURE_SHARE'] ?? 1);
/** `npm test` always uses the same seed, which is known to pass; this starts from another one. */
const SEED = process.env['PROPERTY_SEED'] ?? String(Math.trunc(Math.random() * 2 ** 31));
const REPORT = `${ROOT}.cache/reports/torture.json`;

interface Group {
  specs?: { title: string; ok: boolean; tests: { results: { stdout: { text?: string }[] }[] }[] }[];
  suites?: Group[];
}

const specsIn = ({ specs = [], suites = [] }: Group): NonNullable<Group['specs']> => [
  ...specs,
  ...suites.flatMap(specsIn),
];

/** The figures that the tests of a run have printed, and the titles of those that failed. */
function readRun() {
  const report: Group | undefined = readReport(REPORT);
  const specs = specsIn(report ?? {});
  const printed = specs.flatMap(({ tests }) =>
    tests.flatMap(({ results }) => results.flatMap(({ stdout }) => stdout)),
  );
  const figures = printed.map(({ text = '' }) => text).filter((text) => text.startsWith('      '));
  const failed = specs.filter(({ ok }) => !ok).map(({ title }) => title);
  return {
    figures: figures.map((text) => text.trim()),
    failed: report ? failed : ['no report'],
    isEmpty: specs.length === 0,
  };
}

const envOf = (amounts: Readonly<Record<string, number>>) =>
  Object.fromEntries(
    Object.entries(amounts).map(([name, most]) => [
      name,
      String(
        name.endsWith('_MS') || name.endsWith('_STEP')
          ? most
          : Math.max(1, Math.round(most * SHARE)),
      ),
    ]),
  );

async function runSuite({ unit, specs, amounts = {} }: Suite) {
  const env = envOf(amounts);
  if (unit) {
    const code = await tool('vitest/vitest.mjs', ['run', ...unit], {
      env: { ...env, PROPERTY_SEED: SEED },
    });
    if (code !== 0)
      return { isHeld: false, figures: [`see above: ${unit.join(' ')}, PROPERTY_SEED=${SEED}`] };
  }
  if (!specs) return { isHeld: true, figures: Object.entries(env).map((pair) => pair.join(' ')) };
  rmSync(REPORT, { force: true });
  const code = await tool(
    'playwright/cli.js',
    ['test', ...specs, '--reporter=list,json', '--timeout=0'],
    { env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: REPORT } },
  );
  const { figures, failed, isEmpty } = readRun();
  return {
    isHeld: code === 0 && !isEmpty,
    figures: [...figures, ...failed.map((name) => `FAILED: ${name}`)],
  };
}

const isWanted = askedFor(SUITES.map(({ name }) => name));
await requireBuild();
process.env['CHROME_BIN'] ??= await findBrowser();
const table: string[] = [];
for (const suite of SUITES) {
  if (!isWanted(suite.name)) continue;
  console.log(`\n=== ${suite.name} ===`);
  const { isHeld, figures } = await runSuite(suite);
  if (!isHeld) process.exitCode = 1;
  table.push(`${isHeld ? 'held    ' : 'NOT HELD'}  ${suite.name}: ${suite.holds}`);
  table.push(...figures.map((line) => `            ${line}`));
}
console.log(`\n${table.join('\n')}`);
