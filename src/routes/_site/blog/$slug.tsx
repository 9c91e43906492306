import { createFileRoute, redirect } from '@tanstack/react-router';
import { tagList, findPublished } from '@/domain/entries';
import { postsOptions } from '@/shared/queries/siteContent';
import { PostScreen } from '@/features/content/visitor/PostScreen';
import { entryHead } from '@/shared/visitor/head';
import { inLanguage } from '@/domain/translations';

export const Route = createFileRoute('/_site/blog/$slug')({
  loader: async ({ context: { queryClient }, params: { slug } }) => {
    const post = findPublished(await queryClient.ensureQueryData(postsOptions), slug);
    if (post === undefined) throw redirect({ to: '/404', replace: true });
    return post;
  },
  head: ({ loaderData }) =>
    loaderData === undefined
      ? {}
      : entryHead(loaderData, {
          keywords: tagList(inLanguage?.(loaderData) ?? loaderData).join(', '),
        }),
  component: function PostRoute() {
    return <PostScreen post={Route.useLoaderData()} />;
  },
});
