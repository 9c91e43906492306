interface LaunchParams {
  readonly targetURL?: string | null;
}

/** The browser's queue of launches of the installed app (Chromium). */
interface LaunchQueue {
  setConsumer(consumer: (params: LaunchParams) => void): void;
}

function isLaunchQueue(value: unknown): value is LaunchQueue {
  return typeof value === 'object' && value !== null && 'setConsumer' in value;
}

/** The address that a mere press on the app's icon asks for: that only brings the window forward. */
const START_URL = '/';

/**
 * Hands launches of an app that is open already, such as from a shortcut, to `open`, as an address
 * of this site: by the manifest's `launch_handler` the browser itself leaves the window as it is,
 * with whatever was typed in it.
 */
export function followLaunches(open: (address: string) => void): void {
  const queue: unknown = Reflect.get(window, 'launchQueue');
  if (!isLaunchQueue(queue)) return;
  // Handed over at once is what opened this page, once more after each reload.
  let isOpening = true;
  queue.setConsumer(({ targetURL }) => {
    if (isOpening || typeof targetURL !== 'string') return;
    const { origin, pathname, search, hash } = new URL(targetURL);
    const address = pathname + search + hash;
    if (origin === location.origin && address !== START_URL) open(address);
  });
  isOpening = false;
}
