import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, HeadContent, Outlet } from '@tanstack/react-router';
import { useFavicon } from '@/site/layout/useFavicon';

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  component: function Root() {
    useFavicon();
    return (
      <>
        <HeadContent />
        <Outlet />
      </>
    );
  },
});
