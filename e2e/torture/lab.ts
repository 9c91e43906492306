import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { test as base, type BrowserContext, type Page } from 'playwright/test';
import sirv from 'sirv';
import { build } from 'vite';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

async function serveLab(folder: string) {
  await build({
    configFile: at('../lab/vite.config.ts'),
    build: { outDir: folder },
  });
  const server = createServer(sirv(folder));
  await new Promise<void>((resolve) => server.listen(0, resolve));
  // A server that listens on a port has such an address.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}/`, close: () => server.close() };
}

/** `labUrl`: the lab page, built from the data layer as it stands, on an origin of its own. */
export const test = base.extend<object, { labUrl: string }>({
  labUrl: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern
    async ({}, use, { parallelIndex }) => {
      const server = await serveLab(at(`../../.cache/lab-${parallelIndex}`));
      await use(server.url);
      server.close();
    },
    { scope: 'worker' },
  ],
});
export { expect } from 'playwright/test';

/** The figures of a test, for whoever reads the run. */
export function report(figures: string): void {
  process.stdout.write(`      ${figures}\n`);
}

/** A new tab on the lab page, its storage in order. */
export async function openTab(context: BrowserContext, labUrl: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(labUrl);
  await page.evaluate(() => window.lab.start());
  return page;
}
