import { recovery } from './recovery';

/*
 * Runs inline in the head of the administrator's document, whose app is started by an element:
 * where it is not, the app is imported again when its files have come right.
 */

let isTrying = false;

function startAgain(): void {
  if (recovery.hasBegun || isTrying) return;
  isTrying = true;
  const entry = document.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? '';
  const start = async () => {
    await import(/* @vite-ignore */ entry);
    if (!recovery.hasBegun) throw new Error('The app has not begun.');
  };
  recovery
    .attempt(start)
    .catch((error: unknown) => console.warn(error))
    .finally(() => (isTrying = false));
}

/** Styles that were answered wrongly, or with nothing, are asked for again. */
async function styleAgain(): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]');
  const unstyled = [...links].filter(({ sheet }) => !sheet || sheet.cssRules.length === 0);
  if (unstyled.length === 0 || (await recovery.mend()).right === 0) return;
  for (const link of unstyled) link.replaceWith(link.cloneNode());
}

// Of an element whose file does not come, and of one that cannot be run.
addEventListener('error', startAgain, { capture: true });
addEventListener('load', () => {
  startAgain();
  void styleAgain();
});
addEventListener('online', startAgain);
