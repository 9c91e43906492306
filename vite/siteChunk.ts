import type { Rolldown } from 'vite';

/** React DOM is imported by the start when it has rested, and is part of it all the same. */
const ROOTS =
  /[\\/]src[\\/](?:app[\\/]launch\.tsx|routes[\\/]visitorTree\.gen\.js)$|[\\/]react-dom[\\/]client\.js$/;
const LAYOUT = /[\\/]src[\\/]routes[\\/]_site\.tsx$/;
/** Packages whose modules are followed; a barrel such as the icons' would bring everyone's icons. */
const FOLLOWED =
  /[\\/]src[\\/]|[\\/]node_modules[\\/](?:react|react-dom|scheduler|use-sync-external-store|valibot|@tanstack[\\/](?:history|query-core|react-query|react-router|react-store|router-core|store))[\\/]/;

/** Parts of those packages that the administrator's screens alone use. */
const NOT_EVERYONES =
  /[\\/](?:useBlocker|useQueries|queriesObserver|useMutation|mutationObserver|useSuspenseQueries|useInfiniteQuery|useSuspenseInfiniteQuery|infiniteQueryObserver)\.js$/;

/** What every visitor's page needs: the start, the routes and the layout, with what they import. */
function everyVisitorsModules(
  ids: Iterable<string>,
  infoOf: (id: string) => Rolldown.ModuleInfo | null,
): ReadonlySet<string> {
  const found = new Set<string>();
  const follow = (id: string): void => {
    if (found.has(id) || !FOLLOWED.test(id) || NOT_EVERYONES.test(id)) return;
    found.add(id);
    const info = infoOf(id);
    for (const imported of info?.importedIds ?? []) follow(imported);
    if (LAYOUT.test(id)) for (const split of info?.dynamicallyImportedIds ?? []) follow(split);
  };
  for (const id of ids) if (ROOTS.test(id)) follow(id);
  return found;
}

/**
 * A group for the bundler's code splitting: one file instead of fifty small ones for what every
 * visitor's page needs, so that it is fetched at once and compressed together.
 */
export function siteChunk(): Rolldown.CodeSplittingGroup {
  const candidates = new Set<string>();
  let modules: ReadonlySet<string> | undefined;
  return {
    debugName: 'site',
    // Every candidate passes here before the first name is asked for.
    test: (id) => {
      modules = undefined;
      candidates.add(id);
      return true;
    },
    name: (id, context) => {
      modules ??= everyVisitorsModules(candidates, (each) => context.getModuleInfo(each));
      return modules.has(id) ? 'site' : null;
    },
  };
}
