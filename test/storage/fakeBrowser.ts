import { vi } from 'vitest';
import { FakeDisk, FakeLocalStorage, FakeStorage } from './fakeStorage';

/** Lets features write in the store's transactions, as `main` does. */
export async function registerFeatures(): Promise<void> {
  const { registerHooks } = await import('@/store/hooks');
  registerHooks(async () => (await import('@/app/storeHooks')).hooks);
}

/**
 * A browser for unit tests with one page at a time: tests import the modules of the last opened
 * page. `FakeProcesses` has several pages at once.
 */
export class FakeBrowser {
  readonly disk = new FakeDisk();
  #storages: FakeLocalStorage[] = [];

  /** A page with its own instance of the data layer. */
  async openTab() {
    const storage = new FakeStorage(this.disk);
    const localStorage = new FakeLocalStorage(storage);
    this.#storages.push(localStorage);
    vi.resetModules();
    vi.stubGlobal('localStorage', localStorage);
    await registerFeatures();
    const { applications, pages } = await import('@/store/repository');
    const { reconcileKeys } = await import('@/store/journal/commit');
    const { startUp } = await import('@/store/journal/startUp');
    return { storage, applications, pages, reconcileKeys, startUp };
  }

  /** Kills the page; localStorage is read from the disk again, without its newest writes. */
  kill(lostWrites: number): void {
    for (const storage of this.#storages) storage.isOpen = false;
    this.disk.lose(lostWrites);
  }
}

export type FakeTab = Awaited<ReturnType<FakeBrowser['openTab']>>;

/** Deletes the database, as developer tools do. */
export function deleteDatabase(): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase('dubai-visa');
    request.addEventListener('success', () => resolve());
    request.addEventListener('error', () => reject(new Error('Not deleted.')));
  });
}

/** Longer than the delay of the reconciliation, which must not run in the next test. */
const CHECK_DELAY_MS = 3000;

/** A tab hears of no other, and checks nothing later by itself. */
export function isolateTabs(): void {
  const later = setTimeout;
  vi.stubGlobal('BroadcastChannel', undefined);
  vi.stubGlobal('setTimeout', (task: () => void, ms: number) =>
    ms === CHECK_DELAY_MS ? undefined : later(task, ms),
  );
}
