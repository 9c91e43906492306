import { yieldToMain } from '@/lib/async/scheduling';
import { isRecord } from '@/lib/isRecord';
import { trouble } from '@/ui/trouble/trouble';

/*
 * Runs inline at the end of a prerendered page. Starts the app when the page is painted and idle, or
 * at the first interaction. `data-start` lists the app's files in import order, the entry last, and
 * `data-ahead` what the page imports next.
 */

const START_EVENTS = ['pointerdown', 'keydown', 'focusin', 'click'];
const IDLE_TIMEOUT_MS = 2000;

// What a browser puts back after a reload is in a draft too, unless the app had not come before.
const [visit] = performance.getEntriesByType('navigation');
const { state }: { state: unknown } = history;
if (isRecord(state) && state['keepsInput'] === true) history.replaceState(null, '');
else if (visit instanceof PerformanceNavigationTiming && visit.type !== 'navigate')
  for (const form of document.forms) form.reset();

// What is not needed for the words is fetched once they are painted.
const painted = new Promise<void>((resolve) => {
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) resolve();
  }).observe({ type: 'paint', buffered: true });
  // A browser that resists fingerprinting reports no paint.
  setTimeout(resolve, IDLE_TIMEOUT_MS);
});
let isStarted = false;

/** Resolves when the style sheet applies. Rejects if it is missing or empty. */
async function addStyles(href: string): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.crossOrigin = '';
  link.href = href;
  await new Promise((resolve, reject) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', reject);
    document.head.append(link);
  });
  if (link.sheet?.cssRules.length === 0) throw new Error(`${href} is empty.`);
}

const isStyles = (file: string) => file.endsWith('.css');

/** Asks for a file; resolves when it has come, or has not. */
function preload(href: string): Promise<void> {
  const link = document.createElement('link');
  link.rel = isStyles(href) ? 'preload' : 'modulepreload';
  if (isStyles(href)) link.as = 'style';
  // As Vite asks for styles; a link that asks differently would fetch them again.
  link.crossOrigin = '';
  link.href = href;
  return new Promise((resolve) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => resolve());
    document.head.append(link);
  });
}

/** Files requested per task. */
const BATCH_SIZE = 6;

/**
 * Asks for all files at once, then runs each script in its own task, so that the page stays
 * responsive. Typefaces and drawings wait, because they share the line.
 */
async function run(files: readonly string[], ahead: readonly string[]): Promise<void> {
  const asked: Promise<void>[] = [];
  for (const [index, href] of [...files, ...ahead].entries()) {
    asked.push(preload(href));
    if (index % BATCH_SIZE === BATCH_SIZE - 1) await yieldToMain();
  }
  await Promise.all(asked);
  document.querySelector('style[media]')?.removeAttribute('media');
  await Promise.all(files.filter(isStyles).map(addStyles));
  for (const file of files) {
    if (isStyles(file)) continue;
    await import(/* @vite-ignore */ file);
    await yieldToMain();
  }
}

function start(): void {
  if (isStarted) return;
  isStarted = true;
  const listed = (name: 'start' | 'ahead') =>
    (document.documentElement.dataset[name] ?? '').split(' ').filter(Boolean);
  const runAll = async () => {
    await run(listed('start'), listed('ahead'));
    if (!trouble.hasStarted) throw new Error('The app has not started.');
  };
  trouble.attempt(runAll).catch((error: unknown) => {
    console.warn(error);
    // The network is down: the next interaction retries.
    isStarted = false;
  });
}

for (const type of START_EVENTS) document.addEventListener(type, start, { capture: true });

async function startWhenIdle(): Promise<void> {
  await painted;
  if (typeof requestIdleCallback === 'function')
    requestIdleCallback(start, { timeout: IDLE_TIMEOUT_MS });
  else setTimeout(start, 1);
}
const { stale, draft } = document.documentElement.dataset;
// Hidden parts need the app at once.
if ((stale ?? draft) !== undefined) start();
else if (document.readyState === 'complete') void startWhenIdle();
else addEventListener('load', () => void startWhenIdle());
