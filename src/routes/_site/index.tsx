import { createFileRoute } from '@tanstack/react-router';
import { sectionsOptions, visaCardsOptions } from '@/shared/queries/siteContent';
import { homeHead } from '@/shared/visitor/head';
import { HomeScreen } from '@/features/home/visitor/HomeScreen';
import { deferredPartsLoaded } from '@/ui/deferred';

export const Route = createFileRoute('/_site/')({
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      queryClient.ensureQueryData(sectionsOptions),
      queryClient.ensureQueryData(visaCardsOptions),
      deferredPartsLoaded(),
    ]),
  head: ({ match }) => homeHead(match.context),
  component: HomeScreen,
});
