import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createRootRoute,
  createRoute,
  createRouter,
  type RouteComponent,
  RouterProvider,
} from '@tanstack/react-router';

/** A screen at any address, under the product's router and query cache. */
export function stackOf(component: RouteComponent) {
  const root = createRootRoute();
  const any = createRoute({ getParentRoute: () => root, path: '$', component });
  return (
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={createRouter({ routeTree: root.addChildren([any]) })} />
    </QueryClientProvider>
  );
}
