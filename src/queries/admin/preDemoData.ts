import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { PreDemoData } from '@/data/recovery/preDemoData';
import { SEEDED_FLAG } from '@/data/keys';
import { strings } from './adminStrings';
import '../meta';

export type { PreDemoData };

/** What was here before the demo content, while nobody has answered the offer to restore it. */
export const preDemoDataOptions = queryOptions({
  queryKey: [SEEDED_FLAG, 'earlier'],
  queryFn: async () => {
    const { unansweredPreDemoData } = await import('@/data/recovery/preDemoData');
    return unansweredPreDemoData();
  },
});

export const restorePreDemoDataOptions = mutationOptions({
  mutationFn: async ({ id }: PreDemoData) => {
    const { restoreEarlier } = await import('@/data/recovery/preDemoData');
    await restoreEarlier(id);
  },
  meta: {
    notice: () => strings.earlierDataBack,
  },
});

export const keepDemoOptions = mutationOptions({
  mutationFn: async (offers: readonly PreDemoData[]) => {
    const { keepPresent } = await import('@/data/recovery/preDemoData');
    await keepPresent(offers.map(({ id }) => id));
  },
});
