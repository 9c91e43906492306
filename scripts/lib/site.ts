import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { chromium, type Page } from 'playwright';
import { findBrowser } from './browser.mjs';
import { build, isBuilt } from './build.mjs';
import { ROOT } from './run.mjs';
import { createStaticServer, listen } from './staticServer.mjs';

/**
 * The administrator: the pair that README names or, once `npm run account` has set another one, the
 * pair of these two variables.
 */
export const ACCOUNT = {
  username: process.env['ADMIN_USER'] ?? 'admin',
  password: process.env['ADMIN_PASSWORD'] ?? 'dubai-visa-2026',
};

/** When pictures of the site are taken: it shows the day of a decision. */
export const PICTURE_TIME = new Date('2026-11-22T08:00:00.000Z');

/** Ends the process unless dist/ is a build of the sources as they are, or can be made one. */
export async function requireBuild(): Promise<void> {
  if (!isBuilt() && !(await build())) process.exit(1);
}

/** Serves a finished build on a free port. */
export async function serveBuild(directory = `${ROOT}dist`) {
  const server = createStaticServer(directory);
  const port = await listen(server, 0);
  return {
    baseURL: `http://localhost:${String(port)}`,
    /** Takes it off the network, open connections too. */
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** How to start the browser that the tests use too, with more parameters. */
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
 * Does some work in a browser with a new profile of its own, as installing needs one.
 * @param work gets the port for debugging too
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

/** Serves the build and starts a browser for some work, and ends both whatever happens. */
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

/** Where a screen has no motion, no worker, and the same language everywhere. */
export const STILL = {
  reducedMotion: 'reduce',
  serviceWorkers: 'block',
  locale: 'en-GB',
} as const;

/** The texts that can be seen in the page's window, one for each block, in the order of the document. */
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
      // How a text is divided among inline elements cannot be seen.
      let block = node.parentElement;
      while (block && getComputedStyle(block).display === 'inline') block = block.parentElement;
      if (block && isInside && block.checkVisibility())
        shown.set(block, (shown.get(block) ?? '') + text);
    }
    return [...shown.values()].map((text) => text.replaceAll(/\s+/g, ' ').trim());
  });
