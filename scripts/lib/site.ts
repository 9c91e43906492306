import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { chromium, type Page } from 'playwright';
import { findBrowser } from './browser.mjs';
import { build, isBuilt } from './build.mjs';
import { ROOT } from './run.mjs';
import { createStaticServer, listen } from './staticServer.mjs';

/**
 * The administrator's account: the one in README or, after `npm run account` has set another, the
 * one in these two variables.
 */
export const ACCOUNT = {
  username: process.env['ADMIN_USER'] ?? 'admin',
  password: process.env['ADMIN_PASSWORD'] ?? 'dubai-visa-2026',
};

/** The fixed time of pictures of the site, which show the day of a decision. */
export const PICTURE_TIME = new Date('2026-11-22T08:00:00.000Z');

/** Ensures that dist/ is a build of the current sources; exits if that build fails. */
export async function requireBuild(): Promise<void> {
  if (!isBuilt() && !(await build())) process.exit(1);
}

/** Serves a finished build on a free port. */
export async function serveBuild(directory = `${ROOT}dist`) {
  const server = createStaticServer(directory);
  const port = await listen(server, 0);
  return {
    baseURL: `http://localhost:${String(port)}`,
    /** Stops the server, including open connections. */
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Launch options for the browser that the tests use, with more arguments. */
async function browserOptions(more: readonly string[]) {
  const executablePath = await findBrowser();
  return {
    ...(executablePath === undefined ? {} : { executablePath }),
    args: ['--no-sandbox', ...more],
  };
}

export const startBrowser = async (...more: string[]) =>
  chromium.launch(await browserOptions(more));

/**
 * Runs work in a browser with a new persistent profile, which installing an app requires.
 * @param work also receives the debugging port
 */
export async function inNewProfile<Result>(
  baseURL: string,
  work: (page: Page, port: number) => Promise<Result>,
): Promise<Result> {
  const profile = mkdtempSync(`${tmpdir()}/profile-`);
  const options = await browserOptions(['--remote-debugging-port=0']);
  const context = await chromium.launchPersistentContext(profile, { ...options, baseURL });
  try {
    const [port] = readFileSync(`${profile}/DevToolsActivePort`, 'utf8').split('\n');
    return await work(await context.newPage(), Number(port));
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

/** Serves the build and starts a browser for some work, and always stops both. */
export async function withSite(
  work: (site: {
    baseURL: string;
    browser: Awaited<ReturnType<typeof startBrowser>>;
  }) => Promise<void>,
): Promise<void> {
  await requireBuild();
  const site = await serveBuild();
  const browser = await startBrowser();
  try {
    await work({ baseURL: site.baseURL, browser });
  } finally {
    await browser.close();
    site.close();
  }
}

/** Context options for stable screens: no motion, no service worker, one language. */
export const STILL = {
  reducedMotion: 'reduce',
  serviceWorkers: 'block',
  locale: 'en-GB',
} as const;

/** The texts visible in the page's window, one per block, in document order. */
export const shownTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const shown = new Map<Element, string>();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent ?? '';
      const range = document.createRange();
      range.selectNodeContents(node);
      const { width, height, left, top } = range.getBoundingClientRect();
      const isInside =
        document.elementFromPoint(left + width / 2, top + height / 2) !== null && width > 1;
      // Joins inline elements, because how they divide a text is invisible.
      let block = node.parentElement;
      while (block && getComputedStyle(block).display === 'inline') block = block.parentElement;
      if (block && isInside && block.checkVisibility())
        shown.set(block, (shown.get(block) ?? '') + text);
    }
    return [...shown.values()].map((text) => text.replaceAll(/\s+/g, ' ').trim());
  });
