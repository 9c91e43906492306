import { createFileRoute } from '@tanstack/react-router';
import { visaCardsOptions } from '@/queries/siteContent';
import { siteHead } from '@/site/head';
import { VisaTypesScreen } from '@/site/visa-types/VisaTypesScreen';
import { words } from './words';

export const Route = createFileRoute('/_site/visa-types')({
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(visaCardsOptions),
  head: ({ match }) => siteHead(match.context, words.visaTypes),
  component: VisaTypesScreen,
});
