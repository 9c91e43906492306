import type { KeyStore } from '@/data/local/local';

/** One write to localStorage, as the browser's own process learns of it. */
interface Mutation {
  readonly by: FakeStorage | undefined;
  readonly key: string;
  readonly text: string | null;
}

/** All writes to localStorage, in the order in which they reach the disk. */
export class FakeDisk {
  #mutations: Mutation[] = [];
  /** So many of them cannot be lost any more. */
  #safe = 0;
  #isNextSafe = false;

  get length(): number {
    return this.#mutations.length;
  }

  push(mutation: Mutation): void {
    this.#mutations.push(mutation);
    if (this.#isNextSafe) this.#safe = this.length;
    this.#isNextSafe = false;
  }

  /** The next write does reach the disk: docs/data.md names the sequence that is not survived. */
  keepNext(): void {
    this.#isNextSafe = true;
  }

  from(index: number, count: number): readonly Mutation[] {
    return this.#mutations.slice(index, index + count);
  }

  /** What is stored once so many of the writes have arrived. */
  texts(count = this.length): Map<string, string> {
    const texts = new Map<string, string>();
    for (const { key, text } of this.from(0, count)) apply(texts, key, text);
    return texts;
  }

  /** A power cut: the newest writes never reached it; with `Infinity`, all is gone. */
  lose(count: number): void {
    this.#safe = count === Infinity ? 0 : Math.min(this.#safe, this.length);
    this.#mutations.splice(Math.max(this.#safe, this.length - count));
    this.#isNextSafe = false;
  }
}

/** One process's own copy of localStorage, brought up to date late, as Chromium's are. */
export class FakeStorage implements KeyStore {
  readonly #disk: FakeDisk;
  readonly #texts: Map<string, string>;
  readonly #pending = new Map<string, number>();
  #delivered: number;

  constructor(disk: FakeDisk) {
    this.#disk = disk;
    this.#texts = disk.texts();
    this.#delivered = disk.length;
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
    apply(this.#texts, key, text);
    this.#pending.set(key, (this.#pending.get(key) ?? 0) + 1);
    this.#disk.push({ by: this, key, text });
  }

  /** Hears of the next mutations; one of a key that this process has written since does not count. */
  deliver(count = Infinity): void {
    const next = this.#disk.from(this.#delivered, count);
    this.#delivered += next.length;
    for (const { by, key, text } of next) {
      const pending = this.#pending.get(key) ?? 0;
      if (by === this) this.#pending.set(key, pending - 1);
      else if (pending === 0) apply(this.#texts, key, text);
    }
  }
}

/** localStorage as one page has it: dead with the page, and made to fail for it alone. */
export class FakeLocalStorage implements KeyStore {
  readonly #storage: FakeStorage;
  isOpen = true;
  /** Called before each write; what it throws, the write throws. */
  beforeWrite: (() => void) | undefined;
  /** The next write comes to nothing, and nothing says so. */
  ignoresNextWrite = false;

  constructor(storage: FakeStorage) {
    this.#storage = storage;
  }

  getItem(key: string): string | null {
    return this.#storage.getItem(key);
  }

  setItem(key: string, text: string): void {
    this.beforeWrite?.();
    if (this.#listens()) this.#storage.setItem(key, text);
  }

  removeItem(key: string): void {
    this.beforeWrite?.();
    if (this.#listens()) this.#storage.removeItem(key);
  }

  #listens(): boolean {
    const ignoresNextWrite = this.ignoresNextWrite;
    this.ignoresNextWrite = false;
    return this.isOpen && !ignoresNextWrite;
  }
}

function apply(texts: Map<string, string>, key: string, text: string | null): void {
  if (text === null) texts.delete(key);
  else texts.set(key, text);
}
