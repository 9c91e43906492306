export const strings = {
  title: 'Settings',
  subtitle:
    'The name, contact details and search texts of the whole site. Where a field is empty, visitors see what is in grey.',
  tabs: 'Settings',
  save: 'Save All Settings',
  saved: { title: 'Settings saved successfully.' },
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
