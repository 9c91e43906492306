/** A path that names a file: it is never answered with a document. */
const FILE = /\/[^/]+\.[^/]+$/;

/**
 * The cached document that answers a navigation to `path`: the route's own page where the build has
 * one, the administrator's for `/admin` and below, the shell, or else the app's only page.
 * @param listed the paths that the worker keeps
 * @returns undefined where the network has to answer
 */
export function documentFor(path: string, listed: ReadonlySet<string>): string | undefined {
  if (FILE.test(path)) return undefined;
  const route = path.replace(/\/+$/, '');
  const isAdmin = /^\/admin(?:\/|$)/.test(path);
  const candidates = [
    ...(isAdmin ? ['/admin.html'] : [`${route}/index.html`, '/shell.html']),
    '/index.html',
  ];
  return candidates.find((candidate) => listed.has(candidate));
}
