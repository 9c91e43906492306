import { queryOptions } from '@tanstack/react-query';
import { SIMULATED_DELAY_MS } from '@/config';
import { normaliseTrackingNumber } from '@/content/trackingNumber';
import { applications } from '@/data/repository';
import { wait } from '@/lib/wait';
import { entriesOptions } from './entries';
import { words } from './words';
import './meta';

class ApplicationNotFound extends Error {
  override name = 'ApplicationNotFound';
}

export const applicationsOptions = entriesOptions(applications);

/** The stored application with this number, however it was typed. */
function findByTrackingNumber(typed: string) {
  const wanted = normaliseTrackingNumber(typed);
  if (wanted === '') return undefined;
  return applications
    .list()
    .find((application) => normaliseTrackingNumber(application.trackingNumber) === wanted);
}

/**
 * The search for an application by its number: a simulated second (SPEC section 9), then its id.
 * @throws ApplicationNotFound which the app shows as the notice of SPEC section 8.
 */
export function trackingOptions(typed: string) {
  return queryOptions({
    queryKey: ['tracking', normaliseTrackingNumber(typed)],
    queryFn: async ({ signal }) => {
      await wait(SIMULATED_DELAY_MS, signal);
      const found = findByTrackingNumber(typed);
      if (found === undefined) throw new ApplicationNotFound();
      return found.id;
    },
    enabled: typed.trim() !== '',
    gcTime: 0,
    meta: {
      failureNotice: { ...words.trackingFailed, variant: 'destructive' },
    },
  });
}
