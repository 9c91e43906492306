import { whenIdle } from './whenIdle';

/** The next moment at which the page has nothing better to do. */
export function idle(): Promise<void> {
  return new Promise((resolve) => whenIdle(resolve));
}
