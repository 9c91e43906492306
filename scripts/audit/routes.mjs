import { runnerImport } from 'vite';
import { ROOT } from '../lib/run.mjs';

/** Screens that search engines are asked to leave out. */
const NOT_INDEXED = ['/404', '/admin'];

/**
 * Every public address with the login, and the screens behind it, from the route tree and the
 * demo content: what is added there is audited by itself.
 */
export async function auditedRoutes() {
  const { module } = await runnerImport(`${ROOT}e2e/routes.ts`, {
    configFile: false,
    resolve: { tsconfigPaths: true },
  });
  /** @type {{ publicPaths: readonly string[], adminPaths: readonly string[] }} */
  const { publicPaths, adminPaths } = module;
  return {
    routes: [
      ...publicPaths.map((path) => ({ path, isIndexed: true })),
      ...NOT_INDEXED.map((path) => ({ path, isIndexed: false })),
    ],
    adminPaths,
  };
}
