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

type Store = Readonly<Record<string, unknown>>;

/**
 * Opens a page in a new browser context.
 * @param store content of localStorage instead of the demo, before the app starts
 * @param blank a file of the origin that does not start the app
 */
export async function openPage(
  browser: Browser,
  options: BrowserContextOptions,
  store?: Store,
  blank = '/favicon.svg',
): Promise<Page> {
  const context = await browser.newContext({ ...DESK, ...options });
  await context.addInitScript(installPainted);
  const page = await context.newPage();
  await page.goto(blank);
  if (store) await storeValues(page, store);
  return page;
}

/** Opens a page, signed in. */
export async function openAdmin(browser: Browser, baseURL: string, store: Store): Promise<Page> {
  const page = await openPage(browser, { baseURL }, store);
  await writeSession(page);
  return page;
}

/** Throttles the page's CPU, and optionally its network. */
export async function slowDown(page: Page, { network = false } = {}) {
  const devTools = await page.context().newCDPSession(page);
  if (network) {
    await devTools.send('Network.enable');
    await devTools.send('Network.clearBrowserCache');
    await devTools.send('Network.emulateNetworkConditions', SLOW_4G);
  }
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: THROTTLING });
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

/** What a page has painted, in milliseconds except `moved`, the layout shift. */
export const viewOf = (page: Page) =>
  page.evaluate(async () => {
    const entries: PerformanceEntry[] = [];
    const observer = new PerformanceObserver((list) => entries.push(...list.getEntries()));
    for (const type of ['paint', 'largest-contentful-paint', 'layout-shift', 'longtask'])
      observer.observe({ type, buffered: true });
    await new Promise((resolve) => setTimeout(resolve, 500));
    const of = (type: string) => entries.filter(({ entryType }) => entryType === type);
    const sum = (values: number[]) => values.reduce((all, value) => all + value, 0);
    const [first = Infinity] = of('paint').flatMap(({ name, startTime }) =>
      name === 'first-contentful-paint' ? [startTime] : [],
    );
    // Like Lighthouse's Total Blocking Time: before the first paint there is nothing to press, and
    // a task is long from 50 ms on.
    const blocking = of('longtask').map(
      ({ startTime, duration }) => Math.min(duration, startTime + duration - first) - 50,
    );
    return {
      first,
      largest: of('largest-contentful-paint').at(-1)?.startTime ?? 0,
      moved: sum(of('layout-shift').map((entry) => Number(Reflect.get(entry, 'value')))),
      blocked: sum(blocking.filter((time) => time > 0)),
    };
  });
export type View = Awaited<ReturnType<typeof viewOf>>;
