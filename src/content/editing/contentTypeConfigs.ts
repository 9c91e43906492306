import { contentTypes } from '../types/registry';
import type { ContentTypeConfig } from './contentTypeConfig';

const found = Object.values(
  import.meta.glob<ContentTypeConfig>('../types/*/admin.ts', { eager: true, import: 'admin' }),
);

/**
 * What the administrator edits as lists, in the registry's order: screens, dialogs, notices and
 * sidebar follow this list.
 */
export const contentTypeConfigs: readonly ContentTypeConfig[] = contentTypes.flatMap(
  ({ key }) => found.find(({ type }) => type.key === key) ?? [],
);

/** The type whose list is at `/admin/dashboard/<path>`. */
export function editedTypeAt(path: string): ContentTypeConfig | undefined {
  return contentTypeConfigs.find((each) => each.path === path);
}
