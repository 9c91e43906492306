import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createStaticServer, listen } from './staticServer.mjs';

const APP = '<!doctype html><title>The app</title>';
const folder = mkdtempSync(join(tmpdir(), 'static-server-'));
mkdirSync(join(folder, 'assets'));
writeFileSync(join(folder, 'index.html'), APP);
writeFileSync(join(folder, 'index.html.br'), brotliCompressSync(APP));
for (const page of ['shell', 'admin']) writeFileSync(join(folder, `${page}.html`), page);
mkdirSync(join(folder, 'apply'));
writeFileSync(join(folder, 'apply/index.html'), 'apply');
writeFileSync(join(folder, 'sw.js'), '// worker');
mkdirSync(join(folder, '.well-known/acme-challenge'), { recursive: true });
writeFileSync(join(folder, '.well-known/acme-challenge/abc'), 'challenge');
writeFileSync(join(folder, 'manifest.webmanifest'), '{}');
writeFileSync(join(folder, 'assets/index-a1b2c3.js'), '// chunk');

const server = createStaticServer(folder);
let origin = '';
const get = (path: string, init?: RequestInit) => fetch(`${origin}${path}`, init);

beforeAll(async () => {
  origin = `http://localhost:${await listen(server, 0)}`;
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

describe('caching', () => {
  test('hashed files never change', async () => {
    const answer = await get('/assets/index-a1b2c3.js');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  test.each([
    '/',
    '/index.html',
    '/apply',
    '/sw.js',
    '/manifest.webmanifest',
    '/assets/',
    '/none.js',
  ])('%s is asked for again each time', async (path) => {
    expect((await get(path)).headers.get('cache-control')).toBe('no-cache');
  });

  test('what is already there is not sent again', async () => {
    const etag = (await get('/sw.js')).headers.get('etag') ?? '';
    const answer = await get('/sw.js', { headers: { 'if-none-match': etag } });
    expect(answer.status).toBe(304);
  });
});

describe('what is answered', () => {
  test.each([
    ['/', APP],
    ['/apply', 'apply'],
    ['/apply/?step=2', 'apply'],
    ['/blog/a-post', 'shell'],
    ['/no/such/place?a=b.c', 'shell'],
    ['/administration', 'shell'],
    ['/admin', 'admin'],
    ['/admin?a=b.c', 'admin'],
    ['/admin/dashboard/pages', 'admin'],
  ])('%s is its page, the shell or the administrator’s', async (path, text) => {
    const answer = await get(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/html;charset=utf-8');
    expect(await answer.text()).toBe(text);
  });

  test.each([
    '/assets/index-gone.js',
    '/favicon.ico',
    '/blog/cover.png',
    '/assets/gone',
    '/%2e%2e/a.txt',
  ])('%s is not found', async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toBe('Not found\n');
  });

  test('the compressed file goes to who can read it', async () => {
    const compressed = await get('/', { headers: { 'accept-encoding': 'br' } });
    expect(compressed.headers.get('content-encoding')).toBe('br');
    const plain = await get('/', { headers: { 'accept-encoding': 'identity' } });
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(plain.headers.get('vary')).toBe('Accept-Encoding');
  });

  test('a publication is read anew for each request', async () => {
    for (const text of ['{}', '{"number":2}']) {
      writeFileSync(join(folder, 'content.json'), text);
      const answer = await get('/content.json');
      expect(answer.headers.get('content-type')).toBe('application/json');
      expect(answer.headers.get('cache-control')).toBe('no-cache');
      expect(await answer.text()).toBe(text);
    }
  });

  test('nothing can be sent to it', async () => {
    expect((await get('/', { method: 'POST' })).status).toBe(405);
  });
});

test.each(['/', '/sw.js', '/none.js'])('%s comes with the security headers', async (path) => {
  const { headers } = await get(path);
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('referrer-policy')).toBe('same-origin');
  expect(headers.get('permissions-policy')).toContain('geolocation=()');
});

test('what is well known is a file, or missing', async () => {
  const at = async (name: string) => {
    const answer = await get(`/.well-known/acme-challenge/${name}`);
    return [answer.status, await answer.text()];
  };
  expect(await at('abc')).toEqual([200, 'challenge']);
  expect(await at('none')).toEqual([404, 'Not found\n']);
});
