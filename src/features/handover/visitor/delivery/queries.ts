import { mutationOptions, queryOptions, skipToken } from '@tanstack/react-query';
import type { VisaApplication } from '@/domain/application';
import type { SendingWay } from '@/domain/applicationHistory';

/** Where an application is, as far as this browser knows. */
export function deliveryOptions(application: VisaApplication | undefined) {
  return queryOptions({
    queryKey: ['visaApplications', 'delivery', application] as const,
    queryFn: application
      ? async () => {
          const { readDelivery } = await import('@/features/handover/store/sendings');
          return readDelivery(application);
        }
      : skipToken,
    // While it changes, but not of another one.
    placeholderData: (before, query) =>
      query?.queryKey[2]?.id === application?.id ? before : undefined,
    staleTime: 0,
  });
}

/** Notes how an application was passed on. */
export function noteSendingOptions({ id }: VisaApplication) {
  return mutationOptions({
    mutationFn: async (how: SendingWay) => {
      const { noteSending } = await import('@/features/handover/store/sendings');
      return noteSending(id, how);
    },
  });
}
