import { MAIN_PAGE_KEYS } from '@/content/site/pageKeys';
import { onCommit } from '@/data/local/changes';
import { whenIdle } from '@/lib/async/whenIdle';
import type { RouteTree } from './router';

/** Several commits in a row are published once. */
const DELAY_MS = 500;

/**
 * Renders the visitors' pages again after each commit of what they show, in this tab or another,
 * so that the next visit, offline too, is painted as the site is now.
 * @param isStale whether this page itself was found to show something old
 */
export function keepPublished(routes: RouteTree, isStale: boolean): void {
  if (!('caches' in globalThis)) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let run = new AbortController();
  const publish = async () => {
    try {
      // Where no worker keeps the site there is nothing to publish in.
      if ((await caches.keys()).length === 0) return;
      const { publishPages } = await import('./publishPages');
      await publishPages(routes, run.signal);
    } catch (error) {
      // The pages are marked as stale, and the app shows what is stored.
      console.warn('The pages could not be published again.', error);
    }
  };
  const publishSoon = () => {
    // What is being rendered is outdated already.
    run.abort();
    run = new AbortController();
    clearTimeout(timer);
    timer = setTimeout(() => whenIdle(() => void publish()), DELAY_MS);
  };
  onCommit((key) => {
    if (MAIN_PAGE_KEYS.some((shown) => shown === key)) publishSoon();
  });
  if (isStale) publishSoon();
}
