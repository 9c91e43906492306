import {
  type ComponentType,
  type ReactElement,
  Suspense,
  use,
  useRef,
  useLayoutEffect,
  useState,
} from 'react';
import { once } from '@/lib/async/once';
import { replayEvents } from './eventReplay';
import { networkChange } from './lazyOptional';

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

/** A component whose markup is prerendered and whose code is loaded after hydration. Suspends until then. */
export function deferred<Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const load = async (isHydrating = !isRendering): Promise<ComponentType<Props>> => {
    try {
      const part = await fetchPart();
      if (isHydrating) window.early?.recordSilent();
      return part;
    } catch (error) {
      // When rendering, a later render retries; during hydration the markup stays visible.
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

/** Wraps a deferred part with controls, and replays events that occurred before its code was loaded. */
export function DeferredBoundary({ children }: { children: ReactElement }) {
  const boundary = useRef<HTMLDivElement>(null);
  return (
    <div ref={boundary} data-deferred="" className="contents">
      <Suspense>
        {children}
        {/* Forms hear what is typed, and keep it, from their effects on. */}
        <AfterEffects callback={() => replayEvents(boundary.current)} />
      </Suspense>
    </div>
  );
}

/**
 * Calls `callback` once after the first render and its effects, before anything else can happen:
 * React flushes effects before a second render. That render is of this component alone, because a
 * parent's would re-render what is not hydrated yet.
 */
export function AfterEffects({ callback }: { callback: () => void }) {
  const initialCallback = useRef(callback);
  const [isRendered, setRendered] = useState(false);
  // oxlint-disable-next-line react/set-state-in-effect -- the second render is the purpose.
  useLayoutEffect(() => setRendered(true), []);
  useLayoutEffect(() => {
    if (isRendered) initialCallback.current();
  }, [isRendered]);
  return null;
}
