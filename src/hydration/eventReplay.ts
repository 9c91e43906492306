import { wait } from '@/lib/async/wait';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** An event before hydration, recorded by `hydration/starter`. */
export type EarlyEvent =
  | { readonly kind: 'type'; readonly target: Control; readonly value: string }
  | { readonly kind: 'check'; readonly target: HTMLInputElement; readonly value: boolean }
  | { readonly kind: 'press'; readonly target: HTMLElement }
  | { readonly kind: 'submit'; readonly target: HTMLFormElement };

/** What `hydration/starter` passes to the app. */
export interface EarlyEvents {
  events: EarlyEvent[];
  focused: HTMLElement | undefined;
  /** Whether the app handles events of this element. */
  isHydrated: (target: Element) => boolean;
  /** Records fields that were filled without an event. */
  recordSilent: () => void;
}

declare global {
  interface Window {
    early?: EarlyEvents;
  }
}

/**
 * Finds the element again after a re-render, which leaves the structure of the main part or of what
 * it replaced unchanged; undefined while its code is not there yet.
 */
function currentElement<Target extends Element>(target: Target): Target | undefined {
  if (target.isConnected) return target;
  const alike = (root: Node) =>
    root instanceof Element
      ? [...root.querySelectorAll<Target>(target.localName)].filter(
          (each) => each.getAttribute('name') === target.getAttribute('name'),
        )
      : [];
  const before = alike(target.closest('main') ?? target.getRootNode());
  return alike(document.querySelector('main') ?? target)[before.indexOf(target)];
}

type Range = readonly [number | null, number | null];

function rangeOf(control: Control): Range {
  return control instanceof HTMLSelectElement
    ? [null, null]
    : [control.selectionStart, control.selectionEnd];
}

/** Sets a value as typing does. */
export function setValue(target: Control, value: string, [from, to] = rangeOf(target)): void {
  const prototype: unknown = Object.getPrototypeOf(target);
  const own = Object.getOwnPropertyDescriptor(prototype, 'value');
  // React ignores a value that it set or saw before.
  target.value = '';
  own?.set?.call(target, value);
  target.dispatchEvent(new Event('input', { bubbles: true }));
  const isFocused = target === document.activeElement;
  if (isFocused && from !== null && !(target instanceof HTMLSelectElement))
    target.setSelectionRange(from, to);
}

function replay(event: EarlyEvent): void {
  if (event.kind === 'type') {
    const target = currentElement(event.target);
    // If the form has cleared the field, the caret goes to the end.
    const isAsTyped = event.target.value === event.value;
    if (target) setValue(target, event.value, isAsTyped ? rangeOf(event.target) : [null, null]);
  } else if (event.kind === 'submit') currentElement(event.target)?.requestSubmit();
  else if (event.kind === 'press') currentElement(event.target)?.click();
  else {
    const target = currentElement(event.target);
    if (!target) return;
    target.checked = !event.value;
    target.click();
  }
}

/** Restores the focus if the focused element was replaced, which fires no event. */
export function refocus(): void {
  const before = window.early?.focused;
  const isLost = before?.isConnected === false && document.activeElement === document.body;
  if (isLost) currentElement(before)?.focus({ preventScroll: true });
}

async function replayAll(events: readonly EarlyEvent[]): Promise<void> {
  for (const event of events) {
    // Lets React flush the previous event's changes; no user event can come between.
    await Promise.resolve();
    replay(event);
  }
}

/** Boundaries of hydrated deferred parts. */
const hydrated = new WeakSet<Element>();

function isHydrated(target: Element): boolean {
  const boundary = target.closest('[data-deferred]');
  return boundary === null || hydrated.has(boundary);
}

const RECHECK_MS = 50;

/** Resolves when every part is hydrated; content must not change before. */
export async function pageHydrated(): Promise<void> {
  const isDone = () => [...document.querySelectorAll('[data-deferred]')].every(isHydrated);
  while (!isDone()) await wait(RECHECK_MS);
}

/**
 * Replays the events that occurred before hydration, once.
 * @param boundary of a deferred part that is now hydrated; without it, everything but the deferred
 * parts is
 */
export function replayEvents(boundary?: Element | null): void {
  if (boundary) hydrated.add(boundary);
  const { early } = window;
  if (early === undefined) return;
  early.isHydrated = isHydrated;
  const due = early.events.filter(({ target }) => {
    const current = currentElement(target);
    return current !== undefined && isHydrated(current);
  });
  early.events = early.events.filter((event) => !due.includes(event));
  const last = new Map(due.map((event) => [event.target, event]));
  void replayAll(due.filter((event) => event.kind !== 'type' || last.get(event.target) === event));
}
