import './index.css';
import { StrictMode, startTransition } from 'react';
import { stalePart } from '@/store/local/pageSources';
import { registerHooks } from '@/store/hooks';
import { isFirstVisit, start } from '@/store/start';
import { isAdminPath } from '@/lib/browser/safeUrl';
import { yieldToMain } from '@/lib/tasks';
import { renderDeferred } from '@/ui/deferred';
import { App, STATIC_HEAD } from '@/app/App';
import { createQueryClient, createAppRouter, fetchRoutes, whenIdleOnScreen } from '@/app/router';

const loadBackground = () => import('@/app/background');

// Imported through a chunk that is loaded anyway: a separate import would add to the first load.
registerHooks(async () => (await loadBackground()).loadStoreHooks());

/** Head elements that the app renders itself, and those that only prerendered pages have. */
const OLD_HEAD = `title, meta[name=description], meta[name=keywords], meta[name=robots]:not([data-kept]), ${STATIC_HEAD}`;

/**
 * The entry file, whose name changes with every version because it contains the names of all
 * others.
 */
const ENTRY = new URL(import.meta.url).pathname;

/**
 * Starts the app in `root`: hydrates a prerendered page that is current, and renders it otherwise.
 * A first visit shows the demo content before it is stored.
 */
async function launch(root: HTMLElement): Promise<void> {
  const isAdmin = isAdminPath(location.pathname);
  const queryClient = createQueryClient();
  const fetched = fetchRoutes(location.pathname);
  const isFirst = isFirstVisit();
  if (isFirst && isAdmin) await start();
  const routes = await fetched;
  const { dataset } = document.documentElement;
  const { pathname } = location;
  // Another tab may have changed something since the page was painted, or the URL differs.
  const isPage = dataset['path'] !== undefined;
  const isRendered = isPage && dataset['stale'] === undefined && stalePart(dataset) === '';
  const router = createAppRouter(queryClient, routes, { isShown: isRendered });
  // Makes the router hydrate, without the manifest that a server would send.
  if (isRendered) router.ssr = { manifest: undefined };
  else renderDeferred();
  // React DOM and the router's first work are separate tasks, so that the page stays responsive.
  await yieldToMain();
  const { createRoot, hydrateRoot } = await import('react-dom/client');
  await yieldToMain();
  // Route guards of the administrator's area run during rendering.
  if (!isAdmin) await router.load();
  // A file with the first content is missing: keeps the page as it was served.
  const failed = isFirst && router.state.matches.find(({ status }) => status === 'error');
  if (failed) throw failed.error;
  await yieldToMain();
  // The user has navigated back meanwhile, within the same document: the HTML is of another page.
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
  const old = isRendered ? [] : [...document.head.querySelectorAll(OLD_HEAD)];
  requestAnimationFrame(() => old.forEach((element) => element.remove()));
  window.trouble?.hide();
  whenIdleOnScreen(router, () => {
    // An administrator's screen may have been blank for so long that the failure notice appeared.
    window.trouble?.hide();
    // The user has navigated back before the router was listening.
    if (router.history.location.href !== router.state.location.publicHref) void router.load();
    renderDeferred();
    const work = loadBackground();
    work
      .then(({ startBackgroundWork }) => startBackgroundWork({ entry: ENTRY, router, isFirst }))
      // Not fatal: a save also starts storage.
      .catch((error: unknown) =>
        console.warn('Storage, installing and offline use are not prepared:', error),
      );
  });
}

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root.');
const { trouble } = window;
const run = () => launch(root);
if (trouble) trouble.hasStarted = true;
(trouble?.attempt(run) ?? run()).catch((error: unknown) => {
  console.error('The app could not start:', error);
});
