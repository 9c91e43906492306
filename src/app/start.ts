import { yieldToMain } from '@/lib/tasks';
import { isRecord } from '@/lib/json';
import { trouble } from '@/ui/trouble/trouble';

/*
 * Runs inline at the end of a prerendered page. Starts the app when the page is painted and idle,
 * or at the first interaction. `data-start` lists the app's files in import order, the entry last,
 * and `data-ahead` of the body lists what the page imports next.
 */

const START_EVENTS = ['pointerdown', 'keydown', 'focusin', 'click'];
const IDLE_TIMEOUT_MS = 2000;

// Resets the input that a browser restores after a reload, because it is offered as a draft. If the
// app had not started before the reload, there is no draft, and the input stays.
const [visit] = performance.getEntriesByType('navigation');
const { state }: { state: unknown } = history;
if (isRecord(state) && state['keepsInput'] === true) history.replaceState(null, '');
else if (visit instanceof PerformanceNavigationTiming && visit.type !== 'navigate')
  for (const form of document.forms) form.reset();

// Files that the text does not need are fetched after the first paint.
const painted = new Promise<void>((resolve) => {
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) resolve();
  }).observe({ type: 'paint', buffered: true });
  // A browser that resists fingerprinting reports no paint.
  setTimeout(resolve, IDLE_TIMEOUT_MS);
});
let isStarted = false;

const isStyles = (file: string): boolean => file.endsWith('.css');

/** Requests a file with a `<link rel>`; resolves when it is loaded. */
const ask = (href: string, rel: 'preload' | 'modulepreload' | 'stylesheet') =>
  new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = rel;
    if (rel === 'preload') link.as = 'style';
    // As in Vite's own links: in another CORS mode the browser would fetch the file again.
    link.crossOrigin = '';
    link.href = href;
    link.addEventListener('load', resolve);
    link.addEventListener('error', reject);
    document.head.append(link);
  });

/**
 * Requests all files at once, then runs each script in its own task, so that the page stays
 * responsive. Styles apply once all files have loaded, because their fonts and drawings compete
 * with the scripts for bandwidth.
 */
async function run(): Promise<void> {
  const { start: first = '' } = document.documentElement.dataset;
  const { ahead = '' } = document.body.dataset;
  const files = `${first} ${ahead}`.split(' ').filter(Boolean);
  await Promise.allSettled(
    files.map((file) => ask(file, isStyles(file) ? 'preload' : 'modulepreload')),
  );
  await Promise.allSettled(files.filter(isStyles).map((file) => ask(file, 'stylesheet')));
  document.querySelector('style[media]')?.removeAttribute('media');
  for (const file of first.split(' ')) {
    if (isStyles(file)) continue;
    await import(/* @vite-ignore */ file);
    await yieldToMain();
  }
  if (!trouble.hasStarted) throw new Error('The app has not started.');
}

function start(): void {
  if (isStarted) return;
  isStarted = true;
  trouble.attempt(run).catch((error: unknown) => {
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
// Hidden parts stay hidden until the app has started, so it starts at once.
if ((stale ?? draft) !== undefined) start();
else if (document.readyState === 'complete') void startWhenIdle();
else addEventListener('load', () => void startWhenIdle());
