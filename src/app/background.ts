import { onChange } from '@/store/local/changeEvents';
import { settings } from '@/store/repository';
import { pageUsed } from '@/hydration/eventReplay';
import { isAdminPath } from '@/lib/browser/safeUrl';
import { withoutLanguage, siteAddress } from '@/lib/browser/siteAddress';
import { isInIosBrowser } from '@/pwa/install/display';
import { watchInstallation } from '@/pwa/install/installation';
import { followLaunches } from '@/pwa/install/launches';
import { showFavicon } from '@/ui/favicon';
import { followPublication } from './followPublication';
import type { AppRouter } from './router';
import type { UsedPage } from './usedPage';

const COUNTERS = new Set(['/counter', '/admin/counter']);

/** Prepares installation and launches of the installed app. Call it in idle time. */
function prepareInstalledApp(router: AppRouter): void {
  watchInstallation();
  // The router asks before unsaved edits are lost.
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
    async (files) => (await import('@/lib/browser/received')).storeReceived(files),
  );
  if (!isInIosBrowser()) return;
  void import('@/pwa/install/startupImages').then(({ addStartupImages }) => addStartupImages());
}

/** The second click of a double click is not meant for what has come to the place of the first's button. */
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

async function hasDatabase(): Promise<boolean> {
  try {
    return (await indexedDB.databases()).length > 0;
  } catch {
    // Old browsers cannot list them, and some refuse any.
    return false;
  }
}

export interface Background extends UsedPage {
  /** The entry file of the page. */
  readonly entry: string;
  readonly router: AppRouter;
  readonly isFirst: boolean;
}

/** For the first commit of a counter that shares its changes. */
export const loadOfficeSync = async () =>
  (await import('@/features/officeSync/store/sharing')).sharing;

async function prepareOfflineUse(entry: string): Promise<void> {
  let isKept = false;
  try {
    const { recoverFromMissingChunks, registerWorker } =
      await import('@/pwa/updates/registerWorker');
    recoverFromMissingChunks(entry);
    isKept = await registerWorker(entry);
  } catch (error) {
    // Browsers may refuse (private windows, policies): everything but offline use still works.
    console.warn('Offline use is not available:', error);
  }
  // What is fetched later may be gone by then, and with it what is typed.
  if (!isKept) window.early?.beginUse();
}

/** Work that can wait until the page is shown and idle; what needs storage waits until it is used. */
export async function startBackgroundWork(background: Background): Promise<void> {
  const { entry, router, isFirst } = background;
  ignoreLateClicks();
  followFavicon();
  void prepareOfflineUse(entry);
  prepareInstalledApp(router);
  followPublication(router, isFirst);
  // A crash may have lost localStorage, which the database restores.
  if (isFirst && (await hasDatabase())) window.early?.beginUse();
  await pageUsed();
  const { startUsedPage } = await import('./usedPage');
  await startUsedPage(background);
}
