import { pictureUrl, isAdminPath } from '@/lib/browser/safeUrl';
import { PUBLISHED_KEYS } from '@/domain/entries';
import { publishedSeed } from '@/domain/seed/published';
import { fetchPublication, takeOverFailure } from '@/features/publication/store/publicationHost';
import {
  deferChangeEvents,
  onCommit,
  resumeChangeEvents,
  onChange,
} from '@/store/local/changeEvents';
import { isFirstVisit, start } from '@/store/start';
import { pageHydrated } from '@/ui/deferred';
import { openChannel } from '@/lib/channel';
import { whenIdle } from '@/lib/tasks';
import type { Progress } from './applyHostedPublication';
import type { AppRouter } from './router';
import { ACTIVITY_EVENTS } from '@/config';
import { deleteOldReceived, storeReceived } from '@/lib/browser/received';
import { requestPersistence } from '@/lib/browser/storagePersistence';
import { CONTENT_KEYS } from '@/store/keys';
import { readText } from '@/store/local/read';
import { settings } from '@/store/repository';
import { withoutLanguage, siteAddress } from '@/lib/browser/siteAddress';
import { isInIosBrowser, watchInstallation, followLaunches } from '@/pwa/install/installation';

const ICONS = 'link[rel="icon"]';
const OWN = 'own-favicon';
let wanted = '';

/** Sets the favicon to the given image if it loads, otherwise to the site's own. */
function showFavicon(address: string): void {
  wanted = pictureUrl(address) ?? '';
  if (wanted === '') {
    document.getElementById(OWN)?.remove();
    return;
  }
  const picture = new Image();
  const asked = wanted;
  const settle = (isThere: boolean) => {
    if (wanted !== asked) return;
    const link = document.getElementById(OWN);
    if (!isThere) link?.remove();
    else if (link instanceof HTMLLinkElement) link.href = asked;
    else addLink(asked);
  };
  picture.addEventListener('load', () => settle(true));
  picture.addEventListener('error', () => settle(false));
  picture.src = asked;
}

/** Of several icons, browsers use the last one they can render. */
function addLink(address: string): void {
  const link = document.createElement('link');
  link.id = OWN;
  link.rel = 'icon';
  link.href = address;
  const icons = document.head.querySelectorAll(ICONS);
  const last = icons[icons.length - 1];
  if (last) last.after(link);
  else document.head.append(link);
}

/** Polling interval of an open page. */
const EVERY_MS = 15 * 60_000;

/** The id at the start of a publication's file, so that a known publication need not be parsed. */
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
 * Defers a new publication until the next navigation, or shows it at once if nobody has interacted
 * with the first screen. Returns the function that reports progress to all tabs.
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

/**
 * Polls the host for the office's publication: at start, when the page becomes visible, and every
 * 15 minutes.
 */
export function followPublication(router: AppRouter, isFirst: boolean): void {
  const tell = deferUntilNavigation(router, isFirst);
  let checkedAt = 0;
  const checkIfDue = () => {
    if (document.visibilityState === 'hidden') return;
    if (checkedAt > 0 && performance.now() - checkedAt < EVERY_MS) return;
    checkedAt = performance.now();
    checkHost(tell).catch((error: unknown) => {
      // The old content is intact, and the next check retries.
      console.warn('What the office has published could not be taken over.', error);
      takeOverFailure.set(error);
    });
  };
  whenIdle(checkIfDue);
  document.addEventListener('visibilitychange', checkIfDue);
  setInterval(checkIfDue, EVERY_MS);
}

const COUNTERS = new Set(['/counter', '/admin/counter']);

/** Prepares installation and launches of the installed app. Call it in idle time. */
function prepareInstalledApp(router: AppRouter): void {
  watchInstallation();
  // Navigates with the router, which asks before unsaved edits are lost.
  followLaunches(
    (path) => {
      const { pathname } = location;
      const address = siteAddress(path);
      const isCounter = /^\/counter(?:[?#]|$)/.test(path);
      // An open counter reads files in place, without navigation.
      if (isCounter && COUNTERS.has(withoutLanguage(pathname))) {
        if (path.includes('#')) router.history.push(pathname + path.replace(/^[^#]*/, ''));
      } else if (isAdminPath(path) && !isAdminPath(pathname)) location.assign(address);
      else router.history.push(address);
    },
    (files) => storeReceived(files, 'opened'),
  );
  if (!isInIosBrowser()) return;
  void import('@/pwa/install/startupImages').then(({ addStartupImages }) => addStartupImages());
}

/**
 * Ignores a double click's second click if it hits an element that has replaced the first's button.
 */
function ignoreLateClicks(): void {
  let pressed: Element | null = null;
  addEventListener(
    'click',
    (event) => {
      if (event.detail < 2)
        pressed = event.target instanceof Element ? event.target.closest('a, button') : null;
      else if (event.target instanceof Node && pressed?.contains(event.target) === false) {
        event.preventDefault();
        event.stopPropagation();
      }
    },
    { capture: true },
  );
}

/** Keeps the favicon in step with the settings. */
function followFavicon(): void {
  const show = () => showFavicon(settings.get().faviconUrl);
  show();
  onChange((key) => {
    if (key === 'settings') show();
  });
}

/**
 * Requests persistent storage once per page, after the first commit of content, so that no browser
 * prompts a user who has stored nothing. Call it after the demo content, which does not count, is
 * stored.
 */
function persistAfterFirstCommit(): void {
  let isAsked = false;
  onCommit((key) => {
    if (isAsked || !CONTENT_KEYS.some((content) => content === key)) return;
    isAsked = true;
    void requestPersistence();
  });
}

/**
 * Counts activity on the public pages for a signed-in administrator. Loads nothing for anyone else.
 */
function countAdminActivity(): void {
  let isListening = false;
  const listen = async () => {
    if (readText('adminAuthenticated') === null) return;
    const { stayActive } = await import('@/features/session/queries');
    if (isListening) return;
    isListening = true;
    for (const type of ACTIVITY_EVENTS)
      addEventListener(type, stayActive, { capture: true, passive: true });
  };
  void listen();
  onChange((key) => {
    if (key === 'adminAuthenticated') void listen();
  });
}

/** What background work needs to know about the page. */
export interface Background {
  /** The entry file of the page. */
  readonly entry: string;
  readonly router: AppRouter;
  readonly isFirst: boolean;
}

export const loadStoreHooks = async () => (await import('./storeHooks')).hooks;

async function prepareOfflineUse(entry: string): Promise<void> {
  try {
    const { followVersions } = await import('@/pwa/updates');
    await followVersions(entry);
  } catch (error) {
    // Browsers may refuse (private windows, policies): everything but offline use still works.
    console.warn('Offline use is not available:', error);
  }
}

/** Work that waits until the page is shown and idle: storage first, which a first visit fills. */
export async function startBackgroundWork({ entry, router, isFirst }: Background): Promise<void> {
  ignoreLateClicks();
  followFavicon();
  void prepareOfflineUse(entry);
  prepareInstalledApp(router);
  followPublication(router, isFirst);
  countAdminActivity();
  await start();
  persistAfterFirstCommit();
  deleteOldReceived(Date.now()).catch((error: unknown) => {
    console.warn('What was received could not be forgotten:', error);
  });
}
