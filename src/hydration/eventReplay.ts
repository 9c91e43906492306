import { wait } from '@/lib/async/wait';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Something that a visitor did before the app had started (`page/starter` keeps it). */
export type EarlyEvent =
  | { readonly kind: 'type'; readonly target: Control; readonly value: string }
  | { readonly kind: 'check'; readonly target: HTMLInputElement; readonly value: boolean }
  | { readonly kind: 'press'; readonly target: HTMLElement }
  | { readonly kind: 'submit'; readonly target: HTMLFormElement };

/** What `page/starter` leaves for the app. */
export interface EarlyEvents {
  acts: EarlyEvent[];
  /** What has the focus. */
  focused: HTMLElement | undefined;
  /** Whether the app handles events of this element by now. */
  isHydrated: (target: Element) => boolean;
}

declare global {
  interface Window {
    early?: EarlyEvents;
  }
}

/** The same element of a page that was drawn again: its main part is as it was. */
function present<Target extends Element>(target: Target): Target | undefined {
  if (target.isConnected) return target;
  const before = [...(target.closest('main')?.querySelectorAll(target.localName) ?? [])];
  const now = document.querySelectorAll<Target>(`main ${target.localName}`);
  return now[before.indexOf(target)];
}

type Range = readonly [number | null, number | null];

function rangeOf(control: Control): Range {
  return control instanceof HTMLSelectElement
    ? [null, null]
    : [control.selectionStart, control.selectionEnd];
}

function type(target: Control, value: string, [from, to]: Range): void {
  const prototype: unknown = Object.getPrototypeOf(target);
  const own = Object.getOwnPropertyDescriptor(prototype, 'value');
  // React takes a value that it wrote itself, or saw before, for no change.
  target.value = '';
  own?.set?.call(target, value);
  target.dispatchEvent(new Event('input', { bubbles: true }));
  const isFocused = target === document.activeElement;
  if (isFocused && from !== null && !(target instanceof HTMLSelectElement))
    target.setSelectionRange(from, to);
}

function redo(act: EarlyEvent): void {
  if (act.kind === 'type') {
    const target = present(act.target);
    // A form that has emptied the field has lost the caret, which then goes to the end.
    const isAsTyped = act.target.value === act.value;
    if (target) type(target, act.value, isAsTyped ? rangeOf(act.target) : [null, null]);
  } else if (act.kind === 'submit') present(act.target)?.requestSubmit();
  else if (act.kind === 'press') present(act.target)?.click();
  else {
    const target = present(act.target);
    if (!target) return;
    target.checked = !act.value;
    target.click();
  }
}

/** Gives the focus back where the page was drawn again: what had it is gone, and no event says so. */
export function refocus(): void {
  const before = window.early?.focused;
  const isLost = before?.isConnected === false && document.activeElement === document.body;
  if (isLost) present(before)?.focus({ preventScroll: true });
}

async function redoAll(acts: readonly EarlyEvent[]): Promise<void> {
  for (const act of acts) {
    // What the act before has changed is drawn by now; nobody can press anything in between.
    await Promise.resolve();
    redo(act);
  }
}

/** Boundaries of deferred parts whose code has come. */
const hydrated = new WeakSet<Element>();

function isHydrated(target: Element): boolean {
  // What React has rendered again since is hydrated.
  const boundary = target.isConnected ? target.closest('[data-deferred]') : null;
  return boundary === null || hydrated.has(boundary);
}

const RECHECK_MS = 50;

/** Resolves when React has hydrated every part of the page: what it shows must not change before. */
export async function pageHydrated(): Promise<void> {
  const isDone = () => [...document.querySelectorAll('[data-deferred]')].every(isHydrated);
  while (!isDone()) await wait(RECHECK_MS);
}

/**
 * Does again, once, what was typed and pressed before the app could hear of it.
 * @param boundary of a deferred part that is hydrated from now on; without it all but the deferred parts are
 */
export function replayEvents(boundary?: Element | null): void {
  if (boundary) hydrated.add(boundary);
  const { early } = window;
  if (early === undefined) return;
  early.isHydrated = isHydrated;
  const due = early.acts.filter(({ target }) => isHydrated(target));
  early.acts = early.acts.filter((act) => !due.includes(act));
  const last = new Map(due.map((act) => [act.target, act]));
  void redoAll(due.filter((act) => act.kind !== 'type' || last.get(act.target) === act));
}
