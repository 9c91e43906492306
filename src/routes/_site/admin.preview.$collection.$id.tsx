import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, redirect } from '@tanstack/react-router';
import * as v from 'valibot';
import { adminHead } from '@/shared/visitor/head';
import { requireSession, useSession } from '@/features/session/admin/session';
import {
  loadPreviewed,
  previewedOptions,
  PreviewScreen,
} from '@/features/content/visitor/PreviewScreen';
import { headStrings } from '@/shared/admin/strings';

const searchSchema = v.object({ draft: v.fallback(v.optional(v.string()), undefined) });

export const Route = createFileRoute('/_site/admin/preview/$collection/$id')({
  validateSearch: searchSchema,
  beforeLoad: requireSession,
  loaderDeps: ({ search: { draft } }) => ({ draft }),
  loader: async ({ context: { queryClient }, params: { collection, id }, deps: { draft } }) => {
    const config = await loadPreviewed(queryClient, { path: collection, id, draft });
    if (config === undefined) throw redirect({ to: '/404', replace: true });
    return config;
  },
  head: () => adminHead(headStrings.preview),
  component: function PreviewRoute() {
    const config = Route.useLoaderData();
    const { id } = Route.useParams();
    const { draft } = Route.useSearch();
    const { data } = useSuspenseQuery(previewedOptions(config, id, draft));
    const { isHidden } = useSession();
    return isHidden || !data ? null : <PreviewScreen config={config} {...data} />;
  },
});
