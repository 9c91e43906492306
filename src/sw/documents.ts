import { isAdminPath } from '../lib/browser/sitePath';

/** A path that names a file: it is never answered with a document. */
const isFile = (path: string): boolean => /.\../.test(path.slice(path.lastIndexOf('/') + 1));

/**
 * The documents that may answer a navigation to `path`, the best first: the page itself, which the
 * build or the administrator has made, the shell, or else the app's only page; for `/admin` and
 * below the administrator's. None where the network has to answer.
 */
export function documentsFor(path: string): readonly string[] {
  if (isFile(path)) return [];
  const page = `${path.replace(/(?<!\/)\/+$/, '')}/index.html`;
  return isAdminPath(path) ? ['/admin.html', '/index.html'] : [page, '/shell.html', '/index.html'];
}
