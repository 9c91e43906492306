import { createFileRoute, redirect } from '@tanstack/react-router';
import { findPublished } from '@/domain/entries';
import { pagesOptions } from '@/shared/queries/siteContent';
import { entryHead } from '@/shared/visitor/head';
import { PagePending, PageScreen } from '@/features/content/visitor/PageScreen';

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
