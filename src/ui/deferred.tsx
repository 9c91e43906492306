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
import { once, wait } from '@/lib/async/tasks';
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

type Preload = () => Promise<unknown>;

const known = new Set<Preload>();
let isRendering = false;

/**
 * Switches from hydration to rendering: deferred parts are loaded with their screens from now on.
 * @param loadsKnown loads those of what is imported already, too, before they are rendered
 */
export function renderDeferred({ loadsKnown = true } = {}): void {
  isRendering = true;
  if (loadsKnown) for (const preload of known) void preload().catch(() => undefined);
}

/**
 * Resolves when all deferred parts known so far are loaded; at once during hydration, where their
 * markup is there already.
 */
export async function deferredPartsLoaded(): Promise<void> {
  if (isRendering) await Promise.allSettled([...known].map((preload) => preload()));
}

const Nothing = () => null;

/**
 * A component whose markup is prerendered and whose code is loaded after hydration. Suspends until
 * then. An optional one is left out where its code does not come, but never from the page as it was
 * sent, which it would not match.
 */
export function deferred<Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
  { isOptional = false } = {},
): ComponentType<Props> {
  const load = async (isHydrating = !isRendering): Promise<ComponentType<Props>> => {
    try {
      return await fetchPart();
    } catch (error) {
      // When rendering, a later render retries; during hydration the markup stays visible.
      if (!isHydrating && isOptional) return Nothing;
      if (!isHydrating) throw error;
      // The next screen does not wait for it.
      known.delete(preload);
      await networkChange();
      return load(isHydrating);
    }
  };
  const preload = once(load);
  known.add(preload);
  if (isRendering) void preload().catch(() => undefined);
  return function DeferredPart(props: Props) {
    const Part = use(preload());
    return <Part {...props} />;
  };
}

/**
 * Wraps a part with controls, which are taken over once its code is there, and says so by its
 * attribute `data-waiting`, which is gone by then.
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
 * Puts back what was typed early, between the effects of the first render, from which on forms
 * hear it, and its paint: React flushes effects before a second render. That render is of this
 * component alone, because a parent's would re-render what is not hydrated yet.
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
    // Within its commit, React would take back what it hears.
    queueMicrotask(() => putBack(current));
  }, [isRendered, part, putBack]);
  return null;
}

const RECHECK_MS = 50;

/** Resolves when every part is taken over; content must not change before. */
export async function pageHydrated(): Promise<void> {
  const isWaiting = () =>
    document.querySelector('html[data-path]:not([data-ready]), [data-waiting]');
  while (isWaiting()) await wait(RECHECK_MS);
}
