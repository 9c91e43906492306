import type { KeyStore } from '@/store/local/local';

/** One write to localStorage, as the browser process receives it. */
interface Mutation {
  readonly by: FakeStorage | undefined;
  readonly key: string;
  readonly text: string | null;
}

/** All writes to localStorage, in the order in which they reach the disk. */
export class FakeDisk {
  #mutations: Mutation[] = [];
  /** Number of writes that cannot be lost any more. */
  #safe = 0;
  #isNextSafe = false;
  /** Processes whose writes arrive after those of the others, as Chromium's do under load. */
  readonly #delayed = new Set<FakeStorage>();
  #late: Mutation[] = [];

  get length(): number {
    return this.#mutations.length;
  }

  push(mutation: Mutation): void {
    if (mutation.by && this.#delayed.has(mutation.by)) {
      this.#late.push(mutation);
      return;
    }
    this.#mutations.push(mutation);
    if (this.#isNextSafe) this.#safe = this.length;
    this.#isNextSafe = false;
  }

  /** Holds back the next writes of a process. */
  delay(storage: FakeStorage): void {
    this.#delayed.add(storage);
  }

  /** The writes that were held back arrive. */
  arrive(): void {
    this.#delayed.clear();
    for (const mutation of this.#late.splice(0)) this.push(mutation);
  }

  /** The next write reaches the disk; docs/data.md describes the sequence that would lose data. */
  keepNext(): void {
    this.#isNextSafe = true;
  }

  from(index: number, count: number): readonly Mutation[] {
    return this.#mutations.slice(index, index + count);
  }

  /** The content after a number of writes. */
  texts(count = this.length): Map<string, string> {
    const texts = new Map<string, string>();
    for (const { key, text } of this.from(0, count)) apply(texts, key, text);
    return texts;
  }

  /** A power failure loses the newest writes; with `Infinity`, all. */
  lose(count: number): void {
    this.#safe = count === Infinity ? 0 : Math.min(this.#safe, this.length);
    this.#mutations.splice(Math.max(this.#safe, this.length - count));
    this.#delayed.clear();
    this.#late = [];
    this.#isNextSafe = false;
  }
}

/** A process's copy of localStorage, which is updated late, as in Chromium. */
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

  /** Delivers mutations of other processes; those of keys with own pending writes are ignored. */
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

/** The localStorage object of one page, which dies with it and can be made to fail. */
export class FakeLocalStorage implements KeyStore {
  readonly #storage: FakeStorage;
  isOpen = true;
  /** Called before each write, which fails with what it throws. */
  beforeWrite: (() => void) | undefined;
  /** Ignores the next write silently. */
  ignoresNextWrite = false;

  constructor(storage: FakeStorage) {
    this.#storage = storage;
  }

  getItem(key: string): string | null {
    return this.#storage.getItem(key);
  }

  setItem(key: string, text: string): void {
    this.beforeWrite?.();
    if (this.#accepts()) this.#storage.setItem(key, text);
  }

  removeItem(key: string): void {
    this.beforeWrite?.();
    if (this.#accepts()) this.#storage.removeItem(key);
  }

  #accepts(): boolean {
    const ignoresNextWrite = this.ignoresNextWrite;
    this.ignoresNextWrite = false;
    return this.isOpen && !ignoresNextWrite;
  }
}

function apply(texts: Map<string, string>, key: string, text: string | null): void {
  if (text === null) texts.delete(key);
  else texts.set(key, text);
}
