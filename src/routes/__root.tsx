import { type QueryClient, useQuery } from '@tanstack/react-query';
import { createRootRouteWithContext, HeadContent, Outlet } from '@tanstack/react-router';
import { useEffect } from 'react';
import { settingsOptions } from '@/shared/queries/siteContent';
import { showFavicon } from '@/ui/favicon';

/** Keeps the favicon in step with the settings. */
function useFavicon(): void {
  const { data: stored } = useQuery(settingsOptions);
  const address = stored?.faviconUrl;
  useEffect(() => {
    if (address !== undefined) showFavicon(address);
  }, [address]);
}

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
