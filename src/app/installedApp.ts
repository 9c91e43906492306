import type { QueryClient } from '@tanstack/react-query';
import { onCommit } from '@/data/local/changes';
import { CONTENT_KEYS } from '@/data/keys';
import { forgetOldReceived, keepReceived } from '@/lib/browser/received';
import { isAdminPath } from '@/lib/browser/sitePath';
import { askForPersistence } from '@/lib/browser/storagePersistence';
import { isInIosBrowser } from '@/pwa/install/display';
import { watchInstallation } from '@/pwa/install/installation';
import { followLaunches } from '@/pwa/install/launches';
import { storagePersistenceOptions } from '@/queries/site/storage';
import type { AppRouter } from './router';

const COUNTERS = new Set(['/counter', '/admin/counter']);

/**
 * The offer to install the site, what an installed one is asked from outside, and that the browser
 * shall keep what is stored. Call it when the demo content is there and the page is idle.
 */
export function prepareInstalledApp(queryClient: QueryClient, router: AppRouter): void {
  keepDataOnceThereIsSome(queryClient);
  watchInstallation();
  // The router asks before unsaved edits are left.
  followLaunches((address) => {
    const { pathname } = location;
    const isCounter = /^\/counter(?:[?#]|$)/.test(address);
    // A counter takes files where it is; what it shows stays until they are read.
    if (isCounter && COUNTERS.has(pathname)) {
      if (address.includes('#')) router.history.push(pathname + address.replace(/^[^#]*/, ''));
    } else if (isAdminPath(address) && !isAdminPath(pathname)) location.assign(address);
    else router.history.push(address);
  }, keepReceived);
  forgetOldReceived(Date.now()).catch((error: unknown) => {
    console.warn('What was received could not be forgotten:', error);
  });
  if (!isInIosBrowser()) return;
  void import('@/pwa/install/startupImages').then(({ addStartupImages }) => addStartupImages());
}

/**
 * Asks the browser to keep what is stored, once a page, after the first thing worth keeping: an
 * application, a message, a piece of content. Call it when the demo content is there. Asked before,
 * a browser that passes the question on to the person would do so for nothing.
 */
function keepDataOnceThereIsSome(queryClient: QueryClient): void {
  let isAsked = false;
  onCommit((key) => {
    if (isAsked || !CONTENT_KEYS.some((content) => content === key)) return;
    isAsked = true;
    void askForPersistence().then((answer) =>
      queryClient.setQueryData(storagePersistenceOptions.queryKey, answer),
    );
  });
}
