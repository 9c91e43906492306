import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(?:html|js|css|svg|json|txt|xml|webmanifest|ico)$/;
/** Replaced on the host without a build; a stale compressed version would be served instead. */
const REPLACED = 'content.json';
/** Smaller files gain nothing from compression. */
const LEAST_BYTES = 512;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

async function compress(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.byteLength < LEAST_BYTES) return;
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength };
  const versions = [
    [`${path}.br`, await brotli(content, { params })],
    [`${path}.gz`, await zip(content, { level: constants.Z_BEST_COMPRESSION })],
  ] as const;
  for (const [name, compressed] of versions) {
    if (compressed.byteLength < content.byteLength) await writeFile(name, compressed);
  }
}

async function compressAll(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  const texts = files.filter(
    (file) => file.isFile() && TEXT.test(file.name) && file.name !== REPLACED,
  );
  await Promise.all(texts.map((file) => compress(join(file.parentPath, file.name))));
}

/**
 * Writes brotli and gzip versions of each text file of the build; runs last, because the service
 * worker and its list are written after the bundle.
 */
export function precompress(): Plugin {
  let folder = '';
  let isWritten = false;
  return {
    name: 'precompress',
    apply: 'build',
    enforce: 'post',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir);
    },
    writeBundle() {
      isWritten = true;
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      // Also called after a failed build, without output.
      handler: () => (isWritten ? compressAll(folder) : undefined),
    },
  };
}
