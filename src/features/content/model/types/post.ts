import type { SearchDefinition } from '@/domain/registry';
import { type Post, postType, publicAddress, ADDRESS_BASE } from '@/domain/entries';
import {
  type ContentTypeConfig,
  imageField,
  metaFields,
  slugFieldOf,
  titleField,
} from '../contentTypeConfig';
import { strings } from '../strings';

const { fields } = strings;

const search: SearchDefinition<Post> = {
  key: 'blogs',
  searchable: ({ title, metaDescription, content, category, tags, slug }) => ({
    title,
    texts: [metaDescription, content, category, tags, slug],
  }),
  publicPath: (post) => publicAddress('blogs', post),
};

const postConfig: ContentTypeConfig = {
  type: postType,
  path: 'blogs',
  sidebar: 'aboveMenus',
  stored: strings.posts.stored,
  words: strings.posts.words,
  columns: [
    { field: 'title', label: fields.title, show: 'title' },
    { field: 'category', label: fields.category, show: 'text' },
    { field: 'published', label: fields.status, show: 'status' },
  ],
  fields: [
    { ...titleField, isHalf: true },
    slugFieldOf({
      required: strings.posts.noSlug,
      base: ADDRESS_BASE.blogs,
      reserved: new Set(),
    }),
    imageField,
    { control: 'richText', name: 'content', label: fields.content, toolbar: 'post' },
    {
      control: 'suggestions',
      name: 'category',
      label: fields.category,
      maxLength: 100,
      hint: fields.categoryHint,
      isHalf: true,
    },
    {
      control: 'text',
      name: 'tags',
      label: fields.tags,
      maxLength: 500,
      placeholder: fields.tagsExample,
      hint: fields.tagsHint,
      isHalf: true,
    },
    ...metaFields,
    { control: 'switch', name: 'published', label: fields.published },
  ],
  listed: 'newestFirst',
  created: (now) => ({ date: now.toISOString() }),
  search,
};

export default postConfig;
