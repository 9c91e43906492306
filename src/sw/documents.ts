import { isAdminPath } from '../lib/browser/safeUrl';

/** A path of a file, which is never answered with a document. */
const isFile = (path: string): boolean => /.\../.test(path.slice(path.lastIndexOf('/') + 1));

/** The administrator's document, which every version has under this name. */
export const ADMIN_DOCUMENT = '/admin.html';

/**
 * The documents that may answer a navigation, best first: the page itself, the shell, or the first
 * page; the administrator's for `/admin`. Empty if the network must answer.
 */
export function documentsFor(path: string): readonly string[] {
  if (isFile(path)) return [];
  if (isAdminPath(path)) return [ADMIN_DOCUMENT];
  const page = `${path.replace(/(?<!\/)\/+$/, '')}/index.html`;
  return [page, '/shell.html', '/index.html'];
}
