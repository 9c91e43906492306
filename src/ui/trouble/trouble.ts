import { strings } from './strings';

/*
 * Runs inline in every document, and says so where the app does not come: a script that is missing,
 * a page under its name, one of another deploy. Nothing is loaded again but by the visitor.
 */

interface PageTrouble {
  /** Whether the app's entry has run. */
  hasStarted: boolean;
  /** Runs `act`; if it rejects, says that a part is missing, and rejects too. */
  attempt(act: () => Promise<unknown>): Promise<void>;
  /** Says that a part of the page is missing, with a button to try again. */
  showMissing(): void;
  /** Removes what is said, if a screen says it itself. */
  hide(): void;
  /** Fetches all files past all caches: whether one is still wrong. Rejects without a network. */
  refetch(): Promise<boolean>;
  /** Does that, and reloads the page; says so where there is no network. */
  tryAgain(): Promise<void>;
}

declare global {
  interface Window {
    trouble?: PageTrouble;
  }
}

/** A blank page says so after this time. */
const BLANK_MS = 2000;

/** Whether the browser lacks what the app is built on; its pages stay as they were sent. */
const isTooOld = !('toSorted' in Array.prototype && 'canParse' in URL);

/** What is said, and the button to go on. */
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

/** Browsers keep a wrong answer as long as its headers say. */
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
  // What was typed is in no draft yet: the page that comes keeps what the browser puts back.
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
  // Its button may be about to be pressed, or have the focus.
  panel ??= make();
  const { sentence, button } = panel;
  button.textContent = label;
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- takes the place of what it did.
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

// The administrator's document names its script; a visitor's starts the app later.
addEventListener('load', () => {
  const isNamed = document.querySelector('script[type=module]') !== null;
  if (isNamed && !trouble.hasStarted) trouble.showMissing();
});

setTimeout(() => {
  // The status bar and notices do not count.
  const shown = document.querySelector('main') ?? document.querySelector('#root h1');
  const isBlank =
    !shown?.textContent ||
    shown.querySelector('[data-loading]') !== null ||
    document.documentElement.dataset['stale'] !== undefined;
  if (!panel && isBlank) show(strings.slow);
}, BLANK_MS);
