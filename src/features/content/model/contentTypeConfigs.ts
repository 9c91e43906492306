import { contentTypes } from '@/domain/registry';
import type { ContentTypeConfig } from './contentTypeConfig';

const found = Object.values(
  import.meta.glob<ContentTypeConfig>('./types/*/admin.ts', { eager: true, import: 'default' }),
);

/** The types that are edited as lists, in registry order; screens and sidebar derive from them. */
export const contentTypeConfigs: readonly ContentTypeConfig[] = contentTypes.flatMap(
  ({ key }) => found.find(({ type }) => type.key === key) ?? [],
);

/** The type whose list is at `/admin/dashboard/<path>`. */
export function configAtPath(path: string): ContentTypeConfig | undefined {
  return contentTypeConfigs.find((each) => each.path === path);
}
