import type { QueryClient } from '@tanstack/react-query';
import { onChange } from '@/data/local/changes';
import type { StorageKey } from '@/data/keys';
import { isFirstVisit } from '@/data/start';
import { pageHydrated } from '@/hydration/eventReplay';
import type { AppRouter } from './router';

/** Keys that loaders and titles read, not only components. */
const READ_BY_ROUTES: ReadonlySet<StorageKey> = new Set(['pages', 'blogs', 'settings']);

/** Keeps screens in step with storage: this tab's commits, other tabs', and each route change. */
export function keepFresh(queryClient: QueryClient, router: AppRouter): void {
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
    const isNews = known(key).some((data, index) => data !== before[index]);
    if (isReadByRoutes && isNews) await router.invalidate();
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
