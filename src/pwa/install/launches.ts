import { withoutLanguage } from '@/lib/browser/siteAddress';

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
