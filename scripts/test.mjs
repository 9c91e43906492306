import { rmSync } from 'node:fs';
import { requireNode } from './lib/nodeVersion.mjs';

requireNode();
const { installPackages } = await import('./lib/install.mjs');
const { build } = await import('./lib/build.mjs');
const { commitSubjectsHold } = await import('./lib/commitSubjects.mjs');
const { ROOT, run, tool } = await import('./lib/run.mjs');
const { add, NONE, playwrightTotals, readReport, summary, vitestTotals, withExitCode } =
  await import('./lib/totals.mjs');

// `npm test` shows within minutes whether a change broke the product. `--all` adds everything else
// without running anything twice; `--engines` adds the walks in Firefox and WebKit, if installed.
const isAll = process.argv.includes('--all');
const hasEngines = process.argv.includes('--engines');
/** Only to end what hangs: slow cores take three times as long as free ones. */
const TIME_LIMIT_MS = 90 * 60 * 1000;
/** Fewer runs of the longest unit test; with `--all` it uses its own number. */
const FEWER = { PROTOCOL_RUNS: '6' };
/** Time for the end-to-end tests to report their results at the limit. */
const REPORT_MS = 60_000;
const named = (/** @type {string} */ name) => [`${ROOT}scripts/run.mjs`, name];
const REPORTS = `${ROOT}.cache/reports/`;
const startedAt = performance.now();
/** The time limit starts here: the duration of an installation depends on the network. */
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
  table.push(`${title.padEnd(19)} ${`${seconds} s`.padStart(8)}   ${summary(counted)}`);
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

/**
 * @param {string} title
 * @param {string} script
 * @param {readonly string[]} parameters
 */
const checkTool = (title, script, parameters) =>
  check(title, async () => (await runTool(script, parameters)) === 0);

/**
 * @param {string} title
 * @param {string} browser
 * @param {readonly string[]} which
 */
const endToEnd = (title, browser, which) =>
  stage(title, async () => {
    const path = `${REPORTS}${title}.json`;
    const limit = `--global-timeout=${Math.round(Math.max(1000, timeLeft() - REPORT_MS))}`;
    const code = await runTool(
      'playwright/cli.js',
      ['test', ...which, '--reporter=list,json', limit],
      { CHROME_BIN: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: path },
    );
    const report = readReport(path);
    return withExitCode(code, report === undefined ? NONE : playwrightTotals(report));
  });

/** Exit code of a test whose programs are not installed. */
const NOT_INSTALLED = 77;

/**
 * The working day of three counters. Continuous integration installs what it needs. If that fails,
 * it is skipped, unless all engines were requested.
 * @returns {Promise<Totals>}
 */
async function sharedFolder() {
  const day = () => run(process.execPath, named('folder'));
  let code = await day();
  if (code === NOT_INSTALLED && process.env['CI'] && process.platform === 'linux') {
    const { installSystemPackages } = await import('./lib/browser.mjs');
    await installSystemPackages(['syncthing', 'xdotool', 'xvfb']);
    code = await day();
  }
  if (code === NOT_INSTALLED && !hasEngines) return { ...NONE, skipped: 1 };
  return asOne(code === 0);
}

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

  let isBuilt = false;
  // In parallel, to keep two cores busy.
  await Promise.all([
    stage('Unit', async () => {
      const path = `${REPORTS}unit.json`;
      const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${path}`];
      const code = await runTool('vitest/vitest.mjs', ['run', ...reporters], isAll ? {} : FEWER);
      const report = readReport(path);
      return withExitCode(code, report === undefined ? NONE : vitestTotals(report));
    }),
    (async () => {
      isBuilt = await check('Build', build);
      await checkTool('Types', 'typescript/bin/tsc', ['-p', '.']);
      await checkTool('Worker types', 'typescript/bin/tsc', ['-p', 'tsconfig.sw.json']);
      await checkTool('Lint', 'oxlint/bin/oxlint', ['--type-aware', '--deny-warnings']);
      const regexes = ['--deny-warnings', '--config', 'scripts/lint/regexes.json', 'src'];
      await checkTool('Regular expressions', 'oxlint/bin/oxlint', regexes);
      await checkTool('Format', 'oxfmt/bin/oxfmt', ['--check']);
      await checkTool('Dead code', 'knip/bin/knip.js', []);
      await check('Commit subjects', async () => commitSubjectsHold());
      if (isAll) await checkTool('Copies', 'jscpd/bin/jscpd', []);
    })(),
  ]);
  if (!isBuilt || browser === undefined) {
    console.error('End-to-end tests need a build and a browser: they were not run.');
    return;
  }
  const program = browser;
  await endToEnd('Smoke', program, ['--grep=@smoke']);
  if (!isAll) return;
  await endToEnd('End to end', program, ['--grep-invert=@smoke']);
  await stage('Shared folder', sharedFolder);
  if (hasEngines)
    await check('Other engines', async () => (await run(process.execPath, named('engines'))) === 0);
}

await main();
finish();
