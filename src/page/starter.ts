import type { Early, EarlyAct } from '../ui/earlyActs';

/*
 * Runs inline at the end of a page that was rendered ahead of time. It starts the app when the
 * page is loaded and idle, or at the first touch or key, and keeps what is typed and pressed
 * until then. `data-start` of the document names the entry and the files that it will ask for.
 */

const STARTING = ['pointerdown', 'keydown', 'focusin', 'input', 'click', 'submit'];
const IDLE_TIMEOUT_MS = 2000;

const early: Early = { acts: [], isUnheard: () => true };
window.early = early;

function note({ type, target }: Event): EarlyAct | undefined {
  if (!(target instanceof HTMLElement)) return undefined;
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
  return button?.type === 'button' ? { kind: 'press', target: button } : undefined;
}

function keep(event: Event): void {
  const act = note(event);
  if (act === undefined || !early.isUnheard(act.target)) return;
  early.acts.push(act);
  if (act.kind === 'submit') event.preventDefault();
}
for (const type of ['input', 'change', 'click', 'submit'])
  document.addEventListener(type, keep, { capture: true });

let isStarted = false;

function start(): void {
  if (isStarted) return;
  isStarted = true;
  const [entry = '', ...files] = (document.documentElement.dataset['start'] ?? '').split(' ');
  for (const href of files) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
  import(/* @vite-ignore */ entry).catch(() => {
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
// What is hidden waits for nothing.
if (document.documentElement.dataset['stale'] !== undefined) start();
else if (document.readyState === 'complete') startWhenIdle();
else addEventListener('load', startWhenIdle);
