import { rmSync } from 'node:fs';
import { requireNode } from './lib/nodeVersion.mjs';

requireNode();
const { installPackages } = await import('./lib/install.mjs');
const { build } = await import('./lib/build.mjs');
const { ROOT, tool } = await import('./lib/run.mjs');
const { add, NONE, playwrightTotals, readReport, summary, vitestTotals, withExitCode } =
  await import('./lib/totals.mjs');

/** Two free cores take a quarter of an hour, slow ones three of them; this only ends what hangs. */
const TIME_LIMIT_MS = 90 * 60 * 1000;
/** For the end-to-end tests to say what they had come to. */
const REPORT_MS = 60_000;
const REPORTS = `${ROOT}.cache/reports/`;
const startedAt = performance.now();
/** From here on the time is limited: how long an installation takes is up to the network. */
let installedAt = startedAt;

/** @typedef {import('./lib/totals.mjs').Totals} Totals */

const timeLeft = () => Math.max(1000, TIME_LIMIT_MS - (performance.now() - installedAt));

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
  const counted = await work().catch((error) => {
    console.error(error);
    return asOne(false);
  });
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

/**
 * @param {string} title
 * @param {() => Promise<boolean>} work resolves to whether it passed
 */
const check = (title, work) => stage(title, async () => asOne(await work()));

async function main() {
  rmSync(REPORTS, { recursive: true, force: true });
  const isInstalled = await stage('Packages', async () =>
    (await installPackages()) ? NONE : asOne(false),
  );
  if (!isInstalled) return;
  /** @type {string | undefined} */
  let browser;
  await stage('Browser', async () => {
    const { findOrInstallBrowser } = await import('./lib/browser.mjs');
    browser = await findOrInstallBrowser();
    console.log(browser ?? 'None: install Chromium or Chrome, or name its program in CHROME_BIN.');
    return browser === undefined ? asOne(false) : NONE;
  });
  installedAt = performance.now();

  // Side by side: each of them is one process.
  await Promise.all([
    check('Types', async () => {
      const app = await runTool('typescript/bin/tsc', ['-p', '.']);
      const worker = await runTool('typescript/bin/tsc', ['-p', 'tsconfig.sw.json']);
      return app === 0 && worker === 0;
    }),
    check(
      'Lint',
      async () => (await runTool('oxlint/bin/oxlint', ['--type-aware', '--deny-warnings'])) === 0,
    ),
    check('Regular expressions', async () => {
      const rules = ['--deny-warnings', '--config', 'scripts/lint/regexes.json', 'src'];
      return (await runTool('oxlint/bin/oxlint', rules)) === 0;
    }),
    check(
      'Format',
      async () => (await runTool('prettier/bin/prettier.cjs', ['--check', '.'])) === 0,
    ),
    check('Dead code', async () => (await runTool('knip/bin/knip.js', [])) === 0),
    check('Copies', async () => (await runTool('jscpd/bin/jscpd', [])) === 0),
  ]);
  await stage('Unit', async () => {
    const path = `${REPORTS}unit.json`;
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${path}`];
    const code = await runTool('vitest/vitest.mjs', ['run', ...reporters]);
    const report = readReport(path);
    return withExitCode(code, report === undefined ? NONE : vitestTotals(report));
  });
  const isBuilt = await check('Build', build);
  if (!isBuilt || browser === undefined) {
    console.error('End-to-end tests need a build and a browser: they were not run.');
    return;
  }
  await stage('End to end', async () => {
    const path = `${REPORTS}e2e.json`;
    const limit = `--global-timeout=${Math.round(Math.max(1000, timeLeft() - REPORT_MS))}`;
    const code = await runTool('playwright/cli.js', ['test', '--reporter=list,json', limit], {
      CHROME_BIN: browser,
      PLAYWRIGHT_JSON_OUTPUT_FILE: path,
    });
    const report = readReport(path);
    return withExitCode(code, report === undefined ? NONE : playwrightTotals(report));
  });
}

await main();
finish();
