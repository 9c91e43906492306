import * as v from 'valibot';
import { type CollectionType, field, recordSchema } from './contentType';

const schema = recordSchema({
  id: field.identity,
  title: field.text,
  description: field.text,
  imageUrl: field.text,
  buttonText: field.text,
  buttonLink: field.text,
  imagePosition: v.fallback(v.picklist(['left', 'right']), 'left'),
  order: field.order,
  published: field.published,
});

/** A homepage section; `description` is HTML (SPEC section 3). */
export type Section = v.InferOutput<typeof schema>;

export const sectionType: CollectionType<Section, 'sections'> = {
  kind: 'collection',
  key: 'sections',
  schema,
};
