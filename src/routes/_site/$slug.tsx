import { createFileRoute, redirect } from '@tanstack/react-router';
import { findPublished } from '@/content/types/published';
import { pagesOptions } from '@/queries/content/siteContent';
import { entryHead } from '@/site/head';
import { PagePending, PageScreen } from '@/site/page/PageScreen';

export const Route = createFileRoute('/_site/$slug')({
  loader: async ({ context: { queryClient }, params: { slug } }) => {
    const page = findPublished(await queryClient.ensureQueryData(pagesOptions), slug);
    if (page === undefined) throw redirect({ to: '/404', replace: true });
    return page;
  },
  head: ({ loaderData }) => (loaderData === undefined ? {} : entryHead(loaderData)),
  pendingComponent: PagePending,
  component: function PageRoute() {
    return <PageScreen page={Route.useLoaderData()} />;
  },
});
