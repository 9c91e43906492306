import { PUBLISHED_KEYS } from '@/domain/published';
import { publishedSeed } from '@/domain/seed/published';
import { fetchPublication, takeOverFailure } from '@/features/publication/store/publicationHost';
import { deferChangeEvents, onCommit, resumeChangeEvents } from '@/store/local/changeEvents';
import { isFirstVisit } from '@/store/start';
import { pageHydrated } from '@/ui/deferred';
import { openChannel } from '@/lib/channel';
import { whenIdle } from '@/lib/async/scheduling';
import { isAdminPath } from '@/lib/browser/safeUrl';
import type { Progress } from './applyHostedPublication';
import type { AppRouter } from './router';

/** Polling interval of an open page. */
const EVERY_MS = 15 * 60_000;

/** The id at the start of a file in our format: a known publication need not be parsed. */
const HEAD_ID = /"id"\s*:\s*(?:"([^"]{1,40})"|null)/;

async function checkHost(tell: (stage: Progress) => void): Promise<void> {
  const text = await fetchPublication();
  if (text === undefined) return;
  const head = HEAD_ID.exec(text.slice(0, 500));
  const id = head?.[1];
  if (head && id === undefined) return;
  // A first visit shows the build's publication, with nothing stored yet.
  if (isFirstVisit() && id !== undefined && id === publishedSeed.publication?.id) return;
  const { applyHostedPublication } = await import('./applyHostedPublication');
  await applyHostedPublication(text, id, tell);
}

/**
 * Shows what is published on the next screen, or at once if nobody has interacted with the first
 * one. Returns the function that tells all tabs how far it is.
 */
function deferUntilNavigation(router: AppRouter, isFirst: boolean): (stage: Progress) => void {
  let isTouched = !isFirst;
  let isApplied = false;
  for (const kind of ['pointerdown', 'keydown'])
    addEventListener(kind, () => (isTouched = true), { capture: true, once: true });
  router.subscribe('onBeforeLoad', ({ pathChanged }) => {
    if (pathChanged) resumeChangeEvents();
  });
  // A later commit is an edit of this device, which shows at once.
  onCommit((key) => {
    if (isApplied && PUBLISHED_KEYS.some((published) => published === key)) resumeChangeEvents();
  });
  const follow = (stage: unknown) => {
    isApplied = stage === 'applied';
    if (stage === 'failed') resumeChangeEvents();
    else if (stage === 'applied' && !isTouched) void pageHydrated().then(resumeChangeEvents);
    else if (!isAdminPath(location.pathname)) deferChangeEvents(PUBLISHED_KEYS);
  };
  const otherTabs = openChannel('dubai-visa-publication');
  otherTabs.listen(follow);
  return (stage) => {
    otherTabs.post(stage);
    follow(stage);
  };
}

/** Polls the host for the office's publication: at start, when the page becomes visible, and every 15 minutes. */
export function followPublication(router: AppRouter, isFirst: boolean): void {
  const tell = deferUntilNavigation(router, isFirst);
  let checkedAt = 0;
  const checkIfDue = () => {
    if (document.visibilityState === 'hidden') return;
    if (checkedAt > 0 && performance.now() - checkedAt < EVERY_MS) return;
    checkedAt = performance.now();
    checkHost(tell).catch((error: unknown) => {
      // The old content is intact, and the next check tries again.
      console.warn('What the office has published could not be taken over.', error);
      takeOverFailure.set(error);
    });
  };
  whenIdle(checkIfDue);
  document.addEventListener('visibilitychange', checkIfDue);
  setInterval(checkIfDue, EVERY_MS);
}
