import { createFileRoute, redirect } from '@tanstack/react-router';
import { findPublished } from '@/content/publication';
import { pagesOptions } from '@/queries/siteContent';
import { entryHead } from '@/site/head';
import { Loading } from '@/site/page/Loading';
import { PageScreen } from '@/site/page/PageScreen';

export const Route = createFileRoute('/_site/$slug')({
  loader: async ({ context: { queryClient }, params: { slug } }) => {
    const page = findPublished(await queryClient.ensureQueryData(pagesOptions), slug);
    if (page === undefined) throw redirect({ to: '/404', replace: true });
    return page;
  },
  head: ({ loaderData }) => (loaderData === undefined ? {} : entryHead(loaderData)),
  pendingComponent: Loading,
  component: function PageRoute() {
    return <PageScreen page={Route.useLoaderData()} />;
  },
});
