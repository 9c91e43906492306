import { rmSync } from 'node:fs';
import { requireNode } from './lib/nodeVersion.mjs';

requireNode();
const { installPackages } = await import('./lib/install.mjs');
const { build } = await import('./lib/build.mjs');
const { commitSubjectsHold } = await import('./lib/commitSubjects.mjs');
const { findOrInstallBrowser, installSystemPackages } = await import('./lib/browser.mjs');
const { ROOT, run, tool } = await import('./lib/run.mjs');
const { add, NONE, readReport, summary, totalsOf } = await import('./lib/totals.mjs');

// `npm test` shows within minutes whether a change broke the product. `--all` adds everything else
// without running anything twice; `--engines` adds the walks in Firefox and WebKit, if installed.
const isAll = process.argv.includes('--all');
const hasEngines = process.argv.includes('--engines');
/** Only to end what hangs: slow cores take three times as long as free ones. */
const TIME_LIMIT_MS = 90 * 60 * 1000;
/** Time for the end-to-end tests to report their results at the limit. */
const REPORT_MS = 60_000;
/** Exit code of a test whose programs are not installed. */
const NOT_INSTALLED = 77;
const REPORTS = `${ROOT}.cache/reports/`;
const startedAt = performance.now();
/** The time limit starts here: the duration of an installation depends on the network. */
let installedAt = startedAt;

/** @typedef {import('./lib/totals.mjs').Totals} Totals */

/** @type {Totals} */
let totals = NONE;
/** @type {string[]} */
const table = [];

const timeLeft = () => Math.max(1000, TIME_LIMIT_MS - (performance.now() - installedAt));

/**
 * @param {string} script
 * @param {readonly string[]} parameters
 * @param {NodeJS.ProcessEnv} [env]
 */
const runTool = (script, parameters, env = {}) =>
  tool(script, parameters, { env, timeoutMs: timeLeft() });

/** @param {string} name of a TypeScript script */
const runScript = (name) => run(process.execPath, [`${ROOT}scripts/run.mjs`, name]);

/**
 * A stage that passes or fails as a whole.
 * @param {boolean} passed
 * @returns {Totals}
 */
const asOne = (passed) => ({ ...NONE, [passed ? 'passed' : 'failed']: 1 });

/**
 * Runs one stage under its heading and adds what it counted.
 * @param {string} title
 * @param {() => Promise<Totals>} work
 * @returns {Promise<boolean>} whether nothing failed
 */
async function stage(title, work) {
  console.log(`\n=== ${title} ===`);
  const from = performance.now();
  const found = await work().catch((error) => {
    console.error(error);
    return asOne(false);
  });
  const seconds = ((performance.now() - from) / 1000).toFixed(1);
  totals = add(totals, found);
  table.push(`${title.padEnd(19)} ${`${seconds} s`.padStart(8)}   ${summary(found)}`);
  console.log(`--- ${title}: ${summary(found)} in ${seconds} s`);
  return found.failed === 0;
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
const checkTool = (title, script, parameters = []) =>
  check(title, async () => (await runTool(script, parameters)) === 0);

/**
 * @param {string} title
 * @param {string} browser
 * @param {string} which
 */
const endToEnd = (title, browser, which) =>
  stage(title, async () => {
    const path = `${REPORTS}${title}.json`;
    const limit = `--global-timeout=${Math.round(Math.max(1000, timeLeft() - REPORT_MS))}`;
    const parameters = ['test', which, '--reporter=list,json', limit];
    const env = { CHROME_BIN: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: path };
    return totalsOf(await runTool('playwright/cli.js', parameters, env), readReport(path));
  });

async function unit() {
  const path = `${REPORTS}unit.json`;
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${path}`];
  // Fewer runs of the longest test; with `--all` it uses its own number.
  const env = isAll ? {} : { PROTOCOL_RUNS: '6' };
  return totalsOf(await runTool('vitest/vitest.mjs', ['run', ...reporters], env), readReport(path));
}

/**
 * The working day of three counters. Continuous integration installs what it needs. If that fails,
 * it is skipped, unless all engines were requested.
 */
async function sharedFolder() {
  let code = await runScript('folder');
  if (code === NOT_INSTALLED && process.env['CI'] && process.platform === 'linux') {
    await installSystemPackages(['syncthing', 'xdotool', 'xvfb']);
    code = await runScript('folder');
  }
  if (code === NOT_INSTALLED && !hasEngines) return { ...NONE, skipped: 1 };
  return asOne(code === 0);
}

async function main() {
  rmSync(REPORTS, { recursive: true, force: true });
  const packages = async () => ((await installPackages()) ? NONE : asOne(false));
  if (!(await stage('Packages', packages))) return;
  /** @type {string | undefined} */
  let browser;
  await stage('Browser', async () => {
    browser = await findOrInstallBrowser();
    console.log(browser ?? 'None: install Chromium or Chrome, or name its program in CHROME_BIN.');
    return browser === undefined ? asOne(false) : NONE;
  });
  installedAt = performance.now();

  let isBuilt = false;
  // In parallel, to keep two cores busy.
  await Promise.all([
    stage('Unit', unit),
    (async () => {
      isBuilt = await check('Build', build);
      await checkTool('Types', 'typescript/bin/tsc', ['-p', '.']);
      await checkTool('Worker types', 'typescript/bin/tsc', ['-p', 'tsconfig.sw.json']);
      await checkTool('Lint', 'oxlint/bin/oxlint', ['--type-aware', '--deny-warnings']);
      const regexes = ['--deny-warnings', '--config', 'scripts/lint/regexes.json', 'src'];
      await checkTool('Regular expressions', 'oxlint/bin/oxlint', regexes);
      await checkTool('Format', 'oxfmt/bin/oxfmt', ['--check']);
      await checkTool('Dead code', 'knip/bin/knip.js');
      await check('Commit subjects', async () => commitSubjectsHold());
      if (isAll) await checkTool('Copies', 'jscpd/bin/jscpd');
    })(),
  ]);
  if (!isBuilt || browser === undefined) {
    console.error('End-to-end tests need a build and a browser: they were not run.');
    return;
  }
  await endToEnd('Smoke', browser, '--grep=@smoke');
  if (!isAll) return;
  await endToEnd('End to end', browser, '--grep-invert=@smoke');
  await stage('Shared folder', sharedFolder);
  if (hasEngines) await check('Other engines', async () => (await runScript('engines')) === 0);
}

await main();
const minutes = ((performance.now() - startedAt) / 60_000).toFixed(1);
console.log(`\n${table.join('\n')}\nAll of it took ${minutes} min.\n`);
// The totals are the very last line.
console.log(summary(totals));
process.exitCode = totals.failed === 0 ? 0 : 1;
