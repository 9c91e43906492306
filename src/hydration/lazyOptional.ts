import { type ComponentType, lazy, type LazyExoticComponent } from 'react';

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
