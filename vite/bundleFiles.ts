import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { Rolldown } from 'vite';

/** A script file of the bundle; imports are file names. */
export interface Chunk {
  readonly code: string;
  readonly moduleIds: readonly string[];
  readonly imports: readonly string[];
  readonly dynamicImports: readonly string[];
}

export type Chunks = ReadonlyMap<string, Chunk>;

/** Modules of the first load: the entry, the visitors' routes, the layout and one screen. */
const START = /\/src\/(?:main\.tsx|routes\/visitorTree\.gen\.js)$|\/react-dom\/client\.js$/;
const LAYOUT = /\/src\/routes\/_site\.tsx\?tsr-split/;
const SCREEN = /\/src\/routes\/_site\/(?!admin|counter)(.+)\.tsx\?tsr-split/;

const ADMINS_TREE = /\/src\/routes\/tree\.gen\.ts$/;
const DASHBOARD = /\/src\/routes\/admin\/dashboard\.tsx\?tsr-split/;
const DASHBOARDS_SCREEN = /\/src\/routes\/admin\/dashboard\/(.+)\.tsx\?tsr-split/;

const plain = (id: string): string => id.replaceAll('\\', '/');
export const modulesOf = ({ moduleIds }: Chunk): string[] => moduleIds.map(plain);
export const holds = (chunk: Chunk, pattern: RegExp): boolean =>
  modulesOf(chunk).some((id) => pattern.test(id));

/** The chunks loaded with `from`; with `dynamic` also those imported dynamically. */
export function closure(chunks: Chunks, from: readonly string[], dynamic: boolean): Set<string> {
  const found = new Set<string>();
  const follow = (name: string): void => {
    const chunk = chunks.get(name);
    if (chunk === undefined || found.has(name)) return;
    found.add(name);
    chunk.imports.forEach(follow);
    // The admin document loads the whole route tree, a visitor's document never does.
    const isAsked = (each: string) => !holds(chunks.get(each) ?? chunk, ADMINS_TREE);
    if (dynamic) chunk.dynamicImports.filter(isAsked).forEach(follow);
  };
  from.forEach(follow);
  return found;
}

const holdsStart = (chunk: Chunk): boolean => holds(chunk, START) || holds(chunk, LAYOUT);

/** The script files of the bundle by name. */
export function chunksOf(bundle: Rolldown.OutputBundle): Chunks {
  return new Map(
    Object.values(bundle).flatMap((file) =>
      file.type === 'chunk' ? [[file.fileName, file] as const] : [],
    ),
  );
}

/** The name of the entry file. */
export function entryOf(chunks: Chunks): string {
  for (const [name, chunk] of chunks) if (holds(chunk, /\/src\/main\.tsx$/)) return name;
  throw new Error('No entry was found among the chunks.');
}

/** Sorts files topologically, imports first. */
export function importedFirst(chunks: Chunks, files: readonly string[]): string[] {
  const sorted = new Set<string>();
  const add = (name: string, importers: readonly string[]): void => {
    if (sorted.has(name) || importers.includes(name)) return;
    for (const each of chunks.get(name)?.imports ?? []) add(each, [...importers, name]);
    if (files.includes(name)) sorted.add(name);
  };
  for (const name of files) add(name, []);
  return [...sorted];
}

/** Files of every admin screen, imports first. */
export function filesOfAdmin(chunks: Chunks): string[] {
  const from = [...chunks].filter(([, chunk]) => holds(chunk, ADMINS_TREE)).map(([name]) => name);
  return [...closure(chunks, from, false)];
}

/** Dashboard files not in `filesOfAdmin`: of every screen, and of each by its route file. */
export function filesOfDashboard(chunks: Chunks): {
  shared: string[];
  screens: Record<string, string[]>;
} {
  const known = new Set(filesOfAdmin(chunks));
  const named = [...chunks];
  const added = (from: readonly string[]): string[] =>
    [...closure(chunks, from, false)].filter((file) => !known.has(file));
  const layout = named.filter(([, chunk]) => holds(chunk, DASHBOARD)).map(([name]) => name);
  const shared = added(layout);
  for (const file of shared) known.add(file);
  const screens: Record<string, string[]> = {};
  for (const [name, chunk] of named) {
    const screen = modulesOf(chunk).flatMap((id) => DASHBOARDS_SCREEN.exec(id)?.[1] ?? [])[0];
    if (screen !== undefined) screens[screen] = added([name]);
  }
  return { shared, screens };
}

