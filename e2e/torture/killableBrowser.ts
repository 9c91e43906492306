import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chromium, expect, type Browser, type LaunchOptions, type Page } from 'playwright/test';

/** A browser that restores a session sometimes leaves a connection unanswered; the next one it answers. */
const CONNECTION_TIMEOUT_MS = 10_000;
const ALL_CONNECTIONS_TIMEOUT_MS = 90_000;

export interface KillableBrowser {
  readonly page: Page;
  /** Closes it as a user does: everything reaches the disk. */
  close(): Promise<void>;
  /** Ends every process of the browser at once, as a power cut would. Harmless once it has ended. */
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
