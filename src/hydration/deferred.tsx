import { type ComponentType, type ReactNode, Suspense, use, useRef } from 'react';
import { once } from '@/lib/async/once';
import { AfterEffects } from './AfterEffects';
import { replayEvents } from './eventReplay';
import { networkChange } from './lazyExtra';

type Preload = () => Promise<unknown>;

const known = new Set<Preload>();
let isDrawing = false;

/** From now on screens are drawn here, not taken over: late parts are fetched with their screens. */
export function renderDeferred(): void {
  isDrawing = true;
  for (const preload of known) void preload().catch(() => undefined);
}

/**
 * Where screens are drawn: resolves when the late parts of all screens fetched so far are here.
 * A page that is taken over shows them already, and does not wait.
 */
export async function deferredPartsLoaded(): Promise<void> {
  if (isDrawing) await Promise.allSettled([...known].map((preload) => preload()));
}

/**
 * A part of a screen that a page rendered ahead of time shows without its code, which is fetched
 * when the page has been taken over. Suspends until it is here.
 */
export function deferred<Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const load = async (): Promise<ComponentType<Props>> => {
    try {
      return await fetchPart();
    } catch (error) {
      // Where it is drawn, a later render asks again; a page that is taken over shows it all the same.
      if (isDrawing) throw error;
      await networkChange();
      return load();
    }
  };
  const preload = once(load);
  known.add(preload);
  if (isDrawing) void preload().catch(() => undefined);
  return function LatePart(props: Props) {
    const Part = use(preload());
    return <Part {...props} />;
  };
}

/** Holds a late part with controls: what is done to them before their code is here is done again. */
export function DeferredBoundary({ children }: { children: ReactNode }) {
  const boundary = useRef<HTMLDivElement>(null);
  return (
    <div ref={boundary} data-deferred="" className="contents">
      <Suspense>
        {children}
        {/* Forms hear what is typed, and keep it, from their effects on. */}
        <AfterEffects act={() => replayEvents(boundary.current)} />
      </Suspense>
    </div>
  );
}
