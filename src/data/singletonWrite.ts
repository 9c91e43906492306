import type { SingletonKey } from '@/content/types/contentType';
import { commit, type CommitExtras, type SaveExtras } from './journal/commit';

import { SaveError } from './errors';
import { isExpected } from './isExpected';
import { keepUnknown } from './local/keepUnknown';
import { type Change, fragment } from './journal/text';

/** See `Singleton.set`; `read` gives the value of a stored record. @throws SaveError */
export async function setSingleton<Value>(
  key: SingletonKey,
  read: (stored: unknown) => Value,
  { value, edited }: { value: Value; edited: Value | undefined },
  extras: SaveExtras & CommitExtras,
): Promise<void> {
  const change: Change = ([item]) => {
    const stored: unknown = item && JSON.parse(item.text);
    if (edited !== undefined) {
      const current = read(stored);
      if (!isExpected(current, edited, value)) throw new SaveError('conflict', { current });
    }
    return [{ ...item, ...fragment(keepUnknown(stored, value)) }];
  };
  await commit(key, change, extras);
}
