import * as v from 'valibot';
import { expect, test } from 'vitest';
import { contactFormSchema } from './contactForm';

const FILLED = { name: 'Amal', email: 'a@example.com', phone: '', subject: 'Hi', message: 'Hello' };

test('the phone alone may stay empty; blanks around are dropped', () => {
  expect(v.parse(contactFormSchema, { ...FILLED, name: ' Amal ' })).toEqual(FILLED);
});

test.each(['name', 'email', 'subject', 'message'] as const)('%s is required', (field) => {
  const result = v.safeParse(contactFormSchema, { ...FILLED, [field]: '   ' });
  expect(result.issues?.map((issue) => v.getDotPath(issue))).toContain(field);
});

test.each(['a', 'a@', '@b', 'a b@example.com'])('%j is no email address', (email) => {
  expect(v.is(contactFormSchema, { ...FILLED, email })).toBe(false);
});
