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
} from 'react';
import { once, wait } from '@/lib/tasks';
import { noteEarlyInput } from '@/lib/browser/earlyInput';

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
