import { pageType } from '@/domain/page';
import { ADDRESS_BASE } from '@/domain/publicAddress';
import type { ContentTypeConfig } from '@/features/content/model/contentTypeConfig';
import { metaFields, slugFieldOf, titleField } from '@/features/content/model/commonFields';

/**
 * First path segments of the site's routes and build folders, where no page can be shown. A test
 * compares it with both.
 */
export const RESERVED_PAGE_SLUGS: ReadonlySet<string> = new Set([
  '404',
  'admin',
  'apply',
  'assets',
  'blog',
  'contact',
  'counter',
  'screenshots',
  'shortcuts',
  'track',
  'visa-types',
]);

const pageConfig: ContentTypeConfig = {
  type: pageType,
  path: 'pages',
  sidebar: 'aboveMenus',
  stored: { all: 'Pages', one: 'page', other: 'pages' },
  words: {
    one: 'page',
    many: 'pages',
    nav: 'Pages',
    documentTitle: 'Admin - Pages Management',
    heading: 'Pages Management',
    subtitle: 'Create, edit, and manage your website pages.',
    create: 'Create New Page',
    edit: 'Edit Page',
    listTitle: 'All Pages',
    listNote: 'A list of all pages in your site.',
    empty: 'No pages found.',
    deletion: 'This action cannot be undone. This will permanently delete the page.',
    saved: { title: 'Success', description: 'Page saved successfully.' },
    deleted: { title: 'Success', description: 'Page deleted successfully.' },
  },
  columns: [
    { field: 'title', label: 'Title', show: 'title' },
    { field: 'slug', label: 'Slug', show: 'slug' },
    { field: 'published', label: 'Status', show: 'status' },
  ],
  fields: [
    { ...titleField, isHalf: true },
    slugFieldOf({
      required: 'Enter a slug: it becomes the address of the page.',
      base: ADDRESS_BASE.pages,
      reserved: RESERVED_PAGE_SLUGS,
    }),
    { control: 'richText', name: 'content', label: 'Content', toolbar: 'page' },
    ...metaFields,
    { control: 'switch', name: 'published', label: 'Published' },
  ],
  listed: 'stored',
};

export default pageConfig;
