import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { applicationsOptions } from '@/queries/tracking';
import { siteHead } from '@/site/head';
import { TrackScreen } from '@/site/track/TrackScreen';
import { words } from './words';

// The router reads ?number=123456 as a number.
const searchSchema = v.object({
  number: v.fallback(
    v.optional(v.pipe(v.union([v.string(), v.number()]), v.transform(String))),
    undefined,
  ),
});

export const Route = createFileRoute('/_site/track')({
  validateSearch: searchSchema,
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(applicationsOptions),
  head: ({ match }) => siteHead(match.context, words.track),
  component: TrackScreen,
});
