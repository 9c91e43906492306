// @vitest-environment happy-dom
import { act, Suspense } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { deferred, lazyOptional, renderDeferred } from './deferred';

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

test('an optional part whose code does not come stays in the page as it was sent', async () => {
  const load = () => Promise.reject(new Error('No network.'));
  const Sent = deferred(load, { isOptional: true });
  const mismatch = vi.fn<(error: unknown) => void>();
  document.body.innerHTML = `<div>${renderToString(<Suspense>a footer</Suspense>)}</div>`;
  const [root] = document.body.children;
  await act(async () => {
    const part = (
      <Suspense>
        <Sent />
      </Suspense>
    );
    if (root) hydrateRoot(root, part, { onRecoverableError: mismatch });
    await Promise.resolve();
  });
  expect(document.body.textContent).toBe('a footer');
  expect(mismatch).not.toHaveBeenCalled();

  renderDeferred();
  const Drawn = deferred(load, { isOptional: true });
  await act(async () => {
    createRoot(document.body.appendChild(document.createElement('div'))).render(
      <Suspense fallback="waiting">
        the rest
        <Drawn />
      </Suspense>,
    );
    await Promise.resolve();
  });
  await vi.waitFor(() => expect(document.body.lastChild?.textContent).toBe('the rest'));
});
