import { SaveError } from '../errors';
import type { StorageKey } from '../keys';
import { local } from './local';

interface Write {
  readonly key: StorageKey;
  readonly before: string | null;
  readonly after: string | null;
}

function set(key: StorageKey, text: string | null): void {
  if (text === null) local.removeItem(key);
  else local.setItem(key, text);
}

/** The last statements of one commit: its writes to localStorage, which can be undone. */
export class LocalWrites {
  readonly #done: Write[] = [];
  readonly #texts = new Map<StorageKey, string | null>();

  /**
   * Writes `after`, to be taken back to `before`; `null` means a key that is not stored.
   * @throws SaveError where the browser ignores the write without a word
   */
  put(key: StorageKey, before: string | null, after: string | null): void {
    const old = local.getItem(key);
    set(key, after);
    this.#done.push({ key, before, after });
    const now = local.getItem(key);
    // To compare megabytes takes long: what is new differs from what was there, mostly in length.
    const isIgnored = now?.length !== after?.length || (now === old && now !== after);
    if (isIgnored) throw new SaveError('blocked');
    this.#texts.set(key, now);
  }

  /** A text as the browser gives it back: to compare it with the next look at the key takes no time. */
  stored(key: StorageKey): string | null | undefined {
    return this.#texts.get(key);
  }

  keys(): StorageKey[] {
    return this.#done.map(({ key }) => key);
  }

  /** Puts back each old text, unless someone else has written the key meanwhile. */
  undo(): void {
    for (const { key, before, after } of this.#done.toReversed()) {
      if (local.getItem(key) === after) set(key, before);
    }
  }
}
