import { rmSync } from 'node:fs';
import { requireNode } from './lib/nodeVersion.mjs';

requireNode();
const { installPackages } = await import('./lib/install.mjs');
const { build } = await import('./lib/build.mjs');
const { ROOT, tool } = await import('./lib/run.mjs');
const { add, NONE, playwrightTotals, readReport, summary, vitestTotals, withExitCode } =
  await import('./lib/totals.mjs');

const TIME_LIMIT_MS = 10 * 60 * 1000;
const REPORTS = `${ROOT}.cache/reports/`;
const startedAt = performance.now();

/** @typedef {import('./lib/totals.mjs').Totals} Totals */

const timeLeft = () => Math.max(1000, TIME_LIMIT_MS - (performance.now() - startedAt));

/**
 * @param {string} script
 * @param {readonly string[]} parameters
 * @param {NodeJS.ProcessEnv} [env]
 */
const runTool = (script, parameters, env = {}) =>
  tool(script, parameters, { env, timeoutMs: timeLeft() });

/**
 * A stage that passes or fails as a whole.
 * @param {boolean} passed
 * @returns {Totals}
 */
const asOne = (passed) => (passed ? { ...NONE, passed: 1 } : { ...NONE, failed: 1 });

/** @type {Totals} */
let totals = NONE;
/** @type {string[]} */
const table = [];

/**
 * Runs one stage under its heading and adds what it counted.
 * @param {string} title
 * @param {() => Promise<Totals>} work
 * @returns {Promise<boolean>} whether nothing failed
 */
async function stage(title, work) {
  console.log(`\n=== ${title} ===`);
  const from = performance.now();
  const counted = await work();
  const seconds = ((performance.now() - from) / 1000).toFixed(1);
  totals = add(totals, counted);
  table.push(`${title.padEnd(12)} ${`${seconds} s`.padStart(8)}   ${summary(counted)}`);
  console.log(`--- ${title}: ${summary(counted)} in ${seconds} s`);
  return counted.failed === 0;
}

/** Prints the totals as the very last line. */
function finish() {
  const minutes = ((performance.now() - startedAt) / 60_000).toFixed(1);
  console.log(`\n${table.join('\n')}\nAll of it took ${minutes} min.\n`);
  console.log(summary(totals));
  process.exitCode = totals.failed === 0 ? 0 : 1;
}

async function main() {
  rmSync(REPORTS, { recursive: true, force: true });
  if (!(await stage('Install', async () => ((await installPackages()) ? NONE : asOne(false)))))
    return;

  await stage('Types', async () => {
    const app = await runTool('typescript/bin/tsc', ['-p', '.']);
    const worker = await runTool('typescript/bin/tsc', ['-p', 'tsconfig.sw.json']);
    return asOne(app === 0 && worker === 0);
  });
  await stage('Lint', async () =>
    asOne((await runTool('oxlint/bin/oxlint', ['--type-aware', '--deny-warnings'])) === 0),
  );
  await stage('Format', async () =>
    asOne((await runTool('prettier/bin/prettier.cjs', ['--check', '.'])) === 0),
  );
  await stage('Unit', async () => {
    const path = `${REPORTS}unit.json`;
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${path}`];
    const code = await runTool('vitest/vitest.mjs', ['run', ...reporters]);
    const report = readReport(path);
    return withExitCode(code, report === undefined ? NONE : vitestTotals(report));
  });
  if (!(await stage('Build', async () => asOne(await build())))) {
    console.error('Without a build there is nothing to test end to end.');
    return;
  }
  await stage('End to end', async () => {
    const { findOrInstallBrowser } = await import('./lib/browser.mjs');
    const browser = await findOrInstallBrowser();
    if (browser === undefined) {
      console.error('No browser: install Chromium or Chrome, or set CHROME_BIN to its program.');
      return asOne(false);
    }
    console.log(`Browser: ${browser}`);
    const path = `${REPORTS}e2e.json`;
    const code = await runTool('playwright/cli.js', ['test', '--reporter=list,json'], {
      CHROME_BIN: browser,
      PLAYWRIGHT_JSON_OUTPUT_FILE: path,
    });
    const report = readReport(path);
    return withExitCode(code, report === undefined ? NONE : playwrightTotals(report));
  });
}

try {
  await main();
} catch (error) {
  console.error(error);
  totals = add(totals, asOne(false));
} finally {
  finish();
}
