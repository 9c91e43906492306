import type * as v from 'valibot';
import { type CollectionType, field, recordSchema } from './contentType';

const schema = recordSchema({
  id: field.identity,
  title: field.text,
  duration: field.text,
  price: field.text,
  processing: field.text,
  imageUrl: field.text,
  features: field.textList,
  requirements: field.textList,
  published: field.published,
  order: field.order,
});

/** A visa card; `price` is a text that includes the currency (SPEC section 3). */
export type VisaCard = v.InferOutput<typeof schema>;

export const visaCardType: CollectionType<VisaCard, 'visaCards'> = {
  kind: 'collection',
  key: 'visaCards',
  schema,
};

export type VisaIcon = 'business' | 'transit' | 'default';

/** The icon of a card, chosen by its title (SPEC section 2, visa types). */
export function visaIcon(title: string): VisaIcon {
  if (/business|أعمال/i.test(title)) return 'business';
  if (/transit|عبور/i.test(title)) return 'transit';
  return 'default';
}
