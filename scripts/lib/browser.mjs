import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run, tool } from './run.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const START_TIMEOUT_MS = 20_000;
const INSTALL_TIMEOUT_MS = 300_000;

/**
 * Paths where a Chromium or Chrome is usually installed, best first.
 * @param {NodeJS.ProcessEnv} env
 * @param {NodeJS.Platform} platform
 * @returns {string[]}
 */
export function usualPlaces(env, platform) {
  if (platform === 'win32') {
    return ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((name) => {
      const folder = env[name];
      if (folder === undefined) return [];
      return [
        `${folder}\\Google\\Chrome\\Application\\chrome.exe`,
        `${folder}\\Chromium\\Application\\chrome.exe`,
      ];
    });
  }
  const folders = (env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  if (platform !== 'darwin') return onPath;
  return [
    ...onPath,
    ...['/Applications', join(env['HOME'] ?? '', 'Applications')].flatMap((folder) => [
      join(folder, 'Chromium.app/Contents/MacOS/Chromium'),
      join(folder, 'Google Chrome.app/Contents/MacOS/Google Chrome'),
    ]),
  ];
}

/**
 * Whether this browser exists and runs. A file alone is no proof: some systems have a stub of that
 * name, and a downloaded browser may lack libraries.
 * @param {string} path
 */
function runs(path) {
  if (!existsSync(path)) return false;
  // Chrome on Windows opens a window when asked for its version.
  if (process.platform === 'win32') return true;
  const { status } = spawnSync(path, ['--version'], { stdio: 'ignore', timeout: START_TIMEOUT_MS });
  return status === 0;
}

/** @returns {Promise<string | undefined>} the browser that Playwright downloaded, if it runs */
async function downloadedBrowser() {
  const { chromium } = await import('playwright');
  const path = chromium.executablePath();
  return runs(path) ? path : undefined;
}

/**
 * A browser for the tests: CHROME_BIN, an installed Chromium or Chrome, or Playwright's download.
 * @returns {Promise<string | undefined>} the path of its program
 */
export async function findBrowser() {
  const chosen = process.env['CHROME_BIN'];
  if (chosen !== undefined && chosen !== '') {
    if (runs(chosen)) return chosen;
    throw new Error(`CHROME_BIN is "${chosen}", which is not a browser that runs.`);
  }
  return (
    usualPlaces(process.env, process.platform).find((path) => runs(path)) ??
    (await downloadedBrowser())
  );
}

/**
 * Installs packages of a Debian system, if root access needs no password.
 * @param {readonly string[]} names
 */
export async function installSystemPackages(names) {
  const install = ['install', '--yes', '--no-install-recommends', ...names];
  for (const parameters of [['update'], install]) {
    const command = ['apt-get', ...parameters];
    const [program = '', ...rest] =
      process.getuid?.() === 0 ? command : ['sudo', '--non-interactive', ...command];
    await run(program, rest, {
      env: { DEBIAN_FRONTEND: 'noninteractive' },
      timeoutMs: INSTALL_TIMEOUT_MS,
    });
  }
}

/**
 * Ways to install a browser, tried in turn until one runs.
 * @type {readonly { title: string, platforms?: readonly NodeJS.Platform[], install: () => Promise<unknown> }[]}
 */
const WAYS = [
  {
    title: "Playwright's download",
    install: () => tool('playwright/cli.js', ['install', '--no-shell', 'chromium']),
  },
  {
    title: "the system's package",
    platforms: ['linux'],
    install: () => installSystemPackages(['chromium']),
  },
  {
    title: 'the libraries that the download lacks',
    platforms: ['linux'],
    install: () => tool('playwright/cli.js', ['install-deps', 'chromium']),
  },
];

/**
 * Finds a browser for the tests and installs one when there is none.
 * @returns {Promise<string | undefined>} the path of its program; undefined when every way failed
 */
export async function findOrInstallBrowser() {
  let browser = await findBrowser();
  for (const { title, platforms, install } of WAYS) {
    if (browser !== undefined) return browser;
    if (platforms !== undefined && !platforms.includes(process.platform)) continue;
    console.log(`No Chromium or Chrome found: trying ${title} ...`);
    await install();
    browser = await findBrowser();
  }
  return browser;
}
