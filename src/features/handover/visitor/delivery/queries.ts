import { mutationOptions, queryOptions, skipToken } from '@tanstack/react-query';
import type { VisaApplication } from '@/domain/application';
import type { SendingWay } from '@/domain/applicationHistory';

/** Where an application is, as far as this browser knows. */
export function deliveryOptions(application: VisaApplication | undefined) {
  return queryOptions({
    queryKey: ['visaApplications', 'delivery', application] as const,
    queryFn: application
      ? async () => {
          const { readDelivery } = await import('@/features/handover/store/slips');
          return readDelivery(application);
        }
      : skipToken,
    // Keep the data while the same application changes, but not that of another one.
    placeholderData: (before, query) =>
      query?.queryKey[2]?.id === application?.id ? before : undefined,
    staleTime: 0,
  });
}

/** Where each application of a party is. */
export function partyDeliveryOptions(party: readonly VisaApplication[]) {
  return queryOptions({
    queryKey: ['visaApplications', 'partyDelivery', party] as const,
    queryFn: ({ client }) =>
      Promise.all(party.map((each) => client.fetchQuery(deliveryOptions(each)))),
    placeholderData: (before, query) =>
      query?.queryKey[2].every(({ id }, at) => id === party[at]?.id) ? before : undefined,
    staleTime: 0,
  });
}

/** Notes how applications were passed on. */
export function noteSendingOptions(ids: readonly string[]) {
  return mutationOptions({
    mutationFn: async (how: SendingWay) => {
      const { noteSending } = await import('@/features/handover/store/slips');
      return noteSending(ids, how);
    },
  });
}
