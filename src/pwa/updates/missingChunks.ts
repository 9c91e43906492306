import { BASE } from '@/lib/language';
import { hasUnsaved } from '@/lib/browser/unsaved';
import { singleFlight } from '@/lib/async/singleFlight';
import { wait } from '@/lib/async/wait';

/** Reloading again so soon would not help. */
const JUST_LOADED_MS = 30_000;
/** Interval of the check whether a form is still on the screen. */
export const RECHECK_MS = 300;

function isJustReloaded(): boolean {
  const isReload = performance
    .getEntriesByType('navigation')
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type === 'reload');
  return isReload && performance.now() < JUST_LOADED_MS;
}

/** Whether the server has another version than this one. */
async function isReplaced(entry: string): Promise<boolean> {
  try {
    const response = await fetch(`${BASE}/`, { cache: 'no-store' });
    return response.ok && !(await response.text()).includes(entry);
  } catch {
    // Offline: a reload would show nothing.
    return false;
  }
}

/** Records edited fields; the returned function tells whether one is still on the screen. */
function trackEdits(): () => boolean {
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
 * Handles missing chunks of a replaced version: reloads the page once, immediately if nothing is
 * edited, otherwise when the form has left the screen.
 * @param entry path of the page's entry script
 */
export function recoverFromMissingChunks(entry: string): void {
  const hasEdits = trackEdits();
  const isEditing = () => hasUnsaved() || hasEdits();
  const reloadFlight = singleFlight();
  const recover = async () => {
    if (isJustReloaded() || !reloadFlight.begin()) return;
    while (await isReplaced(entry)) {
      if (!isEditing()) {
        location.reload();
        return;
      }
      while (isEditing()) await wait(RECHECK_MS);
    }
    reloadFlight.end();
  };
  const mend = async () => {
    const isWrong = await window.trouble?.refetch();
    // A screen that cannot be rendered shows the failure itself.
    if (isWrong && !document.querySelector('[data-failure]')) window.trouble?.showMissing();
  };
  addEventListener('vite:preloadError', ({ payload }) => {
    // The router recognises the browser's message and would reload without asking.
    payload.message = `A part of this site is not there: ${payload.message.replace(/^.*?: /, '')}`;
    void recover();
    // Without a network nothing is wrong.
    mend().catch(() => undefined);
  });
}
