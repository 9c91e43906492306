import type { Rolldown } from 'vite';

const START = /\/src\/main\.tsx$/;
const ADMINS_TREE = /\/src\/routes\/tree\.gen\.ts$/;
const ADMINS_CODE = /\/src\/(?:[\w-]+\/)*admin\//;

const chunksOf = (bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] =>
  Object.values(bundle).filter((file) => file.type === 'chunk');

/** File names of the chunks that contain a module with this in its path. */
const filesWith = (bundle: Rolldown.OutputBundle, part: RegExp | string): string[] =>
  chunksOf(bundle)
    .filter(({ moduleIds }) =>
      moduleIds
        .map((id) => id.replaceAll('\\', '/'))
        .some((id) => (typeof part === 'string' ? id.includes(part) : part.test(id))),
    )
    .map(({ fileName }) => fileName);

/** Chunks with all their imports, dependencies first. */
function withImports(
  bundle: Rolldown.OutputBundle,
  from: readonly string[],
  next = ({ imports }: Rolldown.OutputChunk) => imports,
): string[] {
  const seen = new Set<string>();
  const sorted: string[] = [];
  const add = (name: string): void => {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk' || seen.has(name)) return;
    seen.add(name);
    next(chunk).forEach(add);
    sorted.push(name);
  };
  from.forEach(add);
  return sorted;
}

/** The style sheets that these chunks import. */
export function stylesOf(bundle: Rolldown.OutputBundle, files: readonly string[]): string[] {
  const metadata = files.map((file) => bundle[file]?.viteMetadata);
  return [...new Set(metadata.flatMap((each) => [...(each?.importedCss ?? [])]))];
}

/** The chunks of every visitor page, or of the page at a path, in execution order. */
export function filesOfStart(bundle: Rolldown.OutputBundle, path = ''): string[] {
  const name = path.slice(1);
  const bySlug = `${name.slice(0, name.lastIndexOf('/') + 1)}$slug`;
  const names = path.startsWith('/') ? [name || 'index', `${name}/index`, bySlug] : [];
  const screens = names.map((each) => `/src/routes/_site/${each}.tsx?tsr-split`);
  const own = screens.flatMap((screen) => filesWith(bundle, screen)).slice(0, 1);
  return withImports(bundle, [...own, ...filesWith(bundle, START)]);
}

/**
 * What a page imports right after hydration: the demo content of a first visit, its own form, and
 * the storage for contact messages.
 */
const AHEAD: Readonly<Record<string, RegExp>> = {
  '/apply': /\/src\/features\/apply\/visitor\/ApplyContent\.tsx$/,
  '/contact':
    /\/src\/(?:features\/messages\/visitor\/(?:ContactForm|SentMessage)\.tsx|store\/(?:journal\/startUp|writes)\.ts|domain\/seed\/\w+\.ts)$/,
};
const DEMO = /\/src\/domain\/seed\/demoContent\.ts$/;

/** Scripts and style sheets that the page at a path needs right after its start to be usable. */
export function filesAhead(bundle: Rolldown.OutputBundle, path: string): string[] {
  const known = filesOfStart(bundle, path);
  const needed = [DEMO, AHEAD[path] ?? DEMO].flatMap((each) => filesWith(bundle, each));
  const scripts = withImports(bundle, needed).filter((file) => !known.includes(file));
  return [...scripts, ...stylesOf(bundle, scripts)];
}

/** The chunks of every admin screen. */
export const filesOfAdmin = (bundle: Rolldown.OutputBundle): string[] =>
  withImports(bundle, filesWith(bundle, ADMINS_TREE));

/**
 * Files that only admin pages load, including style sheets and workers.
 * @throws if a visitor page could load admin code
 */
export function filesOfAdminAlone(bundle: Rolldown.OutputBundle): Set<string> {
  const trees = filesWith(bundle, ADMINS_TREE);
  // An admin document loads the whole route tree; a visitor page never does.
  const visitors = withImports(bundle, filesOfStart(bundle), ({ imports, dynamicImports }) => [
    ...imports,
    ...dynamicImports.filter((file) => !trees.includes(file)),
  ]);
  const mixed = filesWith(bundle, ADMINS_CODE).find((file) => visitors.includes(file));
  if (mixed !== undefined)
    throw new Error(`${mixed} is the administrator’s, and a visitor’s page may ask for it.`);
  const workers = Object.keys(bundle).filter((name) => /\.worker-[\w-]+\.js$/.test(name));
  const chunks = chunksOf(bundle);
  /** The chunks of visitor pages, or all others, with their style sheets and workers. */
  const filesOf = (isVisitors: boolean): string[] => {
    const scripts = chunks.filter(({ fileName }) => visitors.includes(fileName) === isVisitors);
    const names = scripts.map(({ fileName }) => fileName);
    const isNamed = (worker: string) => scripts.some(({ code }) => code.includes(worker));
    return [...names, ...stylesOf(bundle, names), ...workers.filter(isNamed)];
  };
  const shared = filesOf(true);
  return new Set(filesOf(false).filter((file) => !shared.includes(file)));
}
