import * as v from 'valibot';

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
