import { messageSW, Workbox } from 'workbox-window';
import {
  UPDATE_CHECK_INTERVAL_MS,
  UPDATE_CHECK_PAUSE_MS,
  WITHOUT_WORKER,
  WORKER_PATIENCE_MS,
} from '@/config';
import { wait } from '@/lib/tasks';
import { trustedScriptUrl } from '@/lib/browser/trustedTypes';
import { confirmLeaving, flushUnsaved } from '@/lib/browser/unsaved';
import { isRecord } from '@/lib/json';
import { BASE } from '@/lib/language';
import { isReadyOffline, offeredUpdate } from './siteState';

/** So soon after a reload, another one would not help. */
const JUST_LOADED_MS = 30_000;

/** Stores all input as drafts; resolves to false if that fails or takes too long. */
const storeDrafts = () =>
  Promise.race([flushUnsaved(), wait(WORKER_PATIENCE_MS).then(() => false)]);

/** Reloads this page. @returns false if unsaved input would be lost, unless `mayLose` */
async function storeAndReload(mayLose = false): Promise<boolean> {
  if (!(await storeDrafts()) && !mayLose) return false;
  confirmLeaving();
  location.reload();
  return true;
}

/**
 * Activates the waiting version; every tab then reloads as soon as its drafts are stored.
 * @returns false if unsaved input of this tab would be lost, unless `mayLose`
 */
export async function applyUpdate(
  { waiting }: ServiceWorkerRegistration,
  mayLose: boolean,
): Promise<boolean> {
  if (!(await storeDrafts()) && !mayLose) return false;
  if (waiting) {
    const takenOver = new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    );
    void messageSW(waiting, { type: 'SKIP_WAITING' });
    // In Chromium the new worker keeps waiting while the old one responds to a page load.
    await Promise.race([takenOver, wait(WORKER_PATIENCE_MS)]);
  }
  return storeAndReload(mayLose);
}

/** The worker whose version was dismissed in this tab; only a later one is offered. */
let dismissed: ServiceWorker | null | undefined;

/** Hides the offer until there is a newer version. */
export function dismissUpdate(): void {
  const registration = offeredUpdate.get();
  dismissed = registration?.waiting ?? registration?.active;
  offeredUpdate.set(undefined);
}

/** Offers waiting versions, reloads when one takes over, and tracks what is cached. */
function follow(registration: ServiceWorkerRegistration, entry: string): void {
  const offer = (worker: ServiceWorker) => {
    if (worker !== dismissed) offeredUpdate.set(registration);
  };
  const offerWaiting = () => {
    // Without an active worker this is the first one, which activates by itself.
    if (registration.active && registration.waiting) offer(registration.waiting);
  };
  const followInstalling = () => {
    registration.installing?.addEventListener('statechange', offerWaiting);
    offerWaiting();
  };
  const askState = async () => {
    const { active } = registration;
    const state: unknown = active && (await messageSW(active, { type: 'STATE', entry }));
    if (!isRecord(state) || !active) return;
    isReadyOffline.set(state['isComplete'] === true);
    // Page and worker differ in version, as after a first visit during a deployment.
    if (state['isCurrent'] === false) offer(active);
  };
  let isControlled = navigator.serviceWorker.controller !== null;
  const beControlled = async () => {
    const isFirst = !isControlled;
    isControlled = true;
    // If drafts cannot be stored, the new version is offered instead.
    if (isFirst || !(await storeAndReload())) await askState();
  };
  navigator.serviceWorker.addEventListener('controllerchange', () => void beControlled());
  // Not by workbox-window, which stops listening after the first update that another tab finds.
  registration.addEventListener('updatefound', followInstalling);
  addEventListener('online', () => void askState());
  followInstalling();
  void askState();
}

/**
 * Checks for a new version now, every hour, and when the page is shown, focused or online again,
 * but not within a minute of a successful check.
 */
function lookForUpdates(look: () => Promise<unknown>): void {
  let lookedAt = -Infinity;
  const lookAgain = () => {
    if (document.hidden || performance.now() - lookedAt < UPDATE_CHECK_PAUSE_MS) return;
    lookedAt = performance.now();
    // Offline or during a deployment: the next event retries.
    look().catch(() => (lookedAt = -Infinity));
  };
  for (const type of ['visibilitychange', 'focus', 'online']) addEventListener(type, lookAgain);
  setInterval(lookAgain, UPDATE_CHECK_INTERVAL_MS);
  lookAgain();
}

/** Reloads the page, but not repeatedly, if a new version has replaced a lazy chunk. */
function followMissingParts(entry: string): void {
  const recover = async () => {
    const [visit] = performance.getEntriesByType('navigation');
    const isReload = visit instanceof PerformanceNavigationTiming && visit.type === 'reload';
    if (isReload && performance.now() < JUST_LOADED_MS) return;
    // Without a network, or with the same version, a reload would not help.
    const home = await fetch(`${BASE}/`, { cache: 'no-store' }).catch(() => undefined);
    if (home?.ok === true && !(await home.text()).includes(entry)) await storeAndReload();
  };
  const mend = async () => {
    // Without a network, no file is known to be corrupt.
    const isWrong = await window.trouble?.refetch().catch(() => false);
    // A screen that cannot be rendered shows its own error.
    if (isWrong && !document.querySelector('[data-failure]')) window.trouble?.showMissing();
  };
  addEventListener('vite:preloadError', () => {
    void recover();
    void mend();
  });
}

/**
 * Registers the service worker, which caches the site for offline use, and follows its updates.
 * Call it when the app is idle. Rejects if the browser refuses.
 * @param entry path of the page's entry script, whose name differs in every version
 */
export async function followVersions(entry: string): Promise<void> {
  followMissingParts(entry);
  if (!import.meta.env.PROD || import.meta.env.MODE === WITHOUT_WORKER) return;
  if (!('serviceWorker' in navigator)) return;
  const options = { scope: '/', updateViaCache: 'none' };
  const workbox = new Workbox(trustedScriptUrl('/sw.js'), options);
  const registration = await workbox.register({ immediate: true });
  if (!registration) return;
  follow(registration, entry);
  lookForUpdates(() => workbox.update());
}
