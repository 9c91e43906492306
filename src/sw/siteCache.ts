import { isAdminPath } from '../lib/browser/safeUrl';
import { adminDocument, languageOf, pageAddress, shellDocument } from '../lib/browser/siteAddress';
import { hashText } from '../lib/crypto/bytes';
import type { Language } from '@/lib/language';

/** A file of the build. Files are cached in the order of their list. */
export interface ListedFile {
  readonly url: string;
  readonly integrity: string;
  /** Whether no visitor's page requests it. */
  readonly isAdmins?: boolean;
  /** Set if only the pages of one language request it. */
  readonly language?: Language;
}

const LANGUAGES: readonly Language[] = ['en', 'ar'];
const PREFIX = 'site-';
/** Hides latency, and leaves bandwidth to the page. */
const PARALLEL_FETCHES = 4;

/** The languages that have an open page, or whose document is in the cache of any version. */
async function languagesIn(openPaths: readonly string[], documentOf: typeof shellDocument) {
  const kept = await Promise.all(LANGUAGES.map((each) => caches.match(documentOf(each))));
  const open = new Set(openPaths.map(languageOf));
  return LANGUAGES.filter((each, index) => kept[index] !== undefined || open.has(each));
}

/** The cache of one version's files, whose name is a hash of their list. */
export function siteCache(files: readonly ListedFile[]) {
  const name = PREFIX + hashText(JSON.stringify(files));
  const pathOf = ({ url }: ListedFile) => pageAddress(`/${url}`);

  async function missingOf(wanted: readonly ListedFile[]): Promise<ListedFile[]> {
    const requests = await (await caches.open(name)).keys();
    const paths = new Set(requests.map(({ url }) => new URL(url).pathname));
    return wanted.filter((file) => !paths.has(pathOf(file)));
  }

  /** Fetches and caches a file. Rejects if its integrity differs, e.g. during a deployment. */
  async function fetchFile(file: ListedFile, mode: RequestCache): Promise<Response> {
    const options = { integrity: file.integrity, cache: mode, priority: 'low' } as const;
    const answer = await fetch(`/${file.url}`, options);
    if (!answer.ok) throw new Error(`${file.url}: status ${answer.status}`);
    // A copy, because browsers reject a redirected response to a navigation.
    const own = answer.redirected ? new Response(answer.body, answer) : answer;
    await (await caches.open(name)).put(pathOf(file), own.clone());
    return own;
  }

  async function keepFile(file: ListedFile): Promise<unknown> {
    // A name with a hash stands for the same content in every version, so any copy can be reused.
    const isHashed = file.url.startsWith('assets/');
    const known = isHashed ? await caches.match(pathOf(file)) : undefined;
    if (known) return (await caches.open(name)).put(pathOf(file), known);
    const first = fetchFile(file, isHashed ? 'default' : 'no-cache');
    // The HTTP cache may hold a wrong response, so the retry bypasses it.
    return first.catch(() => fetchFile(file, 'reload'));
  }

  /** Caches the files that are missing; resolves to whether all are cached. */
  async function keep(wanted: readonly ListedFile[]): Promise<boolean> {
    const missing = await missingOf(wanted);
    const work = async () => {
      for (let file = missing.shift(); file !== undefined; file = missing.shift())
        await keepFile(file).catch((error: unknown) => console.warn('Not kept:', error));
    };
    await Promise.all(Array.from({ length: PARALLEL_FETCHES }, work));
    // Checked again, because another version that takes over meanwhile deletes this cache.
    return (await missingOf(wanted)).length === 0;
  }

  /** The response for the first of these paths that is cached. */
  async function kept(...paths: readonly string[]): Promise<Response | undefined> {
    const cache = await caches.open(name);
    const found = await Promise.all(paths.map((path) => cache.match(path, { ignoreVary: true })));
    return found.find(Boolean);
  }

  return {
    listed: new Map(files.map((file) => [pathOf(file), file])),
    fetchFile,
    keep,
    /** `used`: the files for what is in use. `all`: with the files that are cached ahead of use. */
    async wanted(openPaths: readonly string[]) {
      const used = await languagesIn(openPaths, shellDocument);
      const office = await languagesIn(openPaths.filter(isAdminPath), adminDocument);
      const filesFor = (admins: readonly Language[]) =>
        files.filter(({ isAdmins = false, language }) => {
          const wanted = isAdmins ? admins : used;
          return language === undefined ? wanted.length > 0 : wanted.includes(language);
        });
      return { used: filesFor(office), all: filesFor(office[0] ? office : used.slice(0, 1)) };
    },
    kept,
    /** The cached page, or the shell as a fallback; for `/admin` the administrator's document. */
    keptPage(path: string): Promise<Response | undefined> {
      const language = languageOf(path);
      if (isAdminPath(path)) return kept(adminDocument(language));
      return kept(pageAddress(path), shellDocument(language));
    },
    isOld: (other: string) => other.startsWith(PREFIX) && other !== name,
  };
}
