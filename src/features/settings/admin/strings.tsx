export const strings = {
  title: 'Settings',
  subtitle: 'The name, contact details and search texts of the whole site.',
  tabs: 'Settings',
  /** Within a sentence. */
  what: 'settings',
  save: 'Save All Settings',
  saved: { title: 'Settings saved successfully.' },
  instead: (hint = '') => `${hint} If it is empty, visitors see the text in grey.`.trim(),
  /** Placeholders. */
  examples: {
    logo: '/logo.png or https://',
    favicon: '/favicon.png or https://',
  },
  preview: (label: string) => `Preview: ${label}`,
  files: {
    title: 'Files for search engines',
    generate: (file: string) => `Generate ${file}`,
    notYet: "This feature isn't implemented yet.",
  },
} as const;