/**
 * What a screen imports as soon as it is taken over: the demo of a first visit, its own form, and
 * the storage that a message is sent to.
 */
const AHEAD: Readonly<Record<string, RegExp>> = {
  '': /\/src\/domain\/seed\/demoContent\.ts$/,
  apply: /\/src\/features\/apply\/visitor\/ApplyContent\.tsx$/,
  contact:
    /\/src\/(?:features\/messages\/visitor\/ContactForm\.tsx|store\/(?:journal\/startUp|writes)\.ts|domain\/seed\/\w+\.ts)$/,
};

/** Files that a screen needs right after its first load, `known`, so that it works. */
export function filesAhead(chunks: Chunks, screen: string, known: readonly string[]): string[] {
  const patterns = ['', screen].flatMap((name) => AHEAD[name] ?? []);
  const names = [...chunks].flatMap(([name, chunk]) =>
    patterns.some((pattern) => holds(chunk, pattern)) ? [name] : [],
  );
  return [...closure(chunks, names, false)].filter((name) => !known.includes(name));
}

/** Files of every visitor page. */
export function filesOfStart(chunks: Chunks): string[] {
  const shared = [...chunks].filter(([, chunk]) => holdsStart(chunk)).map(([name]) => name);
  return [...closure(chunks, shared, false)];
}

/** Files that a visitor's page may ever ask for. */
export function filesOfVisitors(chunks: Chunks): Set<string> {
  return closure(chunks, filesOfStart(chunks), true);
}

/** The names of the style files of script files. */
export function styleFilesOf(files: readonly string[], bundle: Rolldown.OutputBundle): string[] {
  const names = files.flatMap((file) => {
    const chunk = bundle[file];
    return chunk?.type === 'chunk' ? [...(chunk.viteMetadata?.importedCss ?? [])] : [];
  });
  return [...new Set(names)];
}

/** The style and worker files of script files. */
function assetsOf(files: readonly string[], bundle: Rolldown.OutputBundle): string[] {
  const chunks = chunksOf(bundle);
  const workers = Object.keys(bundle).filter((name) => /\.worker-[\w-]+\.js$/.test(name));
  const isNamed = (worker: string) => files.some((file) => chunks.get(file)?.code.includes(worker));
  return [...styleFilesOf(files, bundle), ...workers.filter(isNamed)];
}

/** Files that only the administrator's pages ask for. */
export function filesOfAdminAlone(bundle: Rolldown.OutputBundle): Set<string> {
  const chunks = chunksOf(bundle);
  const visitors = filesOfVisitors(chunks);
  const others = [...chunks.keys()].filter((name) => !visitors.has(name));
  const assets = new Set(assetsOf(others, bundle));
  for (const asset of assetsOf([...visitors], bundle)) assets.delete(asset);
  return new Set([...others, ...assets]);
}

/** Styles of a page: of the entry and of the screen's own files. */
export function stylesOf(files: readonly string[], bundle: Rolldown.OutputBundle): string {
  return styleFilesOf(files, bundle)
    .map((name) => {
      const asset = bundle[name];
      return asset?.type === 'asset' ? String(asset.source).trim() : '';
    })
    .join('');
}

export interface FirstLoad {
  /** The screen's route file, such as `blog/index`. */
  screen: string;
  bytes: number;
  /** File names, largest first. */
  files: readonly string[];
}

/** The first load of each visitor screen. */
export async function firstLoads(chunks: Chunks): Promise<FirstLoad[]> {
  const sizes = new Map<string, number>();
  const compress = promisify(brotliCompress);
  const sizeOf = async (name: string) => {
    const known = sizes.get(name) ?? (await compress(chunks.get(name)?.code ?? '')).byteLength;
    sizes.set(name, known);
    return known;
  };
  const shared = filesOfStart(chunks);
  const loads: FirstLoad[] = [];
  for (const [name, chunk] of chunks) {
    const screen = modulesOf(chunk).flatMap((id) => SCREEN.exec(id)?.[1] ?? [])[0];
    if (screen === undefined) continue;
    const files = [...closure(chunks, [...shared, name], false)];
    let bytes = 0;
    for (const file of files) bytes += await sizeOf(file);
    files.sort((a, b) => (sizes.get(b) ?? 0) - (sizes.get(a) ?? 0));
    loads.push({ screen, bytes, files });
  }
  return loads;
}
