import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(?:html|js|css|svg|json|txt|xml|webmanifest|ico)$/;
/** Hosts replace this file without a build, and would serve a stale precompressed version of it. */
const REPLACED = 'content.json';
const METHODS = { br: promisify(brotliCompress), gz: promisify(gzip) };

async function compress(path: string): Promise<void> {
  const content = await readFile(path);
  for (const [ending, method] of Object.entries(METHODS)) {
    const compressed = await method(content);
    if (compressed.length < content.length) await writeFile(`${path}.${ending}`, compressed);
  }
}

/**
 * Writes brotli and gzip versions of every text file of the build. Runs last, because the service
 * worker and its precache list are written after the bundle.
 */
export function precompress(): Plugin {
  let folder = '';
  return {
    name: 'precompress',
    apply: 'build',
    enforce: 'post',
    writeBundle({ dir = '' }) {
      folder = dir;
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        // Also called after a failed build, when there is no output.
        if (folder === '') return;
        const names = await readdir(folder, { recursive: true });
        const texts = names.filter((name) => TEXT.test(name) && name !== REPLACED);
        await Promise.all(texts.map((name) => compress(join(folder, name))));
      },
    },
  };
}
