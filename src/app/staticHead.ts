import type { AppRouter } from './router';

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
export function removeWrittenHead(): () => void {
  const written = [...document.head.querySelectorAll(`${WRITTEN}, ${STATIC}`)];
  return () => removeAll(written);
}

/** What is said of a page for others is taken away when another page takes its place. */
export function forgetStaticHead(router: AppRouter): void {
  const stop = router.subscribe('onBeforeLoad', ({ fromLocation, pathChanged }) => {
    if (fromLocation === undefined || !pathChanged) return;
    stop();
    removeAll(document.head.querySelectorAll(STATIC));
  });
}
