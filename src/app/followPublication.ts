import {
  contentDigest,
  shouldTakePublication,
  type Publication,
} from '@/content/publication/publication';
import {
  recordPublication,
  ownContent,
  publicationState,
  putPublicationState,
  applyPublication,
} from '@/data/publication';
import { fetchPublication, takeOverFailure } from '@/data/publicationHost';
import { pauseChangeEvents, resumeChangeEvents } from '@/data/local/changes';
import { pageHydrated } from '@/hydration/eventReplay';
import { openChannel } from '@/lib/channel';
import { underLock } from '@/lib/async/locks';
import { whenIdle } from '@/lib/async/whenIdle';
import { isAdminPath } from '@/lib/browser/sitePath';
import type { AppRouter } from './router';

/** How often the host is asked by a page that stays open. */
const EVERY_MS = 15 * 60_000;

async function hasSameContent({ content }: Publication): Promise<boolean> {
  return (await contentDigest(ownContent())) === (await contentDigest(content));
}

/** The id at the head of a file as this program writes it: what is here already is not read. */
const HEAD_ID = /"id"\s*:\s*(?:"([^"]{1,40})"|null)/;

async function look(hold: () => void): Promise<void> {
  const text = await fetchPublication();
  if (text === undefined) return;
  const state = await publicationState();
  const head = HEAD_ID.exec(text.slice(0, 500));
  if (head && (head[1] === undefined || head[1] === state?.id)) return;
  const { readPublication } = await import('@/content/publication/readPublication');
  const read = await readPublication(text);
  if ('fault' in read || read.publication.id === state?.id) return;
  const { publication } = read;
  const now = Date.now();
  if (state && !shouldTakePublication(publication, state, now)) {
    // The first time is what the second one is measured from.
    if (state.lower?.id !== publication.id)
      await putPublicationState({ ...state, lower: { id: publication.id, seenAt: now } });
    return;
  }
  hold();
  if (await applyPublication(publication)) return;
  // What was edited here stays; the overview tells the administrator.
  if (await hasSameContent(publication)) await recordPublication(publication);
}

/** The next screen shows what is new: nothing changes under the hand, but for what nobody has touched yet. */
function holdUntilNextScreen(router: AppRouter, isFirst: boolean): { hold: () => void } {
  let isTouched = !isFirst;
  for (const kind of ['pointerdown', 'keydown'])
    addEventListener(kind, () => (isTouched = true), { capture: true, once: true });
  router.subscribe('onBeforeLoad', ({ pathChanged }) => {
    if (pathChanged) resumeChangeEvents();
  });
  const hold = () => {
    if (isAdminPath(location.pathname)) return;
    pauseChangeEvents();
    if (!isTouched) void pageHydrated().then(resumeChangeEvents);
  };
  const otherTabs = openChannel('dubai-visa-publication');
  otherTabs.listen(hold);
  return {
    hold: () => {
      otherTabs.post('');
      hold();
    },
  };
}

/**
 * Asks the host for what the office publishes: at each start, again when the page is seen and
 * every 15 minutes.
 */
export function followPublication(router: AppRouter, isFirst: boolean): void {
  const { hold } = holdUntilNextScreen(router, isFirst);
  let lookedAt = 0;
  const lookSometimes = () => {
    if (document.visibilityState === 'hidden') return;
    if (lookedAt > 0 && performance.now() - lookedAt < EVERY_MS) return;
    lookedAt = performance.now();
    underLock('publication', () => look(hold)).catch((error: unknown) => {
      // The old content is whole, and the next look tries again.
      console.warn('What the office has published could not be taken over.', error);
      takeOverFailure.set(error);
    });
  };
  whenIdle(lookSometimes);
  document.addEventListener('visibilitychange', lookSometimes);
  setInterval(lookSometimes, EVERY_MS);
}
