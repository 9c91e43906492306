import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { EarlierData } from '@/data/earlier';
import { SEEDED_FLAG } from '@/data/keys';
import { words } from './adminWords';
import './meta';

export type { EarlierData };

/** What was here before the demo content, while nobody has answered the offer to restore it. */
export const earlierDataOptions = queryOptions({
  queryKey: [SEEDED_FLAG, 'earlier'],
  queryFn: async () => {
    const { unansweredEarlierData } = await import('@/data/earlier');
    return unansweredEarlierData();
  },
});

export const restoreEarlierOptions = mutationOptions({
  mutationFn: async ({ id }: EarlierData) => {
    const { restoreEarlier } = await import('@/data/earlier');
    await restoreEarlier(id);
  },
  meta: {
    notice: () => words.earlierDataBack,
  },
});

export const keepDemoOptions = mutationOptions({
  mutationFn: async (offers: readonly EarlierData[]) => {
    const { keepPresent } = await import('@/data/earlier');
    await keepPresent(offers.map(({ id }) => id));
  },
});
