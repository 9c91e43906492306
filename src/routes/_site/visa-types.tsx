import { createFileRoute } from '@tanstack/react-router';
import { visaCardsOptions } from '@/queries/siteContent';
import { siteHead } from '@/site/head';
import { VisaTypesScreen } from '@/site/visa-types/VisaTypesScreen';

export const Route = createFileRoute('/_site/visa-types')({
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(visaCardsOptions),
  head: ({ match }) =>
    siteHead(match.context, {
      title: 'Visa Types',
      description:
        'Tourist, business and transit visas for Dubai: price, length of stay, processing time and what to bring for each.',
    }),
  component: VisaTypesScreen,
});
