import {
  type ComponentType,
  lazy,
  type LazyExoticComponent,
  type ReactNode,
  type RefObject,
  Suspense,
  use,
  useRef,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { once, wait } from '@/lib/tasks';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type Choice = HTMLInputElement & { type: 'radio' | 'checkbox' };

const isChoice = (field: Field): field is Choice =>
  field instanceof HTMLInputElement && /^(?:radio|checkbox)$/.test(field.type);

/** Whether a field differs from the HTML, because something was typed or chosen. */
function isChanged(field: Field): boolean {
  if (isChoice(field)) return field.checked !== field.defaultChecked;
  if (!(field instanceof HTMLSelectElement)) return field.value !== field.defaultValue;
  const options = [...field.options];
  return field.value !== (options.find((each) => each.defaultSelected) ?? options[0])?.value;
}

/** The fields that are not hydrated yet: of the whole page, or of a part whose code is loading. */
const earlyFields = () => [
  ...document.querySelectorAll<Field>(
    'main :is(html:not([data-ready]) *, [data-waiting] *):is(input, textarea, select)',
  ),
];

type Range = readonly [from: number | null, to: number | null];

const rangeOf = (field: Field): Range =>
  field instanceof HTMLSelectElement ? [null, null] : [field.selectionStart, field.selectionEnd];

/** Sets a value so that React handles it as typed, and keeps the caret in place. */
export function setValue(field: Field, value: string, [from, to] = rangeOf(field)): void {
  const prototype: unknown = Object.getPrototypeOf(field);
  const own = Object.getOwnPropertyDescriptor(prototype, 'value');
  // React ignores an input event whose value equals the last one that it set or saw.
  field.value = '';
  own?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  const hasCaret = field === document.activeElement && !(field instanceof HTMLSelectElement);
  if (hasCaret && from !== null) field.setSelectionRange(from, to);
}

/** Finds the field that has replaced this one, after React has rendered the part anew. */
function fieldIn(part: ParentNode, field: Field): Field | undefined {
  const alike = [...part.querySelectorAll<Field>(field.localName)].filter(
    ({ name }) => name === field.name,
  );
  return isChoice(field) ? alike.find(({ value }) => value === field.value) : alike[0];
}

/**
 * Records what a visitor, or a program such as autofill, enters before a part is hydrated, which
 * resets its fields to the form's own values. Returns the function that restores the input.
 */
function noteEarlyInput(): (part: ParentNode) => void {
  if (typeof document === 'undefined') return () => undefined;
  const noted = earlyFields()
    .filter((field) => isChanged(field) || field === document.activeElement)
    .map((field) => ({
      field,
      value: field.value,
      isChanged: isChanged(field),
      range: rangeOf(field),
      isFocused: field === document.activeElement,
    }));
  return (part) => {
    for (const { field, isFocused, ...before } of noted) {
      const now = field.isConnected ? field : fieldIn(part, field);
      if (now === undefined || !part.contains(now)) continue;
      // A replaced field may have received input until it was replaced.
      const isReplaced = now !== field;
      if (isFocused && document.activeElement === document.body) now.focus({ preventScroll: true });
      if (isReplaced ? !isChanged(field) : !before.isChanged) continue;
      if (isChoice(now)) {
        now.checked = now.defaultChecked;
        now.click();
      } else if (isReplaced) setValue(now, field.value, rangeOf(field));
      else setValue(now, before.value, before.range);
    }
  };
}

const neverChanges = () => () => undefined;

/** Whether this part may differ from the prerendered page: after its hydration. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

/** Retry interval for code that failed to load. */
const RETRY_MS = 5000;

/** Resolves when the network returns, or after `RETRY_MS`. */
export function networkChange(): Promise<void> {
  return new Promise((resolve) => {
    addEventListener('online', () => resolve(), { once: true });
    setTimeout(resolve, RETRY_MS);
  });
}

/**
 * Like `React.lazy` for an optional component: renders nothing while its code is unavailable, and
 * retries when the network returns. Wrap it in its own `Suspense`.
 */
export function lazyOptional<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  const attempt = async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      return { default: await load() };
    } catch (error) {
      console.warn('A part of this page is missing:', error);
      await networkChange();
      return attempt();
    }
  };
  return lazy(attempt);
}

const parts = new Set<() => Promise<unknown>>();
let isRendering = false;

/** Switches from hydration to client rendering: from now on parts load with their screens. */
export function renderDeferred(): void {
  isRendering = true;
}

/** Resolves when the parts are loaded; at once during hydration, when their markup is there. */
export async function deferredPartsLoaded(): Promise<void> {
  if (isRendering) await Promise.allSettled([...parts].map((load) => load()));
}

/**
 * A component whose markup is prerendered and whose code loads after hydration; it suspends until
 * then. An optional one renders nothing if its code fails to load, except during hydration, where
 * that would not match the prerendered markup.
 */
export function deferred<Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
  { isOptional = false } = {},
): ComponentType<Props> {
  const attempt = async (isHydrating = !isRendering): Promise<ComponentType<Props>> => {
    try {
      return await fetchPart();
    } catch (error) {
      // When rendering, a later render retries; during hydration the markup stays visible.
      if (!isHydrating && isOptional) return () => null;
      if (!isHydrating) throw error;
      // Keeps the next screen from waiting for this part.
      parts.delete(load);
      await networkChange();
      return attempt(isHydrating);
    }
  };
  const load = once(attempt);
  parts.add(load);
  return function DeferredPart(props: Props) {
    const Part = use(load());
    return <Part {...props} />;
  };
}

/**
 * Wraps a part with controls. Its attribute `data-waiting` marks it until its code has loaded and
 * hydrated it.
 */
export function DeferredBoundary({ children }: { children: ReactNode }) {
  const part = useRef<HTMLDivElement>(null);
  return (
    <div ref={part} data-waiting="" className="contents">
      <Suspense>
        {children}
        <TakenOver part={part} />
      </Suspense>
    </div>
  );
}

/**
 * Restores input typed before hydration: after the effects of the first render, when forms listen,
 * and before its paint, as React flushes effects before a second render. Only this component
 * renders twice, because a parent would re-render parts that are not hydrated yet.
 */
function TakenOver({ part }: { part: RefObject<HTMLElement | null> }) {
  const [putBack] = useState(noteEarlyInput);
  const [isRendered, setRendered] = useState(false);
  // oxlint-disable-next-line react/set-state-in-effect -- the second render is the purpose.
  useLayoutEffect(() => setRendered(true), []);
  useLayoutEffect(() => {
    const { current } = part;
    if (!isRendered || current === null) return;
    current.removeAttribute('data-waiting');
    // During its commit React would undo what these events change.
    queueMicrotask(() => putBack(current));
  }, [isRendered, part, putBack]);
  return null;
}

const RECHECK_MS = 50;

/** Resolves when every part is hydrated; content must not change earlier. */
export async function pageHydrated(): Promise<void> {
  const isWaiting = () =>
    document.querySelector('html[data-path]:not([data-ready]), [data-waiting]');
  while (isWaiting()) await wait(RECHECK_MS);
}
