import * as v from 'valibot';
import type { CollectionType } from './contentType';
import { field } from './schema';

const schema = v.looseObject({
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

export const contactMessages: CollectionType<ContactMessage> = {
  kind: 'collection',
  key: 'contactMessages',
  schema,
};

/** What the contact form asks for and demands (SPEC section 5). */
export const contactFormSchema = v.object({
  name: v.pipe(v.string(), v.trim(), v.nonEmpty('Enter your name.')),
  email: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('Enter your email address.'),
    v.regex(/^[^\s@]+@[^\s@]+$/, 'Enter an email address such as name@example.com.'),
  ),
  phone: v.pipe(v.string(), v.trim()),
  subject: v.pipe(v.string(), v.trim(), v.nonEmpty('Enter a subject.')),
  message: v.pipe(v.string(), v.trim(), v.nonEmpty('Write your message.')),
});
export type ContactForm = v.InferOutput<typeof contactFormSchema>;
