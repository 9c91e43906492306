import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { searchText } from '@/lib/text/searchText';
import { applicationsOptions } from '@/features/applications/queries';
import { siteHead } from '@/shared/visitor/head';
import { TrackScreen } from '@/features/track/visitor/TrackScreen';
import { strings } from './strings';

export const Route = createFileRoute('/_site/track')({
  validateSearch: v.object({ number: searchText }),
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(applicationsOptions),
  head: ({ match }) => siteHead(match.context, strings.track),
  component: TrackScreen,
});
