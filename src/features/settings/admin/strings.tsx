export const strings = {
  title: 'Settings',
  subtitle: 'The name, contact details and search texts of the whole site.',
  tabs: 'Settings',
  /** Used in a sentence. */
  what: 'settings',
  onlyStored: 'This site does not send email. These settings are only stored.',
  save: 'Save All Settings',
  saved: { title: 'Settings saved successfully.' },
  instead: (hint = '') => `${hint} Leave empty to use the grey text.`.trim(),
  /** Placeholders. */
  examples: {
    logo: '/logo.png or https://',
    favicon: '/favicon.png or https://',
  },
  fees: {
    title: 'Fees in dirhams (AED)',
    hint: 'The form and the visa cards show them. A new fee counts from the moment you save it: publish it at once. Applications submitted before keep theirs.',
  },
  preview: (label: string) => `Preview: ${label}`,
  files: {
    title: 'Files for search engines',
    generate: (file: string) => `Generate ${file}`,
    notYet: "This feature isn't implemented yet.",
  },
} as const;
