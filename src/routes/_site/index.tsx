import { createFileRoute } from '@tanstack/react-router';
import { sectionsOptions, visaCardsOptions } from '@/queries/content/siteContent';
import { homeHead } from '@/site/head';
import { HomeScreen } from '@/site/home/HomeScreen';
import { deferredPartsLoaded } from '@/hydration/deferred';

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
