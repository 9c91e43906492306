import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { searchText } from '@/lib/searchText';
import { applicationsOptions } from '@/queries/tracking';
import { siteHead } from '@/site/head';
import { TrackScreen } from '@/site/track/TrackScreen';
import { words } from './words';

export const Route = createFileRoute('/_site/track')({
  validateSearch: v.object({ number: searchText }),
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(applicationsOptions),
  head: ({ match }) => siteHead(match.context, words.track),
  component: TrackScreen,
});
