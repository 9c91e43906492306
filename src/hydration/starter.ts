import { yieldToMain } from '@/lib/async/scheduling';
import type { EarlyEvents, EarlyEvent } from './eventReplay';
import { isSearchShortcut, isComposing } from '@/lib/browser/shortcut';
import { recovery } from './recovery';

/*
 * Runs inline at the end of a prerendered page. Starts the app when the page is painted and idle, or
 * at the first interaction, and records events until hydration. `data-start` lists the app's files
 * in import order, the entry last, and `data-ahead` what the page imports next.
 */

const START_EVENTS = ['pointerdown', 'keydown', 'focusin', 'input', 'click', 'submit'];
const IDLE_TIMEOUT_MS = 2000;

const CHOICE = /^(?:radio|checkbox)$/;

/** As an event of its own, which is recorded. What the browser restores is in a draft too. */
function recordSilent(): void {
  const [visit] = performance.getEntriesByType('navigation');
  if (visit instanceof PerformanceNavigationTiming && visit.type !== 'navigate') return;
  for (const field of document.querySelectorAll<HTMLInputElement>('input, textarea')) {
    const isChoice = CHOICE.test(field.type);
    const value = isChoice ? field.checked : field.value;
    const recorded = early.events.findLast(({ target }) => target === field);
    const initial = isChoice ? field.defaultChecked : field.defaultValue;
    const known = recorded && 'value' in recorded ? recorded.value : initial;
    if (value && value !== known && !early.isHydrated(field))
      field.dispatchEvent(new Event(isChoice ? 'click' : 'input', { bubbles: true }));
  }
}

const early: EarlyEvents = {
  events: [],
  focused: undefined,
  isHydrated: () => false,
  recordSilent,
};
window.early = early;

/** Enter submits a form, except while its submit button is disabled: that form, else null. */
function waitingForm(event: KeyboardEvent): HTMLFormElement | null {
  const { key, target } = event;
  if (key !== 'Enter' || isComposing(event) || !(target instanceof HTMLInputElement)) return null;
  return target.form?.querySelector('[type=submit]')?.matches(':disabled') ? target.form : null;
}

function toEarlyEvent(event: Event): EarlyEvent | undefined {
  const { type, target } = event;
  if (!(target instanceof Element)) return undefined;
  if (event instanceof KeyboardEvent) {
    const form = waitingForm(event);
    if (form) return { kind: 'submit', target: form };
    const search = isSearchShortcut(event) && document.querySelector('[aria-keyshortcuts]');
    return search instanceof HTMLElement ? { kind: 'press', target: search } : undefined;
  }
  if (target instanceof HTMLFormElement)
    return type === 'submit' ? { kind: 'submit', target } : undefined;
  // At the click, since React may take over before the change, and would not see it.
  if (target instanceof HTMLInputElement && CHOICE.test(target.type))
    return type === 'click' ? { kind: 'check', target, value: target.checked } : undefined;
  if (
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  )
    return type === 'input' ? { kind: 'type', target, value: target.value } : undefined;
  const button = type === 'click' ? target.closest('button') : null;
  // Popover buttons work without the app.
  return button?.type === 'button' && !button.popoverTargetElement
    ? { kind: 'press', target: button }
    : undefined;
}

function record(event: Event): void {
  const recorded = toEarlyEvent(event);
  if (recorded === undefined || early.isHydrated(recorded.target)) return;
  if (recorded.kind === 'submit' || recorded.kind === 'press') recordSilent();
  early.events.push(recorded);
  if (recorded.kind === 'submit' || event.type === 'keydown') event.preventDefault();
}
for (const type of ['input', 'click', 'submit', 'keydown'])
  document.addEventListener(type, record, { capture: true });
document.addEventListener('focusin', ({ target }) => {
  early.focused = target instanceof HTMLElement ? target : undefined;
});
document.addEventListener('focusout', ({ target }) => {
  // Deferred, because a re-render also fires this event.
  queueMicrotask(() => {
    if (early.focused === target) early.focused = undefined;
  });
});

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
  const hasAll = document.querySelector('style[data-whole]') !== null;
  const files = listed('start').filter((file) => !hasAll || !isStyles(file));
  const runAll = async () => {
    await run(files, listed('ahead'));
    if (!recovery.hasStarted) throw new Error('The app has not started.');
  };
  recovery.attempt(runAll).catch((error: unknown) => {
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
