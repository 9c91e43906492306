import type * as v from 'valibot';
import { type CollectionType, field, recordSchema } from './contentType';

const schema = recordSchema({
  id: field.identity,
  title: field.text,
  slug: field.text,
  content: field.text,
  metaTitle: field.text,
  metaDescription: field.text,
  published: field.published,
});

/** A content page made in the admin area; `content` is HTML (SPEC section 3). */
export type Page = v.InferOutput<typeof schema>;

export const pageType: CollectionType<Page, 'pages'> = {
  kind: 'collection',
  key: 'pages',
  schema,
};
