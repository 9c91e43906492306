import { setCookie, getCookie } from '@/lib/browser/cookie';
import { focusMainIfLost } from '@/ui/focus';
import { toast } from '@/ui/overlays/toast';
import { installWay, isAppWindow } from '../siteState';
import { deferredStrings } from '../strings';

const IN_AN_APP_WINDOW = ['standalone', 'window-controls-overlay', 'minimal-ui']
  .map((mode) => `(display-mode: ${mode})`)
  .join();

/** `navigator.standalone` (iOS and iPadOS only): whether the home screen opened the page. */
function homeScreen(): unknown {
  return Reflect.get(navigator, 'standalone');
}

function isInstalledApp(): boolean {
  return homeScreen() === true || matchMedia(IN_AN_APP_WINDOW).matches;
}

/**
 * Whether the page is in a browser on iOS or iPadOS, where one installs through the share sheet.
 */
export function isInIosBrowser(): boolean {
  // Safari on macOS has the property too, but no touch screen.
  return homeScreen() === false && navigator.maxTouchPoints > 1;
}

/** Chromium's `BeforeInstallPromptEvent`; it can be used once. */
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

function acceptOffer(event: unknown): void {
  if (!isOffer(event)) return;
  event.preventDefault();
  if (isSettled) return;
  offer = event;
  installWay.set('dialog');
}

function removeOffer(): void {
  isSettled = true;
  offer = undefined;
  installWay.set(undefined);
}

/** Handles the install prompt event, including one that fired before the app started. */
export function watchInstallation(): void {
  isAppWindow.set(isInstalledApp());
  isSettled = getCookie(COOKIE) !== undefined || isAppWindow.get();
  if (!isSettled && isInIosBrowser()) installWay.set('shareMenu');
  // Caught by the inline script of vite/headScripts.
  acceptOffer(Reflect.get(window, 'installOffer'));
  addEventListener('beforeinstallprompt', acceptOffer);
  addEventListener('appinstalled', () => {
    removeOffer();
    toast(deferredStrings.install.done);
  });
}

/** Hides the install offer in this browser for a year, or until cookies are cleared. */
export function declineInstallation(): void {
  setCookie(COOKIE, 'declined');
  removeOffer();
  focusMainIfLost();
}

/** Shows the browser's install dialog; if the user declines, the offer is hidden. */
export async function install(): Promise<void> {
  if (offer === undefined) return;
  const current = offer;
  removeOffer();
  focusMainIfLost();
  await current.prompt();
  const { outcome } = await current.userChoice;
  if (outcome === 'dismissed') declineInstallation();
}
