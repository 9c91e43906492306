import * as v from 'valibot';
import type { FormDefinition } from '../../../shared/editing/formDefinition';
import type { ContactMessage } from '../../../domain/contactMessage';

/** The fields of the contact form (SPEC section 5). */
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

export const BLANK_MESSAGE: ContactForm = {
  name: '',
  email: '',
  phone: '',
  subject: '',
  message: '',
};

const text = v.fallback(v.string(), '');
const typedSchema = v.object({
  name: text,
  email: text,
  phone: text,
  subject: text,
  message: text,
});

/** The form of a contact message; unreadable fields of a draft are blank. */
export const messageForm: FormDefinition<ContactForm, ContactForm, ContactMessage> = {
  kind: 'message',
  draftSchema: v.object({ values: typedSchema, base: typedSchema }),
  valuesOf: (blank) => blank,
  storedOf: (values, _blank, { id, now }) => ({ id, ...values, timestamp: now.toISOString() }),
};
