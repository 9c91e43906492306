import { useSuspenseQuery } from '@tanstack/react-query';
import type { LinkTargets } from '@/content/menus/menuLink';
import { pagesOptions, postsOptions } from '../content/siteContent';

/** What a link of this site may point to, as it is stored now. */
export function useLinkTargets(): LinkTargets {
  const { data: pages } = useSuspenseQuery(pagesOptions);
  const { data: posts } = useSuspenseQuery(postsOptions);
  return { pages, posts, host: location.host };
}
