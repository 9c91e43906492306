import { fileURLToPath } from 'node:url';
import { IDBFactory } from 'fake-indexeddb';
import { compileFunction } from 'node:vm';
import { build } from 'vite';
import { FakeConnection } from './fakeConnection';
import { FakeLocks } from './fakeLocks';
import type * as fakePage from './fakePage';
import { FakeDisk, FakeLocalStorage, FakeStorage } from './fakeStorage';

const DEXIE = Symbol.for('Dexie');

/** Globals that each page has of its own; it shares all others with the test. */
interface Globals {
  readonly localStorage: FakeLocalStorage;
  readonly window: EventTarget;
  readonly document: EventTarget & { cookie: string };
  readonly navigator: unknown;
  readonly indexedDB: IDBFactory;
  /** Dexie stores itself there, with the database globals that it found first. */
  readonly [DEXIE]: undefined;
  /** None: the test decides when a tab is notified by another. */
  readonly BroadcastChannel: undefined;
}

/**
 * The data layer as a function of these globals. The test's own modules do not work, because a page's
 * dynamic `import` would resolve to those of the last opened page.
 */
async function buildPage(): Promise<(globals: Globals) => typeof fakePage> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    resolve: { tsconfigPaths: true },
    build: {
      write: false,
      minify: false,
      target: 'es2023',
      lib: {
        entry: fileURLToPath(new URL('fakePage.ts', import.meta.url)),
        formats: ['iife'],
        name: 'page',
      },
    },
  });
  const [bundle] = Array.isArray(result) ? result : [];
  const code = bundle?.output[0].code ?? '';
  return (globals) => {
    const names = [...Object.keys(globals), 'globalThis'];
    const all = new Proxy(globalThis, {
      get: (target, name): unknown => Reflect.get(name in globals ? globals : target, name),
    });
    const page: typeof fakePage = compileFunction(`${code};return page;`, names)(
      ...Object.values(globals),
      all,
    );
    return page;
  };
}

const runPage = await buildPage();

/** The document of one page, with the cookies of its browser. */
class FakeDocument extends EventTarget {
  readonly #cookies: Map<string, string>;

  constructor(cookies: Map<string, string>) {
    super();
    this.#cookies = cookies;
  }

  get cookie(): string {
    return [...this.#cookies].map((pair) => pair.join('=')).join('; ');
  }

  set cookie(text: string) {
    const [, name = '', value = '', maxAge] = /^([^=]+)=([^;]*).*max-age=(\d+)/.exec(text) ?? [];
    if (maxAge === '0') this.#cookies.delete(name);
    else this.#cookies.set(name, value);
  }
}

/** A page with its own instance of the data layer. */
class FakePage {
  readonly storage: FakeStorage;
  readonly localStorage: FakeLocalStorage;
  readonly window = new EventTarget();
  readonly data: typeof fakePage;
  readonly connection: FakeConnection;
  isAlive = true;

  constructor(
    storage: FakeStorage,
    cookies: Map<string, string>,
    locks: FakeLocks,
    databases: IDBFactory,
  ) {
    this.storage = storage;
    this.localStorage = new FakeLocalStorage(storage);
    this.data = runPage({
      localStorage: this.localStorage,
      window: this.window,
      document: new FakeDocument(cookies),
      navigator: { locks: locks.of(this) },
      indexedDB: databases,
      [DEXIE]: undefined,
      BroadcastChannel: undefined,
    });
    this.connection = new FakeConnection(this.data.db);
  }
}
export type { FakePage };

/** A browser for unit tests, with tabs in separate processes that can be killed at any time. */
export class FakeProcesses {
  readonly disk = new FakeDisk();
  readonly #locks = new FakeLocks();
  /** They are kept when the browser is killed. */
  readonly #cookies = new Map<string, string>();
  readonly #pages = new Set<FakePage>();
  readonly #databases: IDBFactory;

  /** Browsers of one test share their databases unless each gets its own. */
  constructor(databases = indexedDB) {
    this.#databases = databases;
  }

  get pages(): readonly FakePage[] {
    return [...this.#pages];
  }

  open(storage = new FakeStorage(this.disk)): FakePage {
    const page = new FakePage(storage, this.#cookies, this.#locks, this.#databases);
    this.#pages.add(page);
    return page;
  }

  /** Kills the page's process, with its unfinished transactions. */
  crash(page: FakePage): void {
    page.isAlive = false;
    this.#pages.delete(page);
    page.localStorage.isOpen = false;
    page.connection.cut();
    this.#locks.drop(page);
    this.disk.keepNext();
  }

  /** Navigates away from the page during its work; its tab opens the next one. */
  reload(page: FakePage): FakePage {
    page.window.dispatchEvent(new Event('pagehide'));
    this.crash(page);
    return this.open(page.storage);
  }

  /** Kills every tab; localStorage is read from the disk again, without its newest writes. */
  kill(lostWrites: number): void {
    for (const page of this.#pages) this.crash(page);
    this.disk.lose(lostWrites);
  }
}

/** A page that is a counter of an office, in a browser of its own. */
export async function openCounter(name: string): Promise<FakePage> {
  const page = new FakeProcesses(new IDBFactory()).open();
  await page.data.startUp();
  await page.data.joinOffice(name, []);
  return page;
}
