import { createFileRoute } from '@tanstack/react-router';
import { adminHead } from '@/shared/visitor/head';
import { MenusScreen } from '@/features/content/admin/menus/MenusScreen';
import { menusOptions, pagesOptions, postsOptions } from '@/shared/queries/siteContent';
import { headStrings } from '@/shared/admin/strings';

export const Route = createFileRoute('/admin/dashboard/menus')({
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      queryClient.ensureQueryData(menusOptions),
      queryClient.ensureQueryData(pagesOptions),
      queryClient.ensureQueryData(postsOptions),
    ]),
  head: () => adminHead(headStrings.menus),
  component: MenusScreen,
});
