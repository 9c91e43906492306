import type { EditField, MetaField, SlugField } from './contentTypeConfig';

export const titleField = {
  control: 'text',
  name: 'title',
  label: 'Title',
  required: 'Enter a title.',
  maxLength: 200,
} as const satisfies EditField;

/** The slug field of a type with its own URLs, derived from the title. */
export function slugFieldOf(options: Pick<SlugField, 'base' | 'reserved' | 'required'>): SlugField {
  return {
    control: 'slug',
    name: 'slug',
    label: 'Slug',
    maxLength: 200,
    from: 'title',
    isHalf: true,
    ...options,
  };
}

export const imageField = {
  control: 'image',
  name: 'imageUrl',
  label: 'Image URL',
  placeholder: 'https://example.com/image.jpg',
} as const satisfies EditField;

/** The length that search engines show, in characters. */
export const META_TITLE_LIMIT = 60;
export const META_DESCRIPTION_LIMIT = 160;

export const metaFields: readonly MetaField[] = [
  {
    control: 'meta',
    name: 'metaTitle',
    label: 'Meta Title',
    hint: 'The title in search results and on the browser tab. Without it, the title above is used.',
    limit: META_TITLE_LIMIT,
  },
  {
    control: 'meta',
    name: 'metaDescription',
    label: 'Meta Description',
    hint: 'The text under the title in search results.',
    limit: META_DESCRIPTION_LIMIT,
    isLong: true,
  },
];

/** The last fields of an ordered type (SPEC section 3). */
export const orderFields: readonly EditField[] = [
  {
    control: 'integer',
    name: 'order',
    label: 'Order',
    hint: 'Lower numbers come first.',
    isHalf: true,
  },
  { control: 'switch', name: 'published', label: 'Published' },
];
