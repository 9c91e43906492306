import { createFileRoute } from '@tanstack/react-router';
import { applicationsOptions } from '@/queries/tracking';
import { ApplyScreen } from '@/site/apply/ApplyScreen';
import { applySearchSchema } from '@/site/apply/applySearch';
import { applyTitle } from '@/site/apply/steps';
import { siteHead } from '@/site/head';
import { lateParts } from '@/ui/late';

export const Route = createFileRoute('/_site/apply')({
  validateSearch: applySearchSchema,
  loaderDeps: ({ search: { receipt } }) => ({ receipt }),
  // Only a receipt reads what is stored.
  loader: async ({ context: { queryClient }, deps: { receipt } }) => {
    if (receipt !== undefined) await queryClient.ensureQueryData(applicationsOptions);
    await lateParts();
  },
  head: ({ match }) =>
    siteHead(match.context, {
      title: applyTitle(match.search),
      description:
        'Apply for a Dubai visa in three steps: choose the visa, fill in your details, add your documents. You get a tracking number at once.',
    }),
  component: ApplyScreen,
});
