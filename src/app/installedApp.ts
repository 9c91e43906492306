import { whenIdle } from '@/lib/whenIdle';
import { isInIosBrowser } from '@/pwa/display';
import { watchInstallation } from '@/pwa/installation';
import { followLaunches } from '@/pwa/launches';
import type { createAppRouter } from './router';

/** The offer to install the site, and what an installed one is asked from outside. */
export function prepareInstalledApp(router: ReturnType<typeof createAppRouter>): void {
  watchInstallation();
  // The router asks before unsaved edits are left.
  followLaunches((address) => router.history.push(address));
  if (!isInIosBrowser()) return;
  whenIdle(() => {
    void import('@/pwa/startupImages').then(({ addStartupImages }) => addStartupImages());
  });
}
