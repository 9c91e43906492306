import { createFileRoute } from '@tanstack/react-router';
import { visaCardsOptions } from '@/queries/content/siteContent';
import { siteHead } from '@/site/head';
import { VisaTypesScreen } from '@/site/visa-types/VisaTypesScreen';
import { strings } from './strings';

export const Route = createFileRoute('/_site/visa-types')({
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(visaCardsOptions),
  head: ({ match }) => siteHead(match.context, strings.visaTypes),
  component: VisaTypesScreen,
});
