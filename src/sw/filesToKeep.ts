import { isAdminPath } from '../lib/browser/safeUrl';
import { ADMIN_DOCUMENT } from './documents';
import type { ListedFile } from './siteCache';

declare const navigator: { readonly connection?: { readonly saveData: boolean } };

/**
 * The files that this browser keeps: all, or with Save-Data the visitors' only, until a page of the
 * administrator is open or some version has kept theirs.
 * @param openPaths the paths of all open windows
 */
export async function filesToKeep(
  files: readonly ListedFile[],
  openPaths: readonly string[],
): Promise<readonly ListedFile[]> {
  const isForAll =
    navigator.connection?.saveData !== true ||
    openPaths.some(isAdminPath) ||
    (await caches.match(ADMIN_DOCUMENT)) !== undefined;
  return isForAll ? files : files.filter(({ isAdmins }) => isAdmins !== true);
}
