import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, HeadContent, Outlet } from '@tanstack/react-router';

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  component: function Root() {
    return (
      <>
        <HeadContent />
        <Outlet />
      </>
    );
  },
});
