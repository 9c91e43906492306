import { type ComponentType, lazy, type LazyExoticComponent } from 'react';

/** Code that could not be fetched is asked for again after this. */
const RETRY_MS = 5000;

/** Resolves when the network returns, and after a while in any case. */
export function networkChange(): Promise<void> {
  return new Promise((resolve) => {
    addEventListener('online', () => resolve(), { once: true });
    setTimeout(resolve, RETRY_MS);
  });
}

/**
 * A component that the screens can do without: nothing is shown where its code cannot be had, and
 * it is asked for again when the network returns. Stands in a `Suspense` of its own.
 */
export function lazyExtra<Props extends object>(
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
