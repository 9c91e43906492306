import { strings } from './strings';

/*
 * Runs inline in every document and reports that the app does not start: a script is missing, a
 * page is served under its name, or it is of another deployment. Only the visitor reloads.
 */

interface PageTrouble {
  /** Whether the app's entry has run. */
  hasStarted: boolean;
  /** Runs `act`. If it rejects, shows that a part is missing, and rejects as well. */
  attempt(act: () => Promise<unknown>): Promise<void>;
  /** Shows that a part of the page is missing, with a button to try again. */
  showMissing(): void;
  /** Removes the message, for a screen that shows it itself. */
  hide(): void;
  /** Refetches all files past the caches; resolves to whether one is wrong. Rejects offline. */
  refetch(): Promise<boolean>;
  /** Refetches the files and reloads the page; without a network it shows a message. */
  tryAgain(): Promise<void>;
}

declare global {
  interface Window {
    trouble?: PageTrouble;
  }
}

/** A page that is blank for this long shows a message. */
const BLANK_MS = 2000;

/** Whether the browser lacks features that the app requires; pages then stay static. */
const isTooOld = !('toSorted' in Array.prototype && 'canParse' in URL);

/** The message on screen, and its button. */
let panel: { div: HTMLElement; sentence: HTMLElement; button: HTMLButtonElement } | undefined;

function hide(): void {
  panel?.div.remove();
  panel = undefined;
}

async function isWrong(url: string): Promise<boolean> {
  const answer = await fetch(url, { cache: 'reload' });
  const isPage = answer.headers.get('content-type')?.includes('html') ?? true;
  return !answer.ok || isPage || (await answer.text()) === '';
}

/** Bypasses the HTTP cache, where a wrong response stays as long as its headers say. */
async function refetch(): Promise<boolean> {
  const files = performance.getEntriesByType('resource').map(({ name }) => name);
  const ours = files.filter((url) => url.startsWith(`${location.origin}/assets/`));
  return (await Promise.all(ours.map(isWrong))).includes(true);
}

async function tryAgain(): Promise<void> {
  const isOnline = await refetch().then(
    () => true,
    () => false,
  );
  if (!isOnline) return show(strings.offline);
  // No draft has the typed input yet: the reloaded page keeps what the browser restores.
  if (!trouble.hasStarted) history.replaceState({ keepsInput: true }, '');
  location.reload();
}

function make(): NonNullable<typeof panel> {
  const div = document.createElement('div');
  div.className = 'page-trouble no-print';
  div.role = 'alert';
  const sentence = document.createElement('p');
  const button = document.createElement('button');
  button.className = 'btn btn-primary';
  div.append(sentence, button);
  // There may be no body yet.
  (document.querySelector('body') ?? document.documentElement).append(div);
  return { div, sentence, button };
}

function show(text: string, label: string = strings.tryAgain, act = tryAgain): void {
  // Reused, because its button may have the focus or be about to be pressed.
  panel ??= make();
  const { sentence, button } = panel;
  button.textContent = label;
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- replaces the previous handler.
  button.onclick = () => {
    button.disabled = true;
    void act().finally(() => (button.disabled = false));
  };
  // Screen readers announce changes only.
  if (sentence.textContent !== text) sentence.textContent = text;
}

async function attempt(act: () => Promise<unknown>): Promise<void> {
  if (isTooOld) return show(strings.tooOld, strings.close, () => Promise.resolve(hide()));
  try {
    await act();
    const links = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]');
    if ([...links].some(({ sheet }) => !sheet?.cssRules.length))
      throw new Error('Styles are missing.');
  } catch (error) {
    trouble.showMissing();
    throw error;
  }
}

export const trouble: PageTrouble = {
  hasStarted: false,
  attempt,
  showMissing: () => show(strings.missing),
  hide,
  refetch,
  tryAgain,
};
window.trouble = trouble;

// An admin document has a script tag for the app; a visitor page starts the app later.
addEventListener('load', () => {
  const isNamed = document.querySelector('script[type=module]') !== null;
  if (isNamed && !trouble.hasStarted) trouble.showMissing();
});

setTimeout(() => {
  // Only the content counts, not the status bar or notices.
  const shown = document.querySelector('main') ?? document.querySelector('#root h1');
  const isBlank =
    !shown?.textContent ||
    shown.querySelector('[data-loading]') !== null ||
    document.documentElement.dataset['stale'] !== undefined;
  if (!panel && isBlank) show(strings.slow);
}, BLANK_MS);
