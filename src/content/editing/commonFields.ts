import type { MetaField, EditField } from './contentTypeConfig';

/** What an image address looks like, as a placeholder. */
export const IMAGE_EXAMPLE = 'https://example.com/image.jpg';

/** What search engines show of a title and of a description, in characters. */
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

/** The last fields of a type whose entries stand in an order of their own (SPEC section 3). */
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
