import { createFileRoute } from '@tanstack/react-router';
import { visaCardsOptions } from '@/shared/queries/siteContent';
import { siteHead } from '@/shared/visitor/head';
import { VisaTypesScreen } from '@/features/content/visitor/VisaTypesScreen';
import { screenStrings } from '@/shared/visitor/strings';

export const Route = createFileRoute('/_site/visa-types')({
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(visaCardsOptions),
  head: ({ match }) => siteHead(match.context, screenStrings.visaTypes),
  component: VisaTypesScreen,
});
