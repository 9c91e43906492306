import type { EditField, MetaField, SlugField } from './contentTypeConfig';
import { strings } from './strings';

const { fields } = strings;

export const titleField = {
  control: 'text',
  name: 'title',
  label: fields.title,
  required: fields.noTitle,
  maxLength: 200,
} as const satisfies EditField;

/** The slug field of a type with its own URLs, derived from the title. */
export function slugFieldOf(options: Pick<SlugField, 'base' | 'reserved' | 'required'>): SlugField {
  return {
    control: 'slug',
    name: 'slug',
    label: fields.slug,
    maxLength: 200,
    from: 'title',
    isHalf: true,
    ...options,
  };
}

export const imageField = {
  control: 'image',
  name: 'imageUrl',
  label: fields.image,
  placeholder: 'https://example.com/image.jpg',
} as const satisfies EditField;

/** Number of characters that search engines show. */
export const META_TITLE_LIMIT = 60;
export const META_DESCRIPTION_LIMIT = 160;

export const metaFields: readonly MetaField[] = [
  {
    control: 'meta',
    name: 'metaTitle',
    label: fields.metaTitle,
    hint: fields.metaTitleHint,
    limit: META_TITLE_LIMIT,
  },
  {
    control: 'meta',
    name: 'metaDescription',
    label: fields.metaDescription,
    hint: fields.metaDescriptionHint,
    limit: META_DESCRIPTION_LIMIT,
    isLong: true,
  },
];

/** The last fields of an ordered type (SPEC section 3). */
export const orderFields: readonly EditField[] = [
  {
    control: 'integer',
    name: 'order',
    label: fields.order,
    hint: fields.orderHint,
    isHalf: true,
  },
  { control: 'switch', name: 'published', label: fields.published },
];
