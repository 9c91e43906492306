import * as v from 'valibot';
import type { SingletonKey, SingletonType } from '@/content/contentType';
import { sameJson } from '@/lib/sameJson';
import type { SaveExtras } from './commitEnding';
import { SaveError } from './errors';
import { keepUnknown } from './keepUnknown';
import { recordReader } from './read';
import { type Change, fragment } from './text';

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
  set(value: Value, edited?: Value, extras?: SaveExtras): Promise<Value>;
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
      const { commitEnding } = await import('./commitEnding');
      const change: Change = ([item]) => {
        const stored: unknown = item && JSON.parse(item.text);
        if (edited !== undefined) {
          const current = parse(stored) ?? initial;
          if (!sameJson(current, edited)) throw new SaveError('conflict', { current });
        }
        return [{ ...item, ...fragment(keepUnknown(stored, value)) }];
      };
      await commitEnding(key, change, extras);
      return value;
    },
  };
}
