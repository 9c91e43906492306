import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { searchText } from '@/lib/text/searchText';
import { applicationsOptions } from '@/queries/content/tracking';
import { siteHead } from '@/site/head';
import { TrackScreen } from '@/site/track/TrackScreen';
import { strings } from './strings';

export const Route = createFileRoute('/_site/track')({
  validateSearch: v.object({ number: searchText }),
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(applicationsOptions),
  head: ({ match }) => siteHead(match.context, strings.track),
  component: TrackScreen,
});
