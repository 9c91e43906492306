import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import type { VisaApplication } from '@/domain/application';
import { packApplication } from '@/engines/handover/packedApplication';
import { decide, handoverHistory, linesOfDay, timesOfDay } from '@/features/handover/store/decide';
import { installKey, storedKeys } from '@/features/handover/store/officeKeys';
import { readHandover } from '@/features/handover/store/readHandover';
import { receiveApplication } from '@/features/handover/store/receivedApplications';
import { queueRecords } from '@/features/handover/model/queue';
import { sharedCount } from '@/lib/browser/received';
import { stepsOf } from '@/shared/store/applicationHistories';
import { officeState } from '@/shared/store/office';

/** Ids of the installed office keys. */
export const officeKeysOptions = queryOptions({
  queryKey: ['visaApplications', 'officeKeys'],
  queryFn: async () => (await storedKeys()).map(({ id }) => id),
  staleTime: 0,
});

/** The number of waiting files that other apps or web pages have shared. */
export const sharedFilesOptions = queryOptions({
  queryKey: ['sharedFiles'],
  queryFn: sharedCount,
  staleTime: 0,
});

export const readHandoverOptions = mutationOptions({ mutationFn: readHandover });

export const receiveApplicationOptions = mutationOptions({ mutationFn: receiveApplication });

export function applicationHistoryOptions(application: VisaApplication) {
  return queryOptions({
    queryKey: ['visaApplications', 'history', application.id, packApplication(application)],
    queryFn: () => handoverHistory(application),
    staleTime: 0,
  });
}

export const decideOptions = mutationOptions({ mutationFn: decide });

export const linesOfDayOptions = (day: string) =>
  queryOptions({
    queryKey: ['visaApplications', 'linesOfDay', day],
    queryFn: () => linesOfDay(day),
    staleTime: 0,
  });

/** When applications were last decided on a day, by id. */
export const decidedOnOptions = (day: string) =>
  queryOptions({
    queryKey: ['visaApplications', 'decidedOn', day],
    queryFn: async () => (await timesOfDay(day)).decided,
    staleTime: 0,
    structuralSharing: false,
  });

/** Since when applications have been waiting, and which of them another counter has opened. */
export const queueRecordsOptions = (applications: readonly VisaApplication[]) => {
  const ids = applications.map(({ id }) => id);
  return queryOptions({
    queryKey: ['visaApplications', 'queueRecords', ids],
    queryFn: async () => {
      const own = (await officeState())?.name ?? '';
      return queueRecords(await stepsOf(ids), own, Date.now());
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
    structuralSharing: false,
  });
};

export const installKeyOptions = mutationOptions({
  mutationFn: installKey,
  // The passphrase must not stay in memory longer than the form.
  gcTime: 0,
});
