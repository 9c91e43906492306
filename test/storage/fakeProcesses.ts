import { fileURLToPath } from 'node:url';
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
  readonly sessionStorage: FakeLocalStorage;
  readonly window: EventTarget;
  readonly document: EventTarget;
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

/** What a tab keeps across its pages. */
interface Session {
  readonly storage: FakeStorage;
  readonly notes: FakeStorage;
}

/** A page with its own instance of the data layer. */
class FakePage {
  readonly session: Session;
  readonly localStorage: FakeLocalStorage;
  readonly window = new EventTarget();
  readonly data: typeof fakePage;
  readonly connection: FakeConnection;
  isAlive = true;

  constructor(session: Session, locks: FakeLocks, databases: IDBFactory) {
    this.session = session;
    this.localStorage = new FakeLocalStorage(session.storage);
    this.data = runPage({
      localStorage: this.localStorage,
      sessionStorage: new FakeLocalStorage(session.notes),
      window: this.window,
      document: new EventTarget(),
      navigator: { locks: locks.of(this) },
      indexedDB: databases,
      [DEXIE]: undefined,
      BroadcastChannel: undefined,
    });
    this.connection = new FakeConnection(this.data.db);
  }

  get storage(): FakeStorage {
    return this.session.storage;
  }
}
export type { FakePage };

/** A browser for unit tests, with tabs in separate processes that can be killed at any time. */
export class FakeProcesses {
  readonly disk = new FakeDisk();
  readonly #locks = new FakeLocks();
  readonly #pages = new Set<FakePage>();
  readonly #databases: IDBFactory;

  /** Browsers of one test share their databases unless each gets its own. */
  constructor(databases = indexedDB) {
    this.#databases = databases;
  }

  get pages(): readonly FakePage[] {
    return [...this.#pages];
  }

  /** Opens a tab; with the sessionStorage of an earlier one, restores that tab. */
  open(notes = new FakeStorage(new FakeDisk())): FakePage {
    return this.#load({ storage: new FakeStorage(this.disk), notes });
  }

  #load(session: Session): FakePage {
    const page = new FakePage(session, this.#locks, this.#databases);
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
    return this.#load(page.session);
  }

  /** Kills every tab; localStorage is read from the disk again, without its newest writes. */
  kill(lostWrites: number): void {
    for (const page of this.#pages) this.crash(page);
    this.disk.lose(lostWrites);
  }
}
