import type { Plugin } from 'vite';
import {
  chunksOf,
  type Chunks,
  closure,
  filesOfAdmin,
  filesOfDashboard,
  type FirstLoad,
  firstLoads,
  holds,
  modulesOf,
} from './bundleFiles.ts';

/** What a visitor's page may load before it answers, compressed (1 kB is 1,000 bytes). */
const MAX_FIRST_LOAD_BYTES = 115_000;

/** What comes after the first paint, or on need. */
const LATER =
  /\/node_modules\/(?:dexie|sanitize-html|@radix-ui|@base-ui|downshift|@uiw|papaparse|workbox-window|@hpke|qrcode-generator|qr)\/|\/src\/data\/journal\//;
const DATABASE = /\/node_modules\/dexie\//;
const ADMIN = /\/src\/(?:admin|routes\/admin)\//;

/** Every breach of the rules, each as a sentence. */
export function breaches(chunks: Chunks, loads: readonly FirstLoad[]): string[] {
  const found = loads.flatMap(({ screen, bytes, files }) => [
    ...(bytes > MAX_FIRST_LOAD_BYTES
      ? [`${screen} loads ${bytes} bytes of JavaScript first; ${MAX_FIRST_LOAD_BYTES} are allowed.`]
      : []),
    ...files
      .flatMap((file) => chunks.get(file) ?? [])
      .flatMap(modulesOf)
      .filter((id) => LATER.test(id))
      .map((id) => `${screen} loads ${id} first, which must come later.`),
  ]);
  for (const name of [...filesOfAdmin(chunks), ...filesOfDashboard(chunks).shared]) {
    const chunk = chunks.get(name);
    if (chunk && holds(chunk, DATABASE))
      found.push(`${name} holds the database, and every screen of the administrator waits for it.`);
  }
  const everything = closure(
    chunks,
    loads.flatMap(({ files }) => files),
    true,
  );
  for (const name of everything) {
    const chunk = chunks.get(name);
    if (chunk && holds(chunk, ADMIN))
      found.push(`${name} is the administrator's, and a visitor's page may ask for it.`);
  }
  return [...new Set(found)];
}

/** Fails the build when a visitor's page would load too much JavaScript, or the administrator's. */
export function budget(): Plugin {
  return {
    name: 'budget',
    apply: 'build',
    enforce: 'post',
    async writeBundle(_options, bundle) {
      const chunks = chunksOf(bundle);
      const loads = await firstLoads(chunks);
      if (loads.length === 0) this.error('No visitor screen was found among the chunks.');
      for (const { screen, bytes, files } of loads)
        this.info(`${screen}: ${(bytes / 1000).toFixed(1)} kB first, in ${files.length} files`);
      const found = breaches(chunks, loads);
      if (found.length > 0) this.error(found.join('\n'));
    },
  };
}
