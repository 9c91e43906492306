// @vitest-environment happy-dom
import { act, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, test, vi } from 'vitest';
import { lazyOptional } from './deferred';

beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));

test('a part that fails to load leaves the rest, and loads when the network returns', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const load = vi
    .fn<() => Promise<() => string>>()
    .mockRejectedValueOnce(new Error('No network.'))
    .mockResolvedValue(() => 'an extra');
  const Extra = lazyOptional(load);
  act(() =>
    createRoot(document.body).render(
      <main>
        {'A page and '}
        <Suspense>
          <Extra />
        </Suspense>
      </main>,
    ),
  );
  await act(() => Promise.resolve());
  expect(document.body.textContent).toBe('A page and ');
  expect(warn).toHaveBeenCalledOnce();
  await act(() => Promise.resolve(dispatchEvent(new Event('online'))));
  expect(document.body.textContent).toBe('A page and an extra');
});
