import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { VisaApplication } from '@/domain/application';
import { saveBlob } from '@/lib/browser/saveBlob';
import { localDate } from '@/lib/dates';
import { saveFailureText } from '@/shared/queries/saves';
import { applications, settings } from '@/store/repository';
import { strings } from './strings';
import { type Removal, removeEntryOptions } from '@/shared/admin/queries';

/** The ids of applications with conflicting decisions of several counters. */
export const decidedTwiceOptions = queryOptions({
  queryKey: [applications.key, 'decidedTwice'],
  queryFn: async () => {
    // Imported here, so that the list does not wait for the database.
    const { contradictingDecisions } = await import('@/shared/store/office');
    return new Set((await contradictingDecisions()).keys());
  },
  staleTime: 0,
  structuralSharing: false,
});

/** The office's record of an application, oldest first. */
export const stepsOptions = (id: string) =>
  queryOptions({
    queryKey: [applications.key, 'steps', id],
    queryFn: async () => {
      const { stepsOf } = await import('@/shared/store/applicationHistories');
      return stepsOf([id]);
    },
    staleTime: 0,
  });

/** The records of all applications, each oldest first. */
export const allStepsOptions = queryOptions({
  queryKey: [applications.key, 'steps'],
  queryFn: async () => {
    const { stepsOf } = await import('@/shared/store/applicationHistories');
    return stepsOf();
  },
  staleTime: 0,
  gcTime: 0,
  structuralSharing: false,
});

const historyNotKept = (error: Error) => ({
  ...strings.history.notKept(saveFailureText(error)),
  variant: 'destructive' as const,
});

/** Saves the given applications with their records as a CSV file. */
export const saveCsvOptions = mutationOptions({
  mutationFn: async (listed: readonly VisaApplication[]) => {
    const [{ applicationsCsv }, { stepsOf }] = await Promise.all([
      import('@/features/applications/model/applicationsCsv'),
      import('@/shared/store/applicationHistories'),
    ]);
    const table = new Blob([applicationsCsv(listed, await stepsOf(), settings.get())], {
      type: 'text/csv;charset=utf-8',
    });
    saveBlob(table, `visa-applications-${localDate(new Date())}.csv`);
  },
  meta: {
    failureNotice: (error) => ({
      ...strings.list.notSaved(saveFailureText(error)),
      variant: 'destructive',
    }),
  },
});

export const recordOpenedOptions = mutationOptions({
  mutationFn: async (id: string) => {
    const { recordOpened } = await import('@/shared/store/applicationHistories');
    return recordOpened(id);
  },
  meta: { failureNotice: historyNotKept },
});

/** Records that a sheet about an application went to the printer. */
export const recordPrintedOptions = mutationOptions({
  mutationFn: async (printed: { readonly applicationId: string; readonly detail: string }) => {
    const { recordSteps } = await import('@/shared/store/applicationHistories');
    return recordSteps([{ ...printed, what: 'printed' }]);
  },
  meta: { failureNotice: historyNotKept },
});

/** Removes an application that cannot be displayed; rejects for one in the overflow. */
export const removeApplicationOptions = mutationOptions({
  ...removeEntryOptions(applications, strings.deleted),
  mutationFn: async ({ id, isForGood }: Removal) => {
    if (!applications.list().some((each) => each.id === id)) throw new Error(`${id} is not listed`);
    return applications.remove(id, isForGood);
  },
});
