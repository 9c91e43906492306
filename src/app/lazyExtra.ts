import { type ComponentType, lazy, type LazyExoticComponent } from 'react';

/** A component that the screens can do without: nothing is shown where its code cannot be had. */
export function lazyExtra(
  load: () => Promise<ComponentType>,
): LazyExoticComponent<ComponentType<object>> {
  return lazy(async () => {
    try {
      return { default: await load() };
    } catch (error) {
      console.warn('A part of this page is missing:', error);
      return { default: () => null };
    }
  });
}
