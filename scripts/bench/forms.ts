import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { Browser, Page } from 'playwright';
import { listen } from '../lib/staticServer.mjs';
import { median, ms, judged, runsOr, table } from './figures.ts';
import { PHONE } from './page.ts';

/** A connection shared by the whole browser, worker included; DevTools throttle only one tab. */
const LINE = { latencyMs: 400, bytesPerSecond: 50_000 };
const SLICE_MS = 20;
/** A person presses again after half a second. */
const POLL_MS = 500;
const LOOK_MS = 20;

/** A proxy that slows a site down. `passed` counts the bytes. */
export async function slowLine(baseURL: string) {
  const line = { passed: 0 };
  let freeAt = 0;
  const take = async (bytes: number) => {
    freeAt = Math.max(freeAt, performance.now()) + (bytes / LINE.bytesPerSecond) * 1000;
    line.passed += bytes;
    await new Promise((resolve) => setTimeout(resolve, freeAt - performance.now()));
  };
  const slice = (LINE.bytesPerSecond * SLICE_MS) / 1000;
  const pass = async (found: IncomingMessage, answer: ServerResponse) => {
    answer.writeHead(found.statusCode ?? 502, found.headers);
    for await (const chunk of found) {
      const bytes = Buffer.from(chunk);
      for (let at = 0; at < bytes.length; at += slice) {
        const part = bytes.subarray(at, at + slice);
        await take(part.length);
        answer.write(part);
      }
    }
    answer.end();
  };
  const server = createServer((asked, answer) => {
    const forward = request(
      new URL(asked.url ?? '/', baseURL),
      { method: asked.method, headers: asked.headers },
      (found) => void pass(found, answer).catch(() => answer.destroy()),
    );
    forward.on('error', () => answer.destroy());
    setTimeout(() => forward.end(), LINE.latencyMs);
  });
  const port = await listen(server, 0);
  return {
    line,
    baseURL: `http://localhost:${String(port)}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** What a visitor tries again and again until it works. */
interface Task {
  readonly name: string;
  readonly path: string;
  /** Limit in seconds. */
  readonly most: number;
  readonly attempt: (page: Page) => Promise<void>;
  readonly isDone: (page: Page) => Promise<boolean>;
}

/** Clicks a button at once, whether or not it is ready. */
const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).first().dispatchEvent('click');

const TASKS: readonly Task[] = [
  {
    name: 'the first *Next*',
    path: '/apply',
    most: 6,
    attempt: async (page) => {
      await page.getByRole('radio').first().check({ force: true });
      await press(page, 'Next');
    },
    isDone: (page) => page.getByLabel('First Name').isVisible(),
  },
  {
    name: 'the first *Track*',
    path: '/track',
    most: 4.5,
    attempt: async (page) => {
      await page.getByLabel('Tracking number').fill('DV000000');
      await press(page, 'Track');
    },
    isDone: (page) => Promise.resolve(page.url().includes('number=')),
  },
  {
    name: 'the first *Send Message*',
    path: '/contact',
    most: 5,
    attempt: async (page) => {
      for (const label of ['Name', 'Email', 'Subject', 'Message'])
        await page.getByRole('textbox', { name: label }).fill('ann@example.com');
      await press(page, 'Send Message');
    },
    isDone: (page) => page.getByRole('region', { name: 'Your message' }).isVisible(),
  },
  {
    name: 'the menu',
    path: '/',
    most: 4.5,
    attempt: (page) => press(page, 'Open menu'),
    isDone: (page) => page.getByRole('button', { name: 'Close menu' }).isVisible(),
  },
];

async function timeUntilItWorks(
  browser: Browser,
  url: string,
  { attempt, isDone }: Task,
): Promise<number> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const begun = performance.now();
  await page.goto(url, { waitUntil: 'commit' });
  while (!(await isDone(page))) {
    // After a success there may be nothing left to press.
    await attempt(page).catch(async (error: unknown) => {
      if (!(await isDone(page))) throw error;
    });
    const nextAt = performance.now() + POLL_MS;
    while (performance.now() < nextAt && !(await isDone(page))) await page.waitForTimeout(LOOK_MS);
  }
  const took = performance.now() - begun;
  await context.close();
  return took;
}

/** How soon each form works for a visitor who tries from the first paint, with an empty cache. */
export async function measureForms(browser: Browser, baseURL: string): Promise<void> {
  const row = table('forms', 'Works', 'At most, s', 'Measured, s', 'Bytes by then, kB');
  for (const task of TASKS) {
    const { name, path, most } = task;
    const times: number[] = [];
    const bytes: number[] = [];
    for (let run = 0; run < runsOr(3); run += 1) {
      const slow = await slowLine(baseURL);
      times.push(await timeUntilItWorks(browser, `${slow.baseURL}${path}`, task));
      bytes.push(slow.line.passed);
      slow.close();
    }
    const took = median(times) / 1000;
    row(
      `${path}: ${name}`,
      String(most),
      judged(took.toFixed(1), took <= most),
      ms(median(bytes) / 1000),
    );
  }
}
