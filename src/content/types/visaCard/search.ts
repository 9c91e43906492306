import type { SearchDefinition } from '../search';
import type { VisaCard } from './schema';

export const search: SearchDefinition<VisaCard> = {
  key: 'visaCards',
  searchable: ({ title, price, duration, processing, features, requirements }) => ({
    title,
    texts: [`${price}, ${duration}, ${processing}`, ...features, ...requirements],
  }),
  publicPath: ({ published }) => (published ? '/visa-types' : undefined),
};
