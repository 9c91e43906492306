import { publicAddress } from '@/content/site/publicAddress';
import type { SearchDefinition } from '../search';
import type { Post } from './schema';

export const search: SearchDefinition<Post> = {
  key: 'blogs',
  searchable: ({ title, metaDescription, content, category, tags, slug }) => ({
    title,
    texts: [metaDescription, content, category, tags, slug],
  }),
  publicPath: (post) => publicAddress('blogs', post),
};
