import type { Rolldown } from 'vite';

/** The entry imports React DOM dynamically, but it belongs to the start. */
const ROOTS =
  /[\\/]src[\\/](?:app[\\/]launch\.tsx|routes[\\/]visitorTree\.gen\.js)$|[\\/]react-dom[\\/]client\.js$/;
/** What nearly every visitor's page needs with its screen. */
const SCREENS =
  /[\\/]src[\\/](?:domain[\\/]published|lib[\\/]time[\\/]dates|ui[\\/]EmptyState|ui[\\/]art[\\/](?:BlankForm|Guilloche)|ui[\\/]controls[\\/]BreakableText)\.tsx?$|[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/](?:check|clock)\.m?js$/;
const LAYOUT = /[\\/]src[\\/]routes[\\/]_site\.tsx$/;
/** Packages whose modules are followed; a barrel such as the icons' would add all of them. */
const FOLLOWED =
  /[\\/]src[\\/]|[\\/]node_modules[\\/](?:react|react-dom|scheduler|use-sync-external-store|valibot|@tanstack[\\/](?:history|query-core|react-query|react-router|react-store|router-core|store))[\\/]/;

/** Modules of those packages that only admin screens use. */
const ADMIN_ONLY_MODULES =
  /[\\/](?:useBlocker|useQueries|queriesObserver|useMutation|mutationObserver|useSuspenseQueries|useInfiniteQuery|useSuspenseInfiniteQuery|infiniteQueryObserver)\.js$/;

/** The modules of every visitor page: the entry, routes and layout with their imports. */
function everyVisitorsModules(
  ids: Iterable<string>,
  infoOf: (id: string) => Rolldown.ModuleInfo | null,
): ReadonlySet<string> {
  const found = new Set<string>();
  const follow = (id: string): void => {
    if (found.has(id) || !FOLLOWED.test(id) || ADMIN_ONLY_MODULES.test(id)) return;
    found.add(id);
    const info = infoOf(id);
    for (const imported of info?.importedIds ?? []) follow(imported);
    if (LAYOUT.test(id)) for (const split of info?.dynamicallyImportedIds ?? []) follow(split);
  };
  for (const id of ids) if (ROOTS.test(id)) follow(id);
  return found;
}

/**
 * A code splitting group for the modules of every visitor page: one file instead of fifty, for
 * fewer requests and better compression.
 */
export function siteChunk(): Rolldown.CodeSplittingGroup {
  const candidates = new Set<string>();
  let modules: ReadonlySet<string> | undefined;
  return {
    debugName: 'site',
    // Rolldown tests every module before it asks for the first name.
    test: (id) => {
      modules = undefined;
      candidates.add(id);
      return true;
    },
    name: (id, context) => {
      modules ??= everyVisitorsModules(candidates, (each) => context.getModuleInfo(each));
      return modules.has(id) || SCREENS.test(id) ? 'site' : null;
    },
  };
}
