import {
  contentDigest,
  PUBLISHED_KEYS,
  shouldApplyPublication,
  type Publication,
} from '@/engines/publication';
import {
  recordPublication,
  ownContent,
  publicationState,
  putPublicationState,
  applyPublication,
} from '@/store/publicationState';
import { fetchPublication, takeOverFailure } from '@/features/publication/store/publicationHost';
import { deferChangeEvents, onCommit, resumeChangeEvents } from '@/store/local/changeEvents';
import { pageHydrated } from '@/hydration/eventReplay';
import { openChannel } from '@/lib/channel';
import { withLock } from '@/lib/async/locks';
import { whenIdle } from '@/lib/async/scheduling';
import { isAdminPath } from '@/lib/browser/safeUrl';
import type { AppRouter } from './router';

/** Polling interval of an open page. */
const EVERY_MS = 15 * 60_000;

async function hasSameContent({ content }: Publication): Promise<boolean> {
  return (await contentDigest(ownContent())) === (await contentDigest(content));
}

/** The id at the start of a file in our format: a known publication need not be parsed. */
const HEAD_ID = /"id"\s*:\s*(?:"([^"]{1,40})"|null)/;

/** How far the page is that applies a publication. */
type Stage = 'writing' | 'applied' | 'failed';

async function checkHost(tell: (stage: Stage) => void): Promise<void> {
  const text = await fetchPublication();
  if (text === undefined) return;
  const state = await publicationState();
  const head = HEAD_ID.exec(text.slice(0, 500));
  if (head && (head[1] === undefined || head[1] === state?.id)) return;
  const { readPublication } = await import('@/features/publication/model/readPublication');
  const read = await readPublication(text);
  if ('fault' in read || read.publication.id === state?.id) return;
  const { publication } = read;
  const now = Date.now();
  if (state && !shouldApplyPublication(publication, state, now)) {
    // The second sighting is measured from this one.
    if (state.lower?.id !== publication.id)
      await putPublicationState({ ...state, lower: { id: publication.id, seenAt: now } });
    return;
  }
  let stage: Stage | undefined;
  try {
    const onWrite = () => {
      if (stage === undefined) tell((stage = 'writing'));
    };
    if (await applyPublication(publication, onWrite)) stage = 'applied';
  } finally {
    if (stage !== undefined) tell(stage === 'applied' ? stage : 'failed');
  }
  if (stage === 'applied') return;
  // Local edits stay; the overview tells the administrator.
  if (await hasSameContent(publication)) await recordPublication(publication);
}

/**
 * Shows what is published on the next screen, or at once if nobody has interacted with the first
 * one. Returns the function that tells all tabs how far it is.
 */
function deferUntilNavigation(router: AppRouter, isFirst: boolean): (stage: Stage) => void {
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
    withLock('publication', () => checkHost(tell)).catch((error: unknown) => {
      // The old content is intact, and the next check tries again.
      console.warn('What the office has published could not be taken over.', error);
      takeOverFailure.set(error);
    });
  };
  whenIdle(checkIfDue);
  document.addEventListener('visibilitychange', checkIfDue);
  setInterval(checkIfDue, EVERY_MS);
}
