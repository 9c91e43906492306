import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { publicationFile, publishedContent } from '@/engines/publication';
import { seed } from '@/domain/seed/seed';
import { publication } from './publication';

const ROOT = join(import.meta.dirname, '..');
let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'publication-'));
  mkdirSync(join(root, 'public'));
  for (const each of ['src', 'tsconfig.json', 'node_modules'])
    symlinkSync(join(ROOT, each), join(root, each));
});
afterEach(() => {
  rmSync(root, { recursive: true });
  vi.unstubAllEnvs();
});

const put = (text: string) => writeFileSync(join(root, 'public/content.json'), text);

/** The code of a build that imports the content, and its `content.json`; '' if it has none. */
async function built(): Promise<{ code: string; file: string }> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    resolve: { tsconfigPaths: true },
    plugins: [publication()],
    build: { write: false, lib: { entry: 'src/domain/seed/seed.ts', formats: ['es'] } },
  });
  const [output] = [result].flat();
  if (output === undefined || !('output' in output)) throw new Error('Nothing was built.');
  const parts = { code: '', file: '' };
  for (const each of output.output)
    if (each.type === 'chunk') parts.code += each.code;
    else if (each.fileName === 'content.json') parts.file = String(each.source);
  return parts;
}

test('a build starts with what the office has published, and without it with the demo', async () => {
  expect(await built()).toEqual({
    code: expect.stringContaining('Three days in Dubai'),
    file: expect.stringContaining('"id":null'),
  });
  const settings = { siteName: 'Harbour Visas', smtp: { pass: 'hidden-word' } };
  const content = publishedContent({ ...seed, settings, blogs: [] });
  const id = '0f8fad5b-d9cb-469f-a165-70867728950e';
  put(
    await publicationFile({
      id,
      number: 3,
      publishedAt: '2026-11-23T08:00:00.000Z',
      base: null,
      content,
    }),
  );
  const { code, file } = await built();
  expect(code).toContain('Harbour Visas');
  expect(code).toContain(id);
  for (const absent of ['Three days in Dubai', 'ثلاثة أيام في دبي', 'hidden-word'])
    expect(code).not.toContain(absent);
  // Vite copies the file unchanged.
  expect(file).toBe('');
});

test('no build is made of a file that is none, nor of the demo for an address of its own', async () => {
  vi.stubEnv('SITE_URL', 'https://visas.example');
  await expect(built()).rejects.toThrow('this build would bring the demo content back');
  vi.stubEnv('DEMO_CONTENT', '1');
  expect((await built()).file).toContain('"id":null');
  put('{"format":"dubai-visa-publication","version":1,"id":"x"}');
  await expect(built()).rejects.toThrow('public/content.json: damaged');
});
