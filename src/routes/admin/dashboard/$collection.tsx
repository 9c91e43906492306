import { createFileRoute, redirect } from '@tanstack/react-router';
import { useCallback } from 'react';
import * as v from 'valibot';
import { adminHead } from '@/shared/visitor/head';
import { CollectionScreen } from '@/features/content/admin/collections/CollectionScreen';
import { configAtPath } from '@/features/content/model/contentTypeConfigs';
import { searchText } from '@/lib/text/fold';
import { editedEntriesOptions } from '@/features/content/admin/queries';
import { pagesOptions, postsOptions } from '@/shared/queries/siteContent';
import { headStrings } from '@/shared/admin/strings';

export const Route = createFileRoute('/admin/dashboard/$collection')({
  // `?open=new` and `?open=<id>` open the dialog.
  validateSearch: v.object({ open: searchText }),
  loader: async ({ context: { queryClient }, params: { collection }, location }) => {
    const config = configAtPath(collection);
    if (config === undefined) {
      const { isAfterLogin = false } = location.state;
      throw redirect({ to: isAfterLogin ? '/admin/dashboard/overview' : '/404', replace: true });
    }
    await Promise.all([
      queryClient.ensureQueryData(editedEntriesOptions(config)),
      // Targets for links in the editor.
      queryClient.ensureQueryData(pagesOptions),
      queryClient.ensureQueryData(postsOptions),
    ]);
    return config;
  },
  head: ({ loaderData }) => adminHead(loaderData?.words.documentTitle ?? headStrings.admin),
  component: function CollectionRoute() {
    const config = Route.useLoaderData();
    const { open } = Route.useSearch();
    const navigate = Route.useNavigate();
    const openEntry = useCallback(
      (id: string | undefined) =>
        void navigate({
          search: { open: id },
          ignoreBlocker: true,
          // With an invalid URL left in the history, Back would redirect here again.
          replace: id === undefined,
        }),
      [navigate],
    );
    return <CollectionScreen key={config.path} config={config} open={open} onOpen={openEntry} />;
  },
});
