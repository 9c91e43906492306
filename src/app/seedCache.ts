import type { QueryClient } from '@tanstack/react-query';
import type { Seed } from '@/content/seed/seed';
import {
  menusOptions,
  pagesOptions,
  postsOptions,
  sectionsOptions,
  settingsOptions,
  visaCardsOptions,
} from '@/queries/content/siteContent';

/** Lets screens show the demo content before it is stored. */
export function showSeed(queryClient: QueryClient, seed: Seed): void {
  queryClient.setQueryData(pagesOptions.queryKey, seed.pages);
  queryClient.setQueryData(postsOptions.queryKey, seed.blogs);
  queryClient.setQueryData(sectionsOptions.queryKey, seed.sections);
  queryClient.setQueryData(visaCardsOptions.queryKey, seed.visaCards);
  queryClient.setQueryData(menusOptions.queryKey, seed.menus);
  if (seed.settings) queryClient.setQueryData(settingsOptions.queryKey, seed.settings);
}
