import type { SearchDefinition } from '../../../../../domain/searchDefinition';
import type { VisaCard } from '../../../../../domain/visaCard';

export const search: SearchDefinition<VisaCard> = {
  key: 'visaCards',
  searchable: ({ title, price, duration, processing, features, requirements }) => ({
    title,
    texts: [`${price}, ${duration}, ${processing}`, ...features, ...requirements],
  }),
  publicPath: ({ published }) => (published ? '/visa-types' : undefined),
};
