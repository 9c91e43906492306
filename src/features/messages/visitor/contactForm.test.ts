import * as v from 'valibot';
import { expect, test } from 'vitest';
import { emailAdvice } from '@/lib/text/contactDetails';
import { contactFormSchema, MAX_MESSAGE_LENGTH } from './ContactForm';

const FILLED = { name: 'Amal', email: 'a@example.com', phone: '', subject: 'Hi', message: 'Hello' };

test('an empty phone and blanks around a name are fine', () => {
  expect(v.parse(contactFormSchema, { ...FILLED, name: ' Amal ' })).toEqual(FILLED);
});

test.each(['name', 'email', 'subject', 'message'] as const)('%s is required', (field) => {
  for (const blank of ['   ', '\u200B', '\u2060\u3164']) {
    const result = v.safeParse(contactFormSchema, { ...FILLED, [field]: blank });
    expect(result.issues?.map((issue) => v.getDotPath(issue))).toEqual([field]);
  }
});

test.each([
  'a',
  'a@',
  '@b',
  'a b@example.com',
  'a@example,com',
  'a@example',
  'a@example..com',
  '<a@example.com>',
])('%j gets the advice of the wizard', (email) => {
  const { issues } = v.safeParse(contactFormSchema, { ...FILLED, email });
  expect(issues?.map(({ message }) => message)).toEqual([emailAdvice(email)]);
});

test('an address in another script and a copied link are fine', () => {
  const typed = { ...FILLED, email: 'mailto:ann@münchen.example', phone: 'tel:\u200E٠٥٠ ١٢٣' };
  expect(v.parse(contactFormSchema, typed)).toMatchObject({
    email: 'ann@münchen.example',
    phone: '050 123',
  });
});

test('a message that is too long says how long it may be', () => {
  const message = 'x'.repeat(MAX_MESSAGE_LENGTH + 1);
  const result = v.safeParse(contactFormSchema, { ...FILLED, message });
  expect(result.issues?.map((issue) => issue.message)).toEqual([
    'This has 5,001 characters. The limit is 5,000.',
  ]);
});
