import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from 'playwright/test';
import { test as base } from './test';

interface OwnServer {
  readonly url: string;
  /** Ends the process, for good. */
  stop(): Promise<void>;
}

async function startServer(): Promise<OwnServer> {
  const script = fileURLToPath(new URL('../scripts/serve.mjs', import.meta.url));
  const server = spawn(process.execPath, [script], {
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(server, 'exit');
  let printed = '';
  for await (const chunk of server.stdout) {
    printed += String(chunk);
    if (printed.includes('Ctrl+C')) break;
  }
  const url = /http:\S+/.exec(printed)?.[0];
  if (url === undefined) throw new Error(`The server did not start: ${printed}`);
  return {
    url,
    async stop() {
      server.kill();
      await exited;
    },
  };
}

/** Tests with their own server process, which they can end, and with the service worker. */
export const test = base.extend<{ server: OwnServer }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern
  server: async ({}, provide) => {
    const server = await startServer();
    await provide(server);
    await server.stop();
  },
  baseURL: async ({ server }, provide) => provide(server.url),
  // Not `test.use`, which would apply only to the first file that imports this module.
  serviceWorkers: 'allow',
});

/** Waits until the site reports that what a visitor uses is available offline. */
export async function expectReadyOffline(page: Page): Promise<void> {
  await expect(page.getByText('Ready to work offline')).toBeAttached({ timeout: 30_000 });
}

/** Waits until the admin part is available offline, too; it is cached last. */
export async function expectAdminKept(page: Page): Promise<void> {
  const isKept = () => page.evaluate(async () => !!(await caches.match('/admin.html')));
  await expect.poll(isKept, { timeout: 30_000 }).toBe(true);
}
