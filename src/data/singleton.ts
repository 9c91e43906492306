import * as v from 'valibot';
import type { SingletonKey, SingletonType } from '@/content/types/contentType';
import type { CommitExtras, SaveExtras } from './journal/commit';

import { recordReader } from './local/read';

export interface Singleton<Value> {
  readonly type: SingletonType<Value>;
  readonly key: SingletonKey;
  /** The stored value, or the type's initial one; the same object while nothing has changed. */
  get(): Value;
  /**
   * Stores a value. `edited` is the value as it was when editing began: where the stored one
   * differs from it by now, nothing is overwritten.
   * @throws SaveError
   */
  set(
    value: Value,
    edited?: Value,
    extras?: SaveExtras & Pick<CommitExtras, 'isWithoutRoom'>,
  ): Promise<Value>;
}

export function singleton<Value>(type: SingletonType<Value>): Singleton<Value> {
  const { key, schema, initial } = type;

  const parse = (record: unknown): Value | undefined => {
    const result = v.safeParse(schema, record);
    return result.success ? result.output : undefined;
  };
  const read = recordReader(key, parse);

  return {
    type,
    key,
    get: () => read()[0] ?? initial,
    async set(value, edited, extras = {}) {
      const { setSingleton } = await import('./singletonWrite');
      await setSingleton(key, (stored) => parse(stored) ?? initial, { value, edited }, extras);
      return value;
    },
  };
}
