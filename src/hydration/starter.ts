import { pause } from '@/lib/async/pause';
import type { EarlyEvents, EarlyEvent } from './eventReplay';
import { isSearchShortcut } from '@/lib/browser/shortcut';
import { recovery } from './recovery';

/*
 * Runs inline at the end of a page that was rendered ahead of time. It starts the app when the
 * page is loaded and idle, or at the first touch or key, and keeps what is typed and pressed
 * until then. `data-start` of the document names the files of the app, each after those that it
 * imports; the last of them is the entry.
 */

const STARTING = ['pointerdown', 'keydown', 'focusin', 'input', 'click', 'submit'];
const IDLE_TIMEOUT_MS = 2000;

const early: EarlyEvents = { acts: [], focused: undefined, isHydrated: () => false };
window.early = early;

/** Enter in a field sends its form, though not while the button of the form waits for the app. */
function waitingForm({ key, isComposing, target }: KeyboardEvent): HTMLFormElement | null {
  if (key !== 'Enter' || isComposing || !(target instanceof HTMLInputElement)) return null;
  return target.form?.querySelector('[type=submit]')?.matches(':disabled') ? target.form : null;
}

function note(event: Event): EarlyEvent | undefined {
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
  if (target instanceof HTMLInputElement && /^(?:radio|checkbox)$/.test(target.type))
    return type === 'change' ? { kind: 'check', target, value: target.checked } : undefined;
  if (
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  )
    return type === 'input' ? { kind: 'type', target, value: target.value } : undefined;
  const button = type === 'click' ? target.closest('button') : null;
  // What a popover's button does needs no app.
  return button?.type === 'button' && !button.popoverTargetElement
    ? { kind: 'press', target: button }
    : undefined;
}

function keep(event: Event): void {
  const act = note(event);
  if (act === undefined || early.isHydrated(act.target)) return;
  early.acts.push(act);
  if (act.kind === 'submit' || event.type === 'keydown') event.preventDefault();
}
for (const type of ['input', 'change', 'click', 'submit', 'keydown'])
  document.addEventListener(type, keep, { capture: true });
document.addEventListener('focusin', ({ target }) => {
  early.focused = target instanceof HTMLElement ? target : undefined;
});
document.addEventListener('focusout', ({ target }) => {
  // Later, for what is drawn again loses it too.
  queueMicrotask(() => {
    if (early.focused === target) early.focused = undefined;
  });
});

let isStarted = false;

/** Resolves when all styles count: from then on anything may be drawn. */
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

/** Files that are asked for in one task. */
const AT_ONCE = 6;

/** Runs each file in a task of its own, so that the page answers its visitor in between. */
async function run(files: readonly string[], styles: readonly string[]): Promise<void> {
  for (const [index, href] of files.entries()) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
    if (index % AT_ONCE === AT_ONCE - 1) await pause();
  }
  await Promise.all(styles.map(addStyles));
  for (const file of files) {
    await import(/* @vite-ignore */ file);
    await pause();
  }
}

function start(): void {
  if (isStarted) return;
  isStarted = true;
  const files = (document.documentElement.dataset['start'] ?? '').split(' ');
  const isStyles = (file: string) => file.endsWith('.css');
  const hasAll = document.querySelector('style[data-whole]') !== null;
  const runAll = async () => {
    await run(
      files.filter((file) => !isStyles(file)),
      hasAll ? [] : files.filter(isStyles),
    );
    if (!recovery.hasBegun) throw new Error('The app has not begun.');
  };
  recovery.attempt(runAll).catch((error: unknown) => {
    console.warn(error);
    // The network is gone for now: the next touch tries again.
    isStarted = false;
  });
}

for (const type of STARTING) document.addEventListener(type, start, { capture: true });

function startWhenIdle(): void {
  if (typeof requestIdleCallback === 'function')
    requestIdleCallback(start, { timeout: IDLE_TIMEOUT_MS });
  else setTimeout(start, 1);
}
const { stale, draft } = document.documentElement.dataset;
// What is hidden waits for nothing.
if ((stale ?? draft) !== undefined) start();
else if (document.readyState === 'complete') startWhenIdle();
else addEventListener('load', startWhenIdle);
