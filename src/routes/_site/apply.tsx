import { createFileRoute } from '@tanstack/react-router';
import { applicationsOptions } from '@/queries/tracking';
import { ApplyScreen } from '@/site/apply/ApplyScreen';
import { applySearchSchema } from '@/site/apply/applySearch';
import { applyTitle } from '@/site/apply/steps';
import { siteHead } from '@/site/head';
import { lateParts } from '@/ui/late';
import { words } from './words';

export const Route = createFileRoute('/_site/apply')({
  validateSearch: applySearchSchema,
  loaderDeps: ({ search: { receipt } }) => ({ receipt }),
  // Only a receipt reads what is stored.
  loader: async ({ context: { queryClient }, deps: { receipt } }) => {
    if (receipt !== undefined) await queryClient.ensureQueryData(applicationsOptions);
    await lateParts();
  },
  head: ({ match }) => siteHead(match.context, { ...words.apply, title: applyTitle(match.search) }),
  component: ApplyScreen,
});
