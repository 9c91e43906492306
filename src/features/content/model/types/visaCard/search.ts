import type { SearchDefinition } from '@/domain/registry';
import type { VisaCard } from '../../../../../domain/visaCard';
import { COMMA } from '../../../../../lib/language';

const visaCardSearch: SearchDefinition<VisaCard> = {
  key: 'visaCards',
  searchable: ({ title, price, duration, processing, features, requirements }) => ({
    title,
    texts: [[price, duration, processing].join(COMMA), ...features, ...requirements],
  }),
  publicPath: ({ published }) => (published ? '/visa-types' : undefined),
};

export default visaCardSearch;
