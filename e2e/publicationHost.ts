import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { type Publication, publicationFile, publishedContent } from '@/engines/publication';
import { seed } from '@/domain/seed/seed';
import { settingsType } from '@/domain/settings';
import { createStaticServer } from '../scripts/lib/staticServer.mjs';
import { test as base } from './test';

interface Host {
  readonly url: string;
  /** Sets the host's publication. */
  readonly put: (content: string, status?: number) => void;
  /** Makes the host not respond, or send half of a response. */
  readonly fail: (way: 'never' | 'half') => void;
  /** Stops the host and closes every connection to it. */
  readonly stop: () => Promise<void>;
}

const dist = fileURLToPath(new URL('../dist', import.meta.url));

async function startHost(): Promise<Host> {
  const site = createStaticServer(dist);
  let published: { content: string; status: number } | undefined;
  let failure: 'never' | 'half' | undefined;
  const server = createServer((request, response) => {
    const isAsked = request.url === '/content.json';
    if (isAsked && failure === 'half') {
      response.writeHead(200, { 'content-length': 1000 });
      response.write('{"format"', () => response.destroy());
    }
    if (isAsked && failure !== undefined) return;
    if (!isAsked || published === undefined) {
      site.emit('request', request, response);
      return;
    }
    const headers = { 'content-type': 'application/json', 'cache-control': 'no-cache' };
    response.writeHead(published.status, headers);
    response.end(published.content);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  // A server that listens on a port has an address of this type.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    put: (content, status = 200) => {
      published = { content, status };
      failure = undefined;
    },
    fail: (way) => (failure = way),
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Tests with their own host and publication. */
export const test = base.extend<{ host: Host }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern
  host: async ({}, provide) => {
    const host = await startHost();
    await provide(host);
    await host.stop();
  },
  baseURL: async ({ host }, provide) => provide(host.url),
});

/** The demo content with some of it changed, as the office would publish it. */
export function publicationText(
  number: number,
  change: Partial<Publication['content']> = {},
): Promise<string> {
  const content = publishedContent({ ...seed, settings: settingsType.initial });
  const id = `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
  const publishedAt = new Date(Date.UTC(2026, 10, number)).toISOString();
  return publicationFile({
    id,
    number,
    publishedAt,
    base: null,
    content: { ...content, ...change },
  });
}
