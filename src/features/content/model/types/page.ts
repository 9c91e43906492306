import type { SearchDefinition } from '@/domain/registry';
import { type Page, pageType, publicAddress, ADDRESS_BASE } from '@/domain/entries';
import { type ContentTypeConfig, metaFields, slugFieldOf, titleField } from '../contentTypeConfig';
import { strings } from '../strings';

const { fields } = strings;

/**
 * First path segments of the site's routes, languages and build folders, where no page can be
 * shown. A test compares it with all three.
 */
export const RESERVED_PAGE_SLUGS: ReadonlySet<string> = new Set([
  '404',
  'admin',
  'apply',
  'ar',
  'assets',
  'blog',
  'contact',
  'counter',
  'screenshots',
  'shortcuts',
  'track',
  'visa-types',
]);

const search: SearchDefinition<Page> = {
  key: 'pages',
  searchable: ({ title, metaDescription, content, slug }) => ({
    title,
    texts: [metaDescription, content, slug],
  }),
  publicPath: (page) => publicAddress('pages', page),
};

const pageConfig: ContentTypeConfig = {
  type: pageType,
  path: 'pages',
  sidebar: 'aboveMenus',
  stored: strings.pages.stored,
  words: strings.pages.words,
  columns: [
    { field: 'title', label: fields.title, show: 'title' },
    { field: 'slug', label: fields.slug, show: 'slug' },
    { field: 'published', label: fields.status, show: 'status' },
  ],
  fields: [
    { ...titleField, isHalf: true },
    slugFieldOf({
      required: strings.pages.noSlug,
      base: ADDRESS_BASE.pages,
      reserved: RESERVED_PAGE_SLUGS,
    }),
    { control: 'richText', name: 'content', label: fields.content, toolbar: 'page' },
    ...metaFields,
    { control: 'switch', name: 'published', label: fields.published },
  ],
  listed: 'stored',
  search,
};

export default pageConfig;
