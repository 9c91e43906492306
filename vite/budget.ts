import { brotliCompressSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';
import type { Language } from '../src/lib/language.ts';
import {
  chunksOf,
  type Chunks,
  closure,
  filesOfAdmin,
  filesOfDashboard,
  filesOfVisitors,
  type FirstLoad,
  firstLoads,
  filesOfStart,
  holds,
  modulesOf,
} from './bundleFiles.ts';

/** Maximum first load of a visitor's page, compressed (1 kB is 1,000 bytes). */
const MAX_FIRST_LOAD_BYTES = 135_000;

/** Modules loaded after the first paint or on demand. */
const LATER =
  /\/node_modules\/(?:dexie|sanitize-html|@radix-ui|@base-ui|downshift|@uiw|papaparse|workbox-window|@hpke|qrcode-generator|qr)\/|\/src\/store\/journal\//;
const DATABASE = /\/node_modules\/dexie\//;
/** Screens of the dashboard that need no database for their first rows. */
const LISTS = ['applications', '$collection'];
const ADMIN = /\/src\/(?:[\w-]+\/)*admin\//;
/** What an office publishes may have any size. */
const CONTENT = /\/src\/domain\/seed\//;

/** Limits for code loaded on demand, compressed. */
const SHARES = [
  {
    name: 'The receipt’s code and what sends it',
    of: /\/src\/features\/handover\/visitor\/(?:AtTheCounter|delivery\/DeliveryPanel)\.tsx$|\/src\/engines\/handover\/applicationFile\.ts$/,
    beside: /\/src\/features\/apply\/visitor\/ApplyContent\.tsx$/,
    workers: /^$/,
    most: 23_200,
  },
  {
    name: 'A scanner',
    of: /\/src\/ui\/codes\/CodeReader\.tsx$/,
    beside:
      /\/src\/features\/handover\/visitor\/slip\/slip\.lazy\.ts$|\/src\/routes\/_site\/track\.tsx/,
    workers: /readQr\.worker-[\w-]+\.js$/,
    most: 17_500,
  },
  {
    name: 'The page’s part of reading a passport',
    of: /\/src\/features\/passport\/visitor\/Passport\w+\.tsx$/,
    beside: /\/src\/features\/apply\/visitor\/ApplyContent\.tsx$/,
    workers: /^$/,
    most: 7500,
  },
  {
    name: 'The reader of passports',
    of: /^$/,
    beside: /^$/,
    workers: /readPassport\.worker-[\w-]+\.js$/,
    most: 25_000,
  },
];

/** Bytes per share: the files of its modules that no other share has. */
function sharesOf(
  chunks: Chunks,
  bundle: Rolldown.OutputBundle,
): { name: string; bytes: number; most: number }[] {
  const filesWith = (modules: RegExp): string[] =>
    [...chunks].filter(([, chunk]) => holds(chunk, modules)).map(([name]) => name);
  return SHARES.map(({ name, of, beside, workers, most }) => {
    const known = closure(chunks, [...filesOfStart(chunks), ...filesWith(beside)], false);
    const scripts = closure(chunks, filesWith(of), false);
    for (const [file, chunk] of chunks)
      if (known.has(file) || modulesOf(chunk).every((id) => CONTENT.test(id))) scripts.delete(file);
    const codes = Object.values(bundle).flatMap((file) => {
      if (file.type === 'chunk') return scripts.has(file.fileName) ? [file.code] : [];
      return workers.test(file.fileName) ? [file.source] : [];
    });
    const bytes = codes.reduce((sum, code) => sum + brotliCompressSync(code).byteLength, 0);
    return { name, bytes, most };
  });
}

/** All violations, each as a sentence. */
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
  const { shared, screens } = filesOfDashboard(chunks);
  const early = [...shared, ...LISTS.flatMap((screen) => screens[screen] ?? [])];
  for (const name of [...filesOfAdmin(chunks), ...early]) {
    const chunk = chunks.get(name);
    if (chunk && holds(chunk, DATABASE))
      found.push(`${name} holds the database, and the administrator’s lists wait for it.`);
  }
  for (const name of filesOfVisitors(chunks)) {
    const chunk = chunks.get(name);
    if (chunk && holds(chunk, ADMIN))
      found.push(`${name} is the administrator's, and a visitor's page may ask for it.`);
  }
  return [...new Set(found)];
}

/** Fails the build if visitors or administrators would load too much JavaScript. */
export function budget(language: Language): Plugin {
  return {
    name: 'budget',
    apply: 'build',
    enforce: 'post',
    async writeBundle(_options, bundle) {
      const chunks = chunksOf(bundle);
      const loads = await firstLoads(chunks);
      if (loads.length === 0) this.error('No visitor screen was found among the chunks.');
      for (const { screen, bytes, files } of loads)
        this.info(
          `${language} ${screen}: ${(bytes / 1000).toFixed(1)} kB first, in ${files.length} files`,
        );
      const found = breaches(chunks, loads);
      for (const { name, bytes, most } of sharesOf(chunks, bundle)) {
        this.info(`${language} ${name}: ${(bytes / 1000).toFixed(1)} kB more`);
        if (bytes === 0 || bytes > most)
          found.push(`${name}: ${bytes} bytes of JavaScript more; ${most} are allowed, and some.`);
      }
      if (found.length > 0) this.error([language, ...found].join('\n'));
    },
  };
}
