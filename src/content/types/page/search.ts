import { publicAddress } from '@/content/site/publicAddress';
import type { SearchDefinition } from '../search';
import type { Page } from './schema';

export const search: SearchDefinition<Page> = {
  key: 'pages',
  searchable: ({ title, metaDescription, content, slug }) => ({
    title,
    texts: [metaDescription, content, slug],
  }),
  publicPath: (page) => publicAddress('pages', page),
};
