import { setCookie, getCookie } from '@/lib/browser/cookie';
import { focusMainIfLost } from '@/ui/focus';
import { toast } from '@/ui/overlays/toast';
import { installWay, isAppWindow } from '../siteState';
import { deferredStrings } from '../strings';
import { withoutLanguage } from '@/lib/browser/siteAddress';

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

interface LaunchParams {
  readonly targetURL?: string | null;
  /** Files opened with the app. */
  readonly files?: readonly { readonly kind: string; getFile?: () => Promise<File> }[];
}

/** Chromium's launch queue of the installed app. */
interface LaunchQueue {
  setConsumer(consumer: (params: LaunchParams) => Promise<void>): void;
}

function isLaunchQueue(value: unknown): value is LaunchQueue {
  return typeof value === 'object' && value !== null && 'setConsumer' in value;
}

/** The path of a launch by the app's icon, which only focuses the window. */
const START_PATH = '/';

/** The routes that handle files: the URL of the launch and its redirect target. */
const isCounter = (path: string) => path === '/counter' || path === '/admin/counter';

const isReloaded = () =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type === 'reload');

/**
 * Passes launches while the app is open, such as from a shortcut, to `open` as a site path: with
 * the manifest's `launch_handler` the browser only focuses the window, so unsaved input stays.
 * Launched files go to `receive`.
 */
export function followLaunches(
  open: (path: string) => void,
  receive: (files: readonly File[]) => Promise<void>,
): void {
  const queue: unknown = Reflect.get(window, 'launchQueue');
  if (!isLaunchQueue(queue)) return;
  // The first call is the launch that opened this page, repeated after each reload.
  let isLaunch = true;
  const receiveAll = async (handles: NonNullable<LaunchParams['files']>) => {
    try {
      const files = await Promise.all(handles.map(async (handle) => handle.getFile?.()));
      await receive(files.filter((file) => file !== undefined));
    } catch (error) {
      // Moved or deleted meanwhile, or too large to read.
      console.warn('A file could not be opened:', error);
    }
  };
  queue.setConsumer(async ({ targetURL, files = [] }) => {
    const isFirst = isLaunch;
    // After a reload the launch is repeated although the user may have navigated away.
    const isOld = isFirst && isReloaded() && !isCounter(withoutLanguage(location.pathname));
    const isTaken = files.length > 0 && !isOld;
    if (isTaken) await receiveAll(files);
    if ((isFirst && !isTaken) || typeof targetURL !== 'string') return;
    const { origin, pathname, search, hash } = new URL(targetURL);
    const path = withoutLanguage(pathname + search + hash);
    if (origin === location.origin && path !== START_PATH) open(path);
  });
  isLaunch = false;
}
