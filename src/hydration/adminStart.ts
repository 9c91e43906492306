import { recovery } from './recovery';

/*
 * Runs inline in the head of the administrator's document: imports the app again if its script
 * element has failed.
 */

let isTrying = false;

function retryStart(): void {
  if (recovery.hasStarted || isTrying) return;
  isTrying = true;
  const entry = document.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? '';
  const start = async () => {
    await import(/* @vite-ignore */ entry);
    if (!recovery.hasStarted) throw new Error('The app has not started.');
  };
  recovery
    .attempt(start)
    .catch((error: unknown) => console.warn(error))
    .finally(() => (isTrying = false));
}

/** Reloads style sheets that are missing or empty. */
async function reloadStyles(): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]');
  const unstyled = [...links].filter(({ sheet }) => !sheet || sheet.cssRules.length === 0);
  if (unstyled.length === 0 || (await recovery.refetch()).fixed === 0) return;
  for (const link of unstyled) link.replaceWith(link.cloneNode());
}

// Fires for elements whose file is missing or fails to run.
addEventListener('error', retryStart, { capture: true });
addEventListener('load', () => {
  retryStart();
  void reloadStyles();
});
addEventListener('online', retryStart);
