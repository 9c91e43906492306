import { contentTypes, type CollectionKey } from '@/domain/registry';
import type { ContentTypeConfig, StoredNames } from './contentTypeConfig';
import type { SingletonKey } from '@/domain/contentType';
import type { HistoryKey } from '@/engines/handover/history';
import { strings } from './strings';

const found = Object.values(
  import.meta.glob<ContentTypeConfig>('./types/*.ts', { eager: true, import: 'default' }),
);

/** The types that are edited as lists, in registry order; screens and sidebar derive from them. */
export const contentTypeConfigs: readonly ContentTypeConfig[] = contentTypes.flatMap(
  ({ key }) => found.find(({ type }) => type.key === key) ?? [],
);

/** The type whose list is at `/admin/dashboard/<path>`. */
export function configAtPath(path: string): ContentTypeConfig | undefined {
  return contentTypeConfigs.find((each) => each.path === path);
}

/** Names of the content that is not edited as lists. */
const NAMES: Readonly<Record<string, StoredNames | undefined>> = strings.stored;

const namesOf = (key: string): StoredNames | undefined =>
  contentTypeConfigs.find(({ type }) => type.key === key)?.stored ?? NAMES[key];

/** The display name of a key; undefined if it is no content key. */
export function contentName(key: CollectionKey | SingletonKey | HistoryKey): string;
export function contentName(key: string): string | undefined;
export function contentName(key: string): string | undefined {
  return namesOf(key)?.all;
}

/** Formats the place of a record, such as `Pages (About)`. */
export function recordPlace(key: CollectionKey | SingletonKey, title: string): string {
  return strings.incoming.entry(contentName(key), title);
}

/** The singular and plural names of a type's records, for use in a sentence. */
export function recordNames(key: CollectionKey): { one: string; other: string } {
  return namesOf(key) ?? { one: key, other: key };
}
