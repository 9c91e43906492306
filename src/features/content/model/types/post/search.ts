import { publicAddress } from '@/domain/publicAddress';
import type { SearchDefinition } from '@/domain/registry';
import type { Post } from '@/domain/post';

const postSearch: SearchDefinition<Post> = {
  key: 'blogs',
  searchable: ({ title, metaDescription, content, category, tags, slug }) => ({
    title,
    texts: [metaDescription, content, category, tags, slug],
  }),
  publicPath: (post) => publicAddress('blogs', post),
};

export default postSearch;
