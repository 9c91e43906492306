import { isAdminPath } from '../lib/browser/safeUrl';

/** A path of a file, which is never answered with a document. */
const isFile = (path: string): boolean => /.\../.test(path.slice(path.lastIndexOf('/') + 1));

/**
 * The documents that may answer a navigation, best first: the page itself, the shell, or the app's
 * only page; the administrator's for `/admin`. Empty if the network must answer.
 */
export function documentsFor(path: string): readonly string[] {
  if (isFile(path)) return [];
  const page = `${path.replace(/(?<!\/)\/+$/, '')}/index.html`;
  return isAdminPath(path) ? ['/admin.html', '/index.html'] : [page, '/shell.html', '/index.html'];
}
