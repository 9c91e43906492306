import { vi } from 'vitest';
import type { KeyStore } from './local';

interface Mutation {
  readonly by: FakeStorage;
  readonly key: string;
  readonly text: string | null;
}

/** One process's own copy of localStorage, brought up to date late, as Chromium's are. */
class FakeStorage implements KeyStore {
  readonly #browser: FakeBrowser;
  readonly #texts: Map<string, string>;
  readonly #pending = new Map<string, number>();
  #delivered: number;

  constructor(browser: FakeBrowser) {
    this.#browser = browser;
    this.#texts = browser.texts(browser.mutations.length);
    this.#delivered = browser.mutations.length;
  }

  getItem(key: string): string | null {
    return this.#texts.get(key) ?? null;
  }

  setItem(key: string, text: string): void {
    this.#mutate(key, text);
  }

  removeItem(key: string): void {
    this.#mutate(key, null);
  }

  #mutate(key: string, text: string | null): void {
    if (!this.#browser.isRunning(this)) return;
    apply(this.#texts, key, text);
    this.#pending.set(key, (this.#pending.get(key) ?? 0) + 1);
    this.#browser.mutations.push({ by: this, key, text });
  }

  /** Hears of the next mutations; one of a key that this process has written since does not count. */
  deliver(count: number): void {
    const next = this.#browser.mutations.slice(this.#delivered, this.#delivered + count);
    this.#delivered += next.length;
    for (const { by, key, text } of next) {
      const pending = this.#pending.get(key) ?? 0;
      if (by === this) this.#pending.set(key, pending - 1);
      else if (pending === 0) apply(this.#texts, key, text);
    }
  }
}

function apply(texts: Map<string, string>, key: string, text: string | null): void {
  if (text === null) texts.delete(key);
  else texts.set(key, text);
}

/** A browser for unit tests: tabs in processes of their own, that can be killed at any moment. */
export class FakeBrowser {
  mutations: Mutation[] = [];
  #running = new Set<FakeStorage>();

  texts(mutationCount: number): Map<string, string> {
    const texts = new Map<string, string>();
    for (const { key, text } of this.mutations.slice(0, mutationCount)) apply(texts, key, text);
    return texts;
  }

  isRunning(storage: FakeStorage): boolean {
    return this.#running.has(storage);
  }

  /** A tab with its own instance of the data layer. */
  async openTab() {
    const storage = new FakeStorage(this);
    this.#running.add(storage);
    vi.resetModules();
    vi.stubGlobal('localStorage', storage);
    const { applications, pages } = await import('./repository');
    const { check } = await import('./check');
    const { startUp } = await import('./startUp');
    return { storage, applications, pages, check, startUp };
  }

  /** Every tab dies, and localStorage comes back from the disk without its newest mutations. */
  kill(lostMutations: number): void {
    this.#running = new Set();
    this.mutations = this.mutations.slice(0, Math.max(0, this.mutations.length - lostMutations));
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
