import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chromium, expect, type Browser, type LaunchOptions, type Page } from 'playwright/test';

/** While restoring a session, a browser may not answer a connection; the next attempt works. */
const CONNECTION_TIMEOUT_MS = 10_000;
const ALL_CONNECTIONS_TIMEOUT_MS = 90_000;

export interface KillableBrowser {
  readonly page: Page;
  /** Closes it like a user, so that everything reaches the disk. */
  close(): Promise<void>;
  /** Kills all processes of the browser at once, like a power failure. Can be called again. */
  kill: () => Promise<void>;
}

/**
 * A browser on its own profile folder, started so that it can be killed and started again; with
 * the tabs that it had, unless `restores` is false.
 */
export async function launchKillable(
  profile: string,
  { executablePath = chromium.executablePath(), args = [] }: LaunchOptions,
  { restores = true } = {},
): Promise<KillableBrowser> {
  const browser = spawn(
    executablePath,
    [
      ...args,
      '--headless=new',
      restores ? '--restore-last-session' : 'about:blank',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
    ],
    { detached: true, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const exited = once(browser, 'exit');
  const kill = async () => {
    const isRunning = browser.exitCode === null && browser.signalCode === null;
    // The whole process group: `detached` has made the browser its leader.
    if (isRunning && browser.pid !== undefined) process.kill(-browser.pid, 'SIGKILL');
    await exited;
  };
  try {
    const connection = await connect(await debuggingAddress(browser.stderr));
    const [context] = connection.contexts();
    const page = context?.pages()[0] ?? (await context?.newPage());
    if (!page) throw new Error('The browser opened no page.');
    return {
      page,
      async close() {
        const session = await connection.newBrowserCDPSession();
        await session.send('Browser.close');
        await exited;
      },
      kill,
    };
  } catch (error) {
    await kill();
    throw error;
  }
}

async function connect(address: string): Promise<Browser> {
  const connections: Browser[] = [];
  await expect(async () => {
    connections.push(await chromium.connectOverCDP(address, { timeout: CONNECTION_TIMEOUT_MS }));
  }).toPass({ timeout: ALL_CONNECTIONS_TIMEOUT_MS });
  const [connection] = connections;
  if (!connection) throw new Error('The browser answered no connection.');
  return connection;
}

function debuggingAddress(stderr: NodeJS.ReadableStream): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = '';
    // Read to the end, or the browser would stop at a full pipe.
    stderr.on('data', (chunk) => {
      printed += String(chunk);
      const found = /DevTools listening on (ws:\/\/\S+)/.exec(printed)?.[1];
      if (found !== undefined) resolve(found);
    });
    stderr.on('end', () => reject(new Error(`The browser did not start: ${printed}`)));
  });
}
