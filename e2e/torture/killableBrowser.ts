import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chromium, expect, type LaunchOptions, type Page } from 'playwright/test';

const CONNECT_TIMEOUT_MS = 60_000;

export interface KillableBrowser {
  readonly page: Page;
  /** Closes it as a user does: everything reaches the disk. */
  close(): Promise<void>;
  /** Ends every process of the browser at once, as a power cut would. */
  kill(): Promise<void>;
}

/** A browser on its own profile folder, started so that it can be killed and started again. */
export async function launchKillable(
  profile: string,
  { executablePath = chromium.executablePath(), args = [] }: LaunchOptions,
): Promise<KillableBrowser> {
  const browser = spawn(
    executablePath,
    [
      ...args,
      '--headless=new',
      '--restore-last-session',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
    ],
    { detached: true, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const exited = once(browser, 'exit');
  const address = await debuggingAddress(browser.stderr);
  const connection = await chromium.connectOverCDP(address, { timeout: CONNECT_TIMEOUT_MS });
  const [context] = connection.contexts();
  const page = context?.pages()[0] ?? (await context?.newPage());
  expect(page).toBeDefined();
  if (!page) throw new Error('The browser opened no page.');
  return {
    page,
    async close() {
      const session = await connection.newBrowserCDPSession();
      await session.send('Browser.close');
      await exited;
    },
    async kill() {
      // The whole process group: `detached` has made the browser its leader.
      if (browser.pid !== undefined) process.kill(-browser.pid, 'SIGKILL');
      await exited;
    },
  };
}

async function debuggingAddress(stderr: NodeJS.ReadableStream): Promise<string> {
  let printed = '';
  for await (const chunk of stderr) {
    printed += String(chunk);
    const found = /DevTools listening on (ws:\/\/\S+)/.exec(printed)?.[1];
    if (found !== undefined) return found;
  }
  throw new Error(`The browser did not start: ${printed}`);
}
