// @vitest-environment happy-dom
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { focusHeadingOnNavigation } from './App';

test('focus follows the screen: to its heading, or to the main part where it has none', async () => {
  vi.stubGlobal('scrollTo', () => undefined);
  const root = createRootRoute({
    component: () => (
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
    ),
  });
  const screen = (path: string, heading: string) =>
    createRoute({
      getParentRoute: () => root,
      path,
      component: () => (heading === '' ? <p>{path}</p> : <h1>{heading}</h1>),
    });
  const routeTree = root.addChildren([
    screen('/', 'Home'),
    screen('/headed', 'Headed'),
    screen('/bare', ''),
  ]);
  const router = createRouter({ routeTree, history: createMemoryHistory() });
  focusHeadingOnNavigation(router);
  const container = document.body.appendChild(document.createElement('div'));
  createRoot(container).render(<RouterProvider router={router} />);
  await vi.waitFor(() => expect(document.querySelector('h1')?.textContent).toBe('Home'));
  expect(document.activeElement).toBe(document.body);
  router.history.push('/headed');
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Headed'));
  expect(document.activeElement?.localName).toBe('h1');
  router.history.push('/bare');
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('/bare'));
  expect(document.activeElement?.id).toBe('main');
});
