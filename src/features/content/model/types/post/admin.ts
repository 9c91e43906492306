import { postType } from '@/domain/post';
import { ADDRESS_BASE } from '@/domain/publicAddress';
import type { ContentTypeConfig } from '@/features/content/model/contentTypeConfig';
import {
  imageField,
  metaFields,
  slugFieldOf,
  titleField,
} from '@/features/content/model/commonFields';

const postConfig: ContentTypeConfig = {
  type: postType,
  path: 'blogs',
  sidebar: 'aboveMenus',
  stored: { all: 'Blog posts', one: 'blog post', other: 'blog posts' },
  words: {
    one: 'post',
    many: 'posts',
    nav: 'Blogs',
    documentTitle: 'Admin - Blogs Management',
    heading: 'Blogs Management',
    subtitle: 'Manage your blog posts, categories, and tags.',
    create: 'Create New Post',
    edit: 'Edit Post',
    listTitle: 'All Posts',
    listNote: 'A list of all blog posts.',
    empty: 'No blog posts found.',
    deletion: 'This will permanently delete the blog post.',
    saved: { title: 'Success', description: 'Blog post saved.' },
    deleted: { title: 'Success', description: 'Blog post deleted.' },
  },
  columns: [
    { field: 'title', label: 'Title', show: 'title' },
    { field: 'category', label: 'Category', show: 'text' },
    { field: 'published', label: 'Status', show: 'status' },
  ],
  fields: [
    { ...titleField, isHalf: true },
    slugFieldOf({
      required: 'Enter a slug: it becomes the address of the post.',
      base: ADDRESS_BASE.blogs,
      reserved: new Set(),
    }),
    imageField,
    { control: 'richText', name: 'content', label: 'Content', toolbar: 'post' },
    {
      control: 'suggestions',
      name: 'category',
      label: 'Category',
      maxLength: 100,
      hint: 'Choose an existing one, or type a new one.',
      isHalf: true,
    },
    {
      control: 'text',
      name: 'tags',
      label: 'Tags',
      maxLength: 500,
      placeholder: 'visa, travel, dubai',
      hint: 'Separated by commas.',
      isHalf: true,
    },
    ...metaFields,
    { control: 'switch', name: 'published', label: 'Published' },
  ],
  listed: 'newestFirst',
  created: (now) => ({ date: now.toISOString() }),
};

export default postConfig;
