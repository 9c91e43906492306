import { queryOptions } from '@tanstack/react-query';
import { SIMULATED_DELAY_MS } from '@/config';
import { normaliseTrackingNumber } from '@/content/applications/trackingNumber';
import { applications } from '@/data/repository';
import { wait } from '@/lib/async/wait';
import { entriesOptions } from './siteContent';
import { strings } from '../strings';
import '../meta';

class ApplicationNotFound extends Error {
  override name = 'ApplicationNotFound';
}

export const applicationsOptions = entriesOptions(applications);

/**
 * The search for an application by its number: a simulated second (SPEC section 9), then its id.
 * @throws ApplicationNotFound which the app shows as the notice of SPEC section 8.
 */
export function trackingOptions(typed: string) {
  return queryOptions({
    queryKey: ['tracking', normaliseTrackingNumber(typed)],
    queryFn: async ({ client, signal }) => {
      await wait(SIMULATED_DELAY_MS, signal);
      const wanted = normaliseTrackingNumber(typed);
      // Read again, not as this page last knew it: the result shows the same list.
      const stored = await client.fetchQuery({ ...applicationsOptions, staleTime: 0 });
      const found = stored.find(
        ({ trackingNumber }) => wanted !== '' && normaliseTrackingNumber(trackingNumber) === wanted,
      );
      if (found === undefined) throw new ApplicationNotFound();
      return found.id;
    },
    enabled: typed.trim() !== '',
    gcTime: 0,
    meta: {
      failureNotice: { ...strings.trackingFailed, variant: 'destructive' },
    },
  });
}
