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

/** The undoable localStorage writes of one commit. */
export class LocalWrites {
  readonly #done: Write[] = [];
  readonly #texts = new Map<StorageKey, string | null>();

  /**
   * Writes `after`; `undo` restores `before`. `null` means an absent key. @throws SaveError if the
   * browser silently ignores the write
   */
  put(key: StorageKey, before: string | null, after: string | null): void {
    const old = local.getItem(key);
    set(key, after);
    this.#done.push({ key, before, after });
    const now = local.getItem(key);
    // Comparing megabytes is slow, and an ignored write nearly always differs in length.
    const isIgnored = now?.length !== after?.length || (now === old && now !== after);
    if (isIgnored) throw new SaveError('blocked');
    this.#texts.set(key, now);
  }

  /** The text as read back; comparing this same string object with the next read is fast. */
  stored(key: StorageKey): string | null | undefined {
    return this.#texts.get(key);
  }

  keys(): StorageKey[] {
    return this.#done.map(({ key }) => key);
  }

  /** Restores each old text, unless the key was written meanwhile. */
  undo(): void {
    for (const { key, before, after } of this.#done.toReversed()) {
      if (local.getItem(key) === after) set(key, before);
    }
  }
}
