import type { QueryClient } from '@tanstack/react-query';
import { forgetOldReceived, keepReceived } from '@/lib/browser/received';
import { isAdminPath } from '@/lib/browser/sitePath';
import { isInIosBrowser } from '@/pwa/install/display';
import { watchInstallation } from '@/pwa/install/installation';
import { followLaunches } from '@/pwa/install/launches';
import { keepDataOnceThereIsSome } from './keepData';
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
