import { type ComponentProps, Suspense, useSyncExternalStore } from 'react';
import { lazyExtra } from '@/hydration/lazyExtra';
import { installWay, isAppWindow } from '../siteState';

const pieces = () => import('./appPieces');
const InstallButton = lazyExtra(async () => (await pieces()).InstallButton);
const InstallHint = lazyExtra(async () => (await pieces()).InstallHint);
const BackButton = lazyExtra(async () => (await pieces()).BackButton);

function useInstallWay() {
  return useSyncExternalStore(installWay.subscribe, installWay.get, () => undefined);
}

/** The button to install the site, while it can be installed. */
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

/** The same beside a receipt, with what it is good for there. */
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

/** The way back in the installed app's window. */
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
