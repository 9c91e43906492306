import { queryOptions } from '@tanstack/react-query';
import { SIMULATED_DELAY_MS } from '@/config';
import type { VisaApplication } from '@/content/applications/application';
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

/** The id of the application with a number, however it is typed. */
export const idOf = (typed: string) => (stored: readonly VisaApplication[]) => {
  const wanted = normaliseTrackingNumber(typed);
  if (wanted === '') return undefined;
  return stored.find(({ trackingNumber }) => normaliseTrackingNumber(trackingNumber) === wanted)
    ?.id;
};

/**
 * The search for an application by its number: a simulated second (SPEC section 9), then its id.
 * @throws ApplicationNotFound which the app shows as the notice of SPEC section 8.
 */
export function trackingOptions(typed: string) {
  return queryOptions({
    queryKey: ['tracking', normaliseTrackingNumber(typed)],
    queryFn: async ({ client, signal }) => {
      await wait(SIMULATED_DELAY_MS, signal);
      // Read again, not as this page last knew it: the result shows the same list.
      const stored = await client.fetchQuery({ ...applicationsOptions, staleTime: 0 });
      const found = idOf(typed)(stored);
      if (found === undefined) throw new ApplicationNotFound();
      return found;
    },
    enabled: typed.trim() !== '',
    gcTime: 0,
    meta: {
      failureNotice: { ...strings.trackingFailed, variant: 'destructive' },
    },
  });
}
