import { setCookie, getCookie } from '@/lib/browser/cookie';
import { rescueFocus } from '@/ui/overlays/rescueFocus';
import { toast } from '@/ui/overlays/toast';
import { isInIosBrowser, isInstalledApp } from './display';
import { KEPT_OFFER } from './installScript';
import { installWay, isAppWindow } from '../siteState';
import { strings } from '../deferredStrings';

/** The browser's offer to install: Chromium's `BeforeInstallPromptEvent`. Can be taken up once. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

const COOKIE = 'install';
let offer: InstallOffer | undefined;
let isSettled = false;

function isOffer(value: unknown): value is InstallOffer {
  return value instanceof Event && 'prompt' in value && 'userChoice' in value;
}

function take(event: unknown): void {
  if (!isOffer(event)) return;
  event.preventDefault();
  if (isSettled) return;
  offer = event;
  installWay.set('dialog');
}

function settle(): void {
  isSettled = true;
  offer = undefined;
  installWay.set(undefined);
}

/** Watches for the browser's offer from the app's start on; what came before was kept by the head. */
export function watchInstallation(): void {
  isAppWindow.set(isInstalledApp());
  isSettled = getCookie(COOKIE) !== undefined || isAppWindow.get();
  if (!isSettled && isInIosBrowser()) installWay.set('shareMenu');
  take(Reflect.get(window, KEPT_OFFER));
  addEventListener('beforeinstallprompt', take);
  addEventListener('appinstalled', () => {
    settle();
    toast(strings.install.done);
  });
}

/** Does not offer it again in this browser: for a year, or as long as it keeps cookies. */
export function declineInstallation(): void {
  setCookie(COOKIE, 'declined');
  settle();
  rescueFocus();
}

/** Shows the browser's own dialog. A person who says no there is not asked again. */
export async function install(): Promise<void> {
  if (offer === undefined) return;
  const asked = offer;
  settle();
  rescueFocus();
  await asked.prompt();
  const { outcome } = await asked.userChoice;
  if (outcome === 'dismissed') declineInstallation();
}
