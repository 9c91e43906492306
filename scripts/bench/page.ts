import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { storeValues, writeSession } from '../../e2e/test';

declare global {
  interface Window {
    /** Resolves when the condition is painted, to the milliseconds since the start of the page. */
    painted: (isThere: () => boolean) => Promise<number>;
  }
}

/** CPU slowdown that simulates a phone. */
const THROTTLING = 4;
export const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};
const DESK = { viewport: { width: 1440, height: 900 } };
/** Slow 4G as DevTools emulate it. */
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
  uploadThroughput: (750 * 1024 * 0.9) / 8,
};

/** Runs in every page from its start: defines `painted`. */
function installPainted() {
  window.painted = (isThere) =>
    new Promise((resolve) => {
      const look = () => {
        if (!isThere()) return;
        watcher.disconnect();
        requestAnimationFrame(() => {
          // The first task after the frame runs when it has been painted.
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', () => resolve(performance.now()));
          port1.start();
          port2.postMessage(null);
        });
      };
      const watcher = new MutationObserver(look);
      const everything = { childList: true, attributes: true, characterData: true };
      watcher.observe(document, { ...everything, subtree: true });
      look();
    });
}

/** Setup of a measured page. */
interface Preparation extends BrowserContextOptions {
  baseURL: string;
  /** Content of localStorage, instead of the demo. */
  store?: Readonly<Record<string, unknown>>;
  /** A file of the origin that does not start the app. */
  blank?: string;
  isSignedIn?: boolean;
  initScripts?: readonly (() => void)[];
}

/** Opens a page in a new browser context, with its storage filled before the app starts. */
export async function preparedPage(
  browser: Browser,
  { store, blank = '/favicon.svg', isSignedIn = false, initScripts = [], ...more }: Preparation,
): Promise<Page> {
  const context = await browser.newContext({ ...DESK, ...more });
  for (const script of [installPainted, ...initScripts]) await context.addInitScript(script);
  const page = await context.newPage();
  await page.goto(blank);
  if (store) await storeValues(page, store);
  if (isSignedIn) await writeSession(page);
  return page;
}

/** Throttles the page's CPU, and optionally its network. */
export async function slowDown(page: Page, { rate = THROTTLING, network = false } = {}) {
  const devTools = await page.context().newCDPSession(page);
  if (network) {
    await devTools.send('Network.enable');
    await devTools.send('Network.clearBrowserCache');
    await devTools.send('Network.emulateNetworkConditions', SLOW_4G);
  }
  await devTools.send('Emulation.setCPUThrottlingRate', { rate });
  return devTools;
}

/** Waits for the heading of a screen. */
export const headingOf = (page: Page) =>
  page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();

/**
 * Clicks an element in the page, and waits until the result is painted.
 * @param pressed selector
 * @param awaited selector of an element that appears
 * @returns milliseconds between them
 */
export function pressToPainted(page: Page, pressed: string, awaited: string): Promise<number> {
  return page.evaluate(
    async ([from, to]) => {
      const target = document.querySelector(from);
      if (!(target instanceof HTMLElement)) throw new Error(`There is no ${from}.`);
      const pressedAt = performance.now();
      target.click();
      return (await window.painted(() => document.querySelector(to) !== null)) - pressedAt;
    },
    [pressed, awaited] as const,
  );
}
