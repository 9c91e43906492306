import { publicAddress } from '@/domain/publicAddress';
import type { SearchDefinition } from '@/domain/registry';
import type { Page } from '@/domain/page';

const pageSearch: SearchDefinition<Page> = {
  key: 'pages',
  searchable: ({ title, metaDescription, content, slug }) => ({
    title,
    texts: [metaDescription, content, slug],
  }),
  publicPath: (page) => publicAddress('pages', page),
};

export default pageSearch;
