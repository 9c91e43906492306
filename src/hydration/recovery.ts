import { isRecord } from '@/lib/isRecord';
import type { RecoveryCounts } from '@/lib/pageRecovery';
import { strings } from './strings';

/*
 * Runs inline in every document, for the case that files of the app do not come. A browser keeps a
 * wrong answer for as long as the answer itself says, and asks nobody before: those are asked for
 * again past its cache.
 */

/** A page that shows nothing says so after this. */
const BLANK_MS = 2000;
const RECHECK_MS = 200;
/** Without anybody's doing, of one page: files may show only then that they need others. */
const MOST_RELOADS = 4;

let panel: HTMLElement | undefined;

/** Scripts and styles that this document has asked for. */
function addresses(): string[] {
  const elements = document.querySelectorAll<HTMLScriptElement | HTMLLinkElement>(
    'script[src], link[href]',
  );
  const named = [...elements].map((each) => ('src' in each ? each.src : each.href));
  const fetched = performance.getEntriesByType('resource').map(({ name }) => name);
  const isOurs = (url: string) => /^\/assets\/.*\.(?:js|css)$/.test(new URL(url).pathname);
  return [...new Set([...named, ...fetched])].filter(
    (url) => url.startsWith(`${location.origin}/`) && isOurs(url),
  );
}

/** Whether this is answered by a page, with an error or with nothing; rejects without a network. */
async function isWrong(url: string, cache: RequestCache): Promise<boolean> {
  const answer = await fetch(url, { cache });
  const isPage = answer.headers.get('content-type')?.includes('html') ?? true;
  return !answer.ok || isPage || (await answer.text()) === '';
}

async function mendAll(): Promise<RecoveryCounts> {
  let right = 0;
  let wrong = 0;
  const look = async (url: string) => {
    if (!(await isWrong(url, 'force-cache'))) return;
    if (await isWrong(url, 'reload')) wrong += 1;
    else right += 1;
  };
  await Promise.allSettled(addresses().map(look));
  return { right, wrong };
}

let mending: Promise<RecoveryCounts> | undefined;

function mend(): Promise<RecoveryCounts> {
  mending ??= mendAll().finally(() => (mending = undefined));
  return mending;
}

async function tryAgain(): Promise<void> {
  await Promise.allSettled(addresses().map((url) => fetch(url, { cache: 'reload' })));
  location.reload();
}

function hush(): void {
  panel?.remove();
  panel = undefined;
}

function show(text: string): void {
  // It may be about to be pressed.
  if (panel?.textContent.startsWith(text)) return;
  hush();
  panel = document.createElement('div');
  panel.className = 'page-trouble no-print';
  panel.role = 'alert';
  const sentence = document.createElement('p');
  // Of no type: a press is no act to be done again when the app has started.
  const button = document.createElement('button');
  button.className = 'btn btn-primary';
  button.textContent = strings.tryAgain;
  button.addEventListener('click', () => {
    button.disabled = true;
    void tryAgain();
  });
  panel.append(sentence, button);
  document.body.append(panel);
  // What is heard is a change.
  sentence.textContent = text;
}

const complain = () => show(strings.missing);

/**
 * A document keeps what it was given for a module, and that it failed. What was typed into it would
 * be gone, so that this is left to its person then.
 */
async function mendAndReload(): Promise<void> {
  const { right } = await mend();
  const { state }: { state: unknown } = history;
  const before = isRecord(state) ? state : {};
  const reloads = Number(before['reloads'] ?? 0);
  const hasTyped = window.early?.acts.some(({ kind }) => kind === 'type') === true;
  if (right === 0 || reloads >= MOST_RELOADS || hasTyped) return;
  history.replaceState({ ...before, reloads: reloads + 1 }, '');
  location.reload();
}

async function attempt(act: () => Promise<unknown>): Promise<void> {
  try {
    await act();
    hush();
  } catch (error) {
    complain();
    await mendAndReload();
    throw error;
  }
}

function isBlank(): boolean {
  // The status bar and notices beside a screen are none.
  const shown = document.querySelector('main') ?? document.querySelector('#root h1');
  return (
    (shown?.textContent ?? '') === '' ||
    shown?.querySelector('[data-loading]') !== null ||
    document.documentElement.dataset['stale'] !== undefined
  );
}

setTimeout(() => {
  if (panel || !isBlank()) return;
  show(strings.slow);
  const looking = setInterval(() => {
    if (isBlank()) return;
    clearInterval(looking);
    hush();
  }, RECHECK_MS);
}, BLANK_MS);

export const recovery = { hasBegun: false, attempt, mend, complain, hush, mendAndReload, tryAgain };
window.recovery = recovery;
