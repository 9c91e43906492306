import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { searchText } from '@/lib/text/fold';
import { applicationsOptions } from '@/features/applications/queries';
import { siteHead } from '@/shared/visitor/head';
import { loadPieces, TrackScreen } from '@/features/track/visitor/TrackScreen';
import { screenStrings } from '@/shared/visitor/strings';

export const Route = createFileRoute('/_site/track')({
  validateSearch: v.object({ number: searchText }),
  loader: async ({ context: { queryClient } }) => {
    const stored = await queryClient.ensureQueryData(applicationsOptions);
    // The list is at the top of the page: loading its code first avoids a layout shift.
    if (stored.length > 0) await loadPieces().catch(() => undefined);
  },
  head: ({ match }) => siteHead(match.context, screenStrings.track),
  component: TrackScreen,
});
