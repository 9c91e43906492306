import { hasEarlyInput } from '@/lib/browser/earlyInput';
import { isRecord } from '@/lib/isRecord';
import type { RecoveryCounts } from '@/lib/pageRecovery';
import { strings } from './strings';

/*
 * Runs inline in every document and handles app files that fail to load. Browsers cache a wrong
 * response as long as its headers say, so such files are refetched past the cache.
 */

/** A blank page shows a message after this time. */
const BLANK_MS = 2000;
const RECHECK_MS = 200;
/** Automatic reloads per page: a refetched file may import further broken ones. */
const MAX_RELOADS = 4;

/** Whether the browser lacks what the app is built on; its pages stay as they were sent. */
const isTooOld = !('toSorted' in Array.prototype && 'canParse' in URL);

let panel: HTMLElement | undefined;

/** URLs of the scripts and styles that this document has requested. */
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

/** Whether the response is HTML, an error or empty. Rejects without a network. */
async function isWrong(url: string, cache: RequestCache): Promise<boolean> {
  const answer = await fetch(url, { cache });
  const isPage = answer.headers.get('content-type')?.includes('html') ?? true;
  return !answer.ok || isPage || (await answer.text()) === '';
}

async function refetchAll(): Promise<RecoveryCounts> {
  let fixed = 0;
  let failed = 0;
  const check = async (url: string) => {
    if (!(await isWrong(url, 'force-cache'))) return;
    if (await isWrong(url, 'reload')) failed += 1;
    else fixed += 1;
  };
  await Promise.allSettled(addresses().map(check));
  return { fixed, failed };
}

let refetching: Promise<RecoveryCounts> | undefined;

function refetch(): Promise<RecoveryCounts> {
  refetching ??= refetchAll().finally(() => (refetching = undefined));
  return refetching;
}

async function tryAgain(): Promise<void> {
  await Promise.allSettled(addresses().map((url) => fetch(url, { cache: 'reload' })));
  location.reload();
}

function hide(): void {
  panel?.remove();
  panel = undefined;
}

function show(text: string, label: string = strings.tryAgain, act: () => unknown = tryAgain): void {
  // Keep the panel: its button may be about to be pressed.
  if (panel?.textContent.startsWith(text)) return;
  hide();
  panel = document.createElement('div');
  panel.className = 'page-trouble no-print';
  panel.role = 'alert';
  const sentence = document.createElement('p');
  const button = document.createElement('button');
  button.className = 'btn btn-primary';
  button.textContent = label;
  button.addEventListener('click', () => {
    button.disabled = true;
    act();
  });
  panel.append(sentence, button);
  document.body.append(panel);
  // Screen readers announce changes only.
  sentence.textContent = text;
}

const showMissing = () => show(strings.missing);

/** A document caches module failures, so it must be reloaded. Not after typing, which a reload would discard. */
async function refetchAndReload(): Promise<void> {
  const { fixed } = await refetch();
  const { state }: { state: unknown } = history;
  const before = isRecord(state) ? state : {};
  const reloads = Number(before['reloads'] ?? 0);
  if (fixed === 0 || reloads >= MAX_RELOADS || hasEarlyInput()) return;
  history.replaceState({ ...before, reloads: reloads + 1 }, '');
  location.reload();
}

async function attempt(act: () => Promise<unknown>): Promise<void> {
  if (isTooOld) {
    show(strings.tooOld, strings.close, hide);
    return;
  }
  try {
    await act();
    hide();
  } catch (error) {
    showMissing();
    await refetchAndReload();
    throw error;
  }
}

function isBlank(): boolean {
  // The status bar and notices do not count.
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
  const timer = setInterval(() => {
    if (isBlank()) return;
    clearInterval(timer);
    hide();
  }, RECHECK_MS);
}, BLANK_MS);

export const recovery = {
  hasStarted: false,
  attempt,
  refetch,
  showMissing,
  hide,
  refetchAndReload,
  tryAgain,
};
window.recovery = recovery;
