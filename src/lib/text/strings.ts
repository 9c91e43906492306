/** Advice about contact details. */
export const contactStrings = {
  email: 'This does not look like an email address. Use the form name@example.com.',
  phone: 'This does not look like a phone number. Add the country code, such as +971 50 000 0000.',
} as const;

/** Sizes of files and of texts. */
export const strings = {
  kilobytes: (count: string) => `${count} KB`,
  megabytes: (count: string) => `${count} MB`,
  gigabytes: (count: string) => `${count} GB`,
  tooLong: (length: string, limit: string) =>
    `This has ${length} characters. The limit is ${limit}.`,
} as const;

/** Advice about pictures. */
export const pictureStrings = {
  foreignPicture:
    'A picture comes from another site: it is missing offline, and that site sees who visits yours.',
} as const;
