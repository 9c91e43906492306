import { vi } from 'vitest';
import { FakeDisk, FakeLocalStorage, FakeStorage } from './fakeStorage';

/**
 * A browser for unit tests with one page at a time: the page that was opened last is the one whose
 * modules the test imports. Several at once are `FakeProcesses`.
 */
export class FakeBrowser {
  readonly disk = new FakeDisk();
  #doors: FakeLocalStorage[] = [];

  /** A page with its own instance of the data layer. */
  async openTab() {
    const storage = new FakeStorage(this.disk);
    const door = new FakeLocalStorage(storage);
    this.#doors.push(door);
    vi.resetModules();
    vi.stubGlobal('localStorage', door);
    const { applications, pages } = await import('@/data/repository');
    const { reconcileKeys } = await import('@/data/journal/commit');
    const { startUp } = await import('@/data/journal/startUp');
    return { storage, applications, pages, reconcileKeys, startUp };
  }

  /** The page dies, and localStorage comes back from the disk without its newest writes. */
  kill(lostWrites: number): void {
    for (const door of this.#doors) door.isOpen = false;
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
