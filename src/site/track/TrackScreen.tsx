import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { normaliseTrackingNumber } from '@/content/trackingNumber';
import { trackingOptions } from '@/queries/tracking';
import { PageHeading } from '@/ui/PageHeading';
import { TrackForm } from './TrackForm';
import { TrackResult } from './TrackResult';
import { words } from './words';

const route = getRouteApi('/_site/track');

export function TrackScreen() {
  const { number = '' } = route.useSearch();
  const navigate = route.useNavigate();
  const search = useQuery(trackingOptions(number));
  const track = (typed: string) => {
    // The same number again, however it is written, is a new search and not a new address.
    if (normaliseTrackingNumber(typed) === normaliseTrackingNumber(number)) void search.refetch();
    else void navigate({ search: { number: typed } });
  };
  return (
    <div className="page-width grid gap-10 py-14 md:py-20">
      <PageHeading title={words.title} lead={<span className="no-print">{words.lead}</span>} />
      <TrackForm initial={number} searching={search.isFetching} onTrack={track} />
      <div aria-live="polite" aria-busy={search.isFetching}>
        {search.isFetching && <p>{words.searching}</p>}
        {search.isError && !search.isFetching && (
          <div className="sheet grid md:p-9 max-w-2xl gap-4">
            <h2 className="section-title">{words.notFound.title}</h2>
            <p>{words.notFound.text}</p>
          </div>
        )}
        {search.isSuccess && !search.isFetching && <TrackResult id={search.data} />}
      </div>
    </div>
  );
}
