/** Advice about contact details. */
export const strings = {
  email: 'This does not look like an email address. Use the form name@example.com.',
  phone: 'This does not look like a phone number. Add the country code, such as +971 50 000 0000.',
} as const;
