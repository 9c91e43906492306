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
  const { chromium } = await import('playwright');
  const places = [...usualPlaces(process.env, process.platform), chromium.executablePath()];
  return places.find((path) => runs(path));
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

const playwright = (/** @type {string[]} */ ...parameters) => tool('playwright/cli.js', parameters);

/** @type {readonly [title: string, install: () => Promise<unknown>][]} */
const LINUX_WAYS = [
  ["the system's package", () => installSystemPackages(['chromium'])],
  ['the libraries that the download lacks', () => playwright('install-deps', 'chromium')],
];

/**
 * Ways to install a browser, tried in turn until one runs.
 * @type {typeof LINUX_WAYS}
 */
const WAYS = [
  ["Playwright's download", () => playwright('install', '--no-shell', 'chromium')],
  ...(process.platform === 'linux' ? LINUX_WAYS : []),
];

/**
 * Finds a browser for the tests and installs one when there is none.
 * @returns {Promise<string | undefined>} the path of its program; undefined when every way failed
 */
export async function findOrInstallBrowser() {
  let browser = await findBrowser();
  for (const [title, install] of WAYS) {
    if (browser !== undefined) return browser;
    console.log(`No Chromium or Chrome found: trying ${title} ...`);
    await install();
    browser = await findBrowser();
  }
  return browser;
}
