interface LaunchParams {
  readonly targetURL?: string | null;
  /** What the system opens with the app. */
  readonly files?: readonly { readonly kind: string; getFile?: () => Promise<File> }[];
}

/** The browser's queue of launches of the installed app (Chromium). */
interface LaunchQueue {
  setConsumer(consumer: (params: LaunchParams) => Promise<void>): void;
}

function isLaunchQueue(value: unknown): value is LaunchQueue {
  return typeof value === 'object' && value !== null && 'setConsumer' in value;
}

/** The address that a mere press on the app's icon asks for: that only brings the window forward. */
const START_URL = '/';

/** Where files are taken: the address that they open, and where it leads to. */
const isCounter = (path: string) => path === '/counter' || path === '/admin/counter';

const isReloaded = () =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type === 'reload');

/**
 * Hands launches of an app that is open already, such as from a shortcut, to `open`, as an address
 * of this site: by the manifest's `launch_handler` the browser itself leaves the window as it is,
 * with whatever was typed in it. Files that it was launched with go to `receive`.
 */
export function followLaunches(
  open: (address: string) => void,
  receive: (files: readonly File[]) => Promise<void>,
): void {
  const queue: unknown = Reflect.get(window, 'launchQueue');
  if (!isLaunchQueue(queue)) return;
  // Handed over at once is what opened this page, once more after each reload.
  let isOpening = true;
  const receiveAll = async (handles: NonNullable<LaunchParams['files']>) => {
    try {
      const files = await Promise.all(handles.map(async (handle) => handle.getFile?.()));
      await receive(files.filter((file) => file !== undefined));
    } catch (error) {
      // Moved or deleted meanwhile, or there is no room for it.
      console.warn('A file could not be opened:', error);
    }
  };
  queue.setConsumer(async ({ targetURL, files = [] }) => {
    const isFirst = isOpening;
    // After a reload it is handed over again, wherever the person has gone meanwhile.
    const isOld = isFirst && isReloaded() && !isCounter(location.pathname);
    const isTaken = files.length > 0 && !isOld;
    if (isTaken) await receiveAll(files);
    if ((isFirst && !isTaken) || typeof targetURL !== 'string') return;
    const { origin, pathname, search, hash } = new URL(targetURL);
    const address = pathname + search + hash;
    if (origin === location.origin && address !== START_URL) open(address);
  });
  isOpening = false;
}
