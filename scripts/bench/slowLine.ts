import { createServer, request } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { setTimeout as after } from 'node:timers/promises';
import type { Browser, Page } from 'playwright';
import { listen } from '../lib/staticServer.mjs';
import { atMost, median, ms, runsOr, table } from './figures.ts';
import { PHONE } from './page.ts';

/** A connection shared by the whole browser, worker included; DevTools throttle only one tab. */
const LINE = { latencyMs: 400, bytesPerSecond: 50_000 };
const SLICE = 1000;
const RUNS = 3;
/** A person presses again after half a second. */
const AGAIN_MS = 500;
/** Limit in seconds until the visitor screens work offline. */
const MOST_OFFLINE_S = 30;
/** When the line has been quiet for this long, everything has been fetched. */
const QUIET_MS = 4000;

/** Opens a page in a new browser behind a proxy that slows the site down and counts the bytes. */
async function onSlowLine(
  browser: Browser,
  baseURL: string,
  work: (page: Page, origin: string, passed: () => number) => Promise<void>,
) {
  let passed = 0;
  let freeAt = 0;
  async function* slowly(chunks: AsyncIterable<Uint8Array>) {
    for await (const chunk of chunks)
      for (let at = 0; at < chunk.length; at += SLICE) {
        const part = chunk.subarray(at, at + SLICE);
        passed += part.length;
        freeAt = Math.max(freeAt, performance.now()) + (part.length / LINE.bytesPerSecond) * 1000;
        await after(freeAt - performance.now());
        yield part;
      }
  }
  const server = createServer((asked, answer) => {
    const { method, headers, url = '/' } = asked;
    const forward = request(new URL(url, baseURL), { method, headers }, (found) => {
      answer.writeHead(found.statusCode ?? 502, found.headers);
      void pipeline(found, slowly, answer).catch(() => answer.destroy());
    });
    forward.on('error', () => answer.destroy());
    setTimeout(() => forward.end(), LINE.latencyMs);
  });
  const context = await browser.newContext(PHONE);
  const origin = `http://localhost:${String(await listen(server, 0))}`;
  await work(await context.newPage(), origin, () => passed);
  await context.close();
  server.close();
  server.closeAllConnections();
}

/** Clicks a button at once, whether or not it is ready. */
const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).first().dispatchEvent('click');

/** What a visitor tries again and again until it works. `most` is the limit in seconds. */
const TASKS = [
  {
    name: '/apply: the first *Next*',
    most: 6,
    attempt: async (page: Page) => {
      await page.getByRole('radio').first().check({ force: true });
      await press(page, 'Next');
    },
    works: (page: Page) => page.getByLabel('First Name').waitFor(),
  },
  {
    name: '/track: the first *Track*',
    most: 4.5,
    attempt: async (page: Page) => {
      await page.getByLabel('Tracking number').fill('DV000000');
      await press(page, 'Track');
    },
    works: (page: Page) => page.waitForURL(/number=/, { waitUntil: 'commit' }),
  },
  {
    name: '/contact: the first *Send Message*',
    most: 5,
    attempt: async (page: Page) => {
      for (const label of ['Name', 'Email', 'Subject', 'Message'])
        await page.getByRole('textbox', { name: label }).fill('ann@example.com');
      await press(page, 'Send Message');
    },
    works: (page: Page) => page.getByRole('region', { name: 'Your message' }).waitFor(),
  },
  {
    name: '/: the menu',
    most: 4.5,
    attempt: (page: Page) => press(page, 'Open menu'),
    works: (page: Page) => page.getByRole('button', { name: 'Close menu' }).waitFor(),
  },
];

/** How soon each form works for a visitor who tries from the first paint, with an empty cache. */
export async function measureForms(browser: Browser, baseURL: string): Promise<void> {
  const row = table('forms', 'Works', 'At most, s', 'Measured, s', 'Bytes by then, kB');
  for (const { name, most, attempt, works } of TASKS) {
    const seconds: number[] = [];
    const bytes: number[] = [];
    for (let run = 0; run < runsOr(RUNS); run += 1)
      await onSlowLine(browser, baseURL, async (page, origin, passed) => {
        const begun = performance.now();
        await page.goto(origin + name.split(':')[0], { waitUntil: 'commit' });
        const done = works(page).then(() => true);
        for (let isDone = false; !isDone;) {
          // What a last attempt presses may be gone.
          const attempted = attempt(page).catch(() => undefined);
          isDone = await Promise.race([done, attempted.then(() => after(AGAIN_MS, false))]);
        }
        seconds.push((performance.now() - begun) / 1000);
        bytes.push(passed() / 1000);
      });
    row(name, String(most), atMost(most, median(seconds)), ms(median(bytes)));
  }
}

/** Time until a first visit works offline on the slow line, and until everything is cached. */
export async function measureOffline(browser: Browser, baseURL: string): Promise<void> {
  const ready: number[] = [];
  const whole: number[] = [];
  const bytes: number[] = [];
  for (let run = 0; run < runsOr(RUNS); run += 1)
    await onSlowLine(browser, baseURL, async (page, origin, passed) => {
      const begun = performance.now();
      const since = () => (performance.now() - begun) / 1000;
      await page.goto(origin, { waitUntil: 'commit' });
      const sentence = page.getByText('Ready to work offline');
      await sentence.waitFor({ state: 'attached', timeout: 120_000 });
      ready.push(since());
      bytes.push(passed() / 1000);
      let quietSince = since();
      for (let before = passed(); ; before = passed()) {
        await after(QUIET_MS);
        if (before === passed()) break;
        quietSince = since();
      }
      whole.push(quietSince);
    });
  const row = table(
    'offline',
    'Ready to work offline',
    'At most, s',
    'Measured, s',
    'Bytes by then, kB',
  );
  row(
    'the visitor’s screens',
    String(MOST_OFFLINE_S),
    atMost(MOST_OFFLINE_S, median(ready)),
    median(bytes).toFixed(0),
  );
  row('the administrator’s too', '', median(whole).toFixed(1), '');
}
