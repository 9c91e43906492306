import { beforeEach, expect, test, vi } from 'vitest';
import { recoverFromMissingChunks, watchTyping } from './missingChunks';

class NavigationTiming {
  readonly type: string;
  constructor(type: string) {
    this.type = type;
  }
}

const reload = vi.fn<() => void>();

/** Lets a chunk be missing in a document that came from `navigation`. */
function missChunk(navigation: string, mayReload: () => boolean): void {
  const page = new EventTarget();
  vi.stubGlobal('PerformanceNavigationTiming', NavigationTiming);
  vi.stubGlobal('performance', { getEntriesByType: () => [new NavigationTiming(navigation)] });
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  recoverFromMissingChunks(mayReload);
  page.dispatchEvent(new Event('vite:preloadError'));
}

beforeEach(() => {
  reload.mockClear();
});

test('a page with nothing to lose is loaded again', () => {
  missChunk('navigate', () => true);
  expect(reload).toHaveBeenCalledOnce();
});

test('a page with unsaved work is not', () => {
  missChunk('navigate', () => false);
  expect(reload).not.toHaveBeenCalled();
});

test('a page that was just loaded again is not loaded again for ever', () => {
  missChunk('reload', () => true);
  expect(reload).not.toHaveBeenCalled();
});

test('typing is noticed', () => {
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  const nothingTyped = watchTyping();
  expect(nothingTyped()).toBe(true);
  page.dispatchEvent(new Event('input'));
  expect(nothingTyped()).toBe(false);
});
