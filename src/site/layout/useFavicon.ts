import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { settingsOptions } from '@/queries/content/siteContent';
import { showFavicon } from '@/ui/favicon';

/** Keeps the picture on the browser's tab as the settings say. */
export function useFavicon(): void {
  const { data: stored } = useQuery(settingsOptions);
  const address = stored?.faviconUrl;
  useEffect(() => {
    if (address !== undefined) showFavicon(address);
  }, [address]);
}
