import type * as v from 'valibot';
import { type CollectionType, field, recordSchema } from './contentType';

const schema = recordSchema({
  id: field.identity,
  name: field.text,
  email: field.text,
  phone: field.text,
  subject: field.text,
  message: field.text,
  timestamp: field.text,
});

/** A message sent by the contact form; `timestamp` is ISO (SPEC section 3). */
export type ContactMessage = v.InferOutput<typeof schema>;

export const messageType: CollectionType<ContactMessage, 'contactMessages'> = {
  kind: 'collection',
  key: 'contactMessages',
  schema,
};
