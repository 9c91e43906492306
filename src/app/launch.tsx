import { StrictMode, startTransition } from 'react';
import { staleParts } from '@/data/local/pageSources';
import { isFirstVisit, start } from '@/data/start';
import { isAdminPath } from '@/lib/browser/sitePath';
import { pause } from '@/lib/async/pause';
import { whenIdle } from '@/lib/async/whenIdle';
import { renderDeferred } from '@/hydration/deferred';
import { App } from './App';
import { focusHeading } from './focusHeading';
import { createQueryClient, showSeed } from './queryClient';
import type { Background } from './background';
import { createAppRouter, fetchRoutes, type AppRouter } from './router';
import type { QueryClient } from '@tanstack/react-query';
import { onChange } from '@/data/local/changes';
import type { StorageKey } from '@/data/keys';
import { pageHydrated } from '@/hydration/eventReplay';

/** What the app writes itself, and would write a second time. */
const WRITTEN =
  'title, meta[name=description], meta[name=keywords], meta[name=robots]:not([data-kept])';
/** What only a page rendered ahead of time has, for readers without scripts. */
const STATIC =
  'link[rel=canonical], meta[property^="og:"], meta[name^="twitter:"], script[type="application/ld+json"]';

function removeAll(elements: Iterable<Element>): void {
  for (const element of elements) element.remove();
}

/** The head of another page, or of an earlier state of this one: returns the way to remove it. */
function removeWrittenHead(): () => void {
  const written = [...document.head.querySelectorAll(`${WRITTEN}, ${STATIC}`)];
  return () => removeAll(written);
}

/** What is said of a page for others is taken away when another page takes its place. */
function forgetStaticHead(router: AppRouter): void {
  const stop = router.subscribe('onBeforeLoad', ({ fromLocation, pathChanged }) => {
    if (fromLocation === undefined || !pathChanged) return;
    stop();
    removeAll(document.head.querySelectorAll(STATIC));
  });
}

/** Keys that loaders and titles read, not only components. */
const READ_BY_ROUTES: ReadonlySet<StorageKey> = new Set(['pages', 'blogs', 'settings']);

/** Keeps screens in step with storage: this tab's commits, other tabs', and each route change. */
function keepFresh(queryClient: QueryClient, router: AppRouter): void {
  const known = (key: StorageKey): unknown[] =>
    queryClient.getQueriesData({ queryKey: [key] }).map(([, data]) => data);
  const refresh = async (key: StorageKey): Promise<void> => {
    await pageHydrated();
    const isReadByRoutes = READ_BY_ROUTES.has(key);
    const before = known(key);
    // A loader takes what is cached, however old: what no component observes is read again too.
    const refetchType = isReadByRoutes ? 'all' : 'active';
    await queryClient.invalidateQueries({ queryKey: [key], refetchType });
    // What was stored may be what is shown already, as on a first visit: equal data stays the same.
    const hasNew = known(key).some((data, index) => data !== before[index]);
    if (isReadByRoutes && hasNew) await router.invalidate();
  };
  onChange((key) => void refresh(key));
  // SPEC section 2: header and footer read settings and menus again on each route change.
  router.subscribe('onResolved', ({ pathChanged }) => {
    // Before the demo is stored there is nothing to read.
    if (pathChanged && !isFirstVisit()) {
      void refresh('settings');
      void refresh('menus');
    }
  });
}

/**
 * The file that holds this module: it names all others by their content, and so has a name of its
 * own in every version.
 */
const ENTRY = new URL(import.meta.url).pathname;

async function startBackgroundWork(background: Background): Promise<void> {
  try {
    await (await import('./background')).startBackgroundWork(background);
  } catch (error) {
    // A save asks for the start of storage again.
    console.warn('Storage, installing and offline use are not prepared:', error);
  }
}

/**
 * Starts the app in `root`: takes over a page that was rendered ahead of time where it shows what
 * is stored, and draws it otherwise. A first visit shows the demo content before it is stored.
 */
export async function launch(root: HTMLElement): Promise<void> {
  const isAdmin = isAdminPath(location.pathname);
  const queryClient = createQueryClient();
  const fetched = fetchRoutes(location.pathname);
  const isFirst = isFirstVisit();
  if (isFirst) {
    if (isAdmin) await start();
    else showSeed(queryClient, (await import('@/content/seed/seed')).seed);
  }
  const routes = await fetched;
  const { dataset } = document.documentElement;
  const { pathname } = location;
  // Since the page was painted another tab may have changed something, or the address is another.
  const isPage = dataset['path'] !== undefined;
  const isStale = isPage && (dataset['stale'] !== undefined || staleParts(dataset).size > 0);
  const isRendered = isPage && !isStale;
  const router = createAppRouter(queryClient, routes, { isShown: isRendered });
  // What the router does with a page of its own server, without what such a server would send.
  if (isRendered) router.ssr = { manifest: undefined };
  else renderDeferred();
  // React DOM and the router's first work in tasks of their own, so that the page answers in between.
  await pause();
  const { createRoot, hydrateRoot } = await import('react-dom/client');
  await pause();
  // The administrator's area has guards, which the router meets as it is drawn.
  if (!isAdmin) await router.load();
  keepFresh(queryClient, router);
  focusHeading(router);
  forgetStaticHead(router);
  await pause();
  // Back was pressed meanwhile, within what the browser takes for one document.
  if (isRendered && location.pathname !== pathname) return location.reload();
  const app = (
    <StrictMode>
      <App queryClient={queryClient} router={router} />
    </StrictMode>
  );
  startTransition(() => {
    if (isRendered) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
  if (!isRendered) requestAnimationFrame(removeWrittenHead());
  // What a first visit shows is stored before anything is written beside it. Where it cannot be,
  // `prepareInstalledUse` says so.
  if (isFirst) start().catch(() => undefined);
  whenIdle(() => {
    // Back was pressed before the router was listening, after the look at the address above.
    if (router.history.location.href !== router.state.location.href) void router.load();
    renderDeferred();
    void startBackgroundWork({ entry: ENTRY, queryClient, router, routes, isFirst, isStale });
  });
}
