import { type ComponentProps, Suspense, useSyncExternalStore } from 'react';
import { lazyOptional } from '@/ui/deferred';
import { installWay, isAppWindow } from '../siteState';

const pieces = () => import('./InstallButton');
const InstallButton = lazyOptional(async () => (await pieces()).InstallButton);
const InstallHint = lazyOptional(async () => (await pieces()).InstallHint);
const BackButton = lazyOptional(async () => (await pieces()).BackButton);

function useInstallWay() {
  return useSyncExternalStore(installWay.subscribe, installWay.get, () => undefined);
}

/** The install button, while the site can be installed. */
export function DeferredInstallButton(look: Omit<ComponentProps<typeof InstallButton>, 'way'>) {
  const way = useInstallWay();
  return (
    way && (
      <Suspense>
        <InstallButton way={way} {...look} />
      </Suspense>
    )
  );
}

/** The install hint next to a receipt. */
export function DeferredInstallHint() {
  const way = useInstallWay();
  return (
    way && (
      <Suspense>
        <InstallHint way={way} />
      </Suspense>
    )
  );
}

/** The back button of the installed app. */
export function DeferredBackButton() {
  const isApp = useSyncExternalStore(isAppWindow.subscribe, isAppWindow.get, () => false);
  return (
    isApp && (
      <Suspense>
        <BackButton home="/" />
      </Suspense>
    )
  );
}
