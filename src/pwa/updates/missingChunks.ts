import { hasUnsaved } from '@/lib/browser/unsaved';
import { singleFlight } from '@/lib/async/singleFlight';
import { wait } from '@/lib/async/wait';

/** So soon after a reload the next one would not help either. */
const JUST_LOADED_MS = 30_000;
/** How often it is looked whether a form is still on the screen. */
export const RECHECK_MS = 300;

function isJustReloaded(): boolean {
  const isReload = performance
    .getEntriesByType('navigation')
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type === 'reload');
  return isReload && performance.now() < JUST_LOADED_MS;
}

/** Whether what a reload would get is another version than this one. */
async function isReplaced(entry: string): Promise<boolean> {
  try {
    const response = await fetch('/index.html', { cache: 'no-store' });
    return response.ok && !(await response.text()).includes(entry);
  } catch {
    // No network: a reload would show nothing at all.
    return false;
  }
}

/** Watches what is typed in, and says whether any of it is still on the screen. */
function watchTyping(): () => boolean {
  const typed = new Set<HTMLInputElement | HTMLTextAreaElement>();
  const note = ({ target }: Event) => {
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)
      typed.add(target);
  };
  addEventListener('input', note, { capture: true });
  return () => {
    for (const element of typed) if (!element.isConnected) typed.delete(element);
    return typed.size > 0;
  };
}

/**
 * A page whose version has been replaced may ask for code that is gone. It is then loaded again,
 * once: at once if nothing is typed, else when the form has left the screen, so that a person who
 * goes on gets the new version and not the screen's failure.
 * @param entry the path of the page's entry script
 */
export function recoverFromMissingChunks(entry: string): void {
  const hasTyped = watchTyping();
  const isInUse = () => hasUnsaved() || hasTyped();
  const flight = singleFlight();
  const recover = async () => {
    if (isJustReloaded() || !flight.begin()) return;
    while (await isReplaced(entry)) {
      if (!isInUse()) {
        location.reload();
        return;
      }
      while (isInUse()) await wait(RECHECK_MS);
    }
    flight.end();
  };
  const mend = async () => {
    const wrong = (await window.recovery?.refetch())?.failed ?? 0;
    // A screen that cannot be shown says so itself.
    if (wrong > 0 && !document.querySelector('[data-failure]')) window.recovery?.showMissing();
  };
  addEventListener('vite:preloadError', ({ payload }) => {
    // By the browser's words the router would know what is wrong, and reload without asking.
    payload.message = `A part of this site is not there: ${payload.message.replace(/^.*?: /, '')}`;
    void recover();
    void mend();
  });
}
