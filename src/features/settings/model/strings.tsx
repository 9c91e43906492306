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

/** Names of the settings, and what is wrong with them. */
export const fieldStrings = {
  tabs: { general: 'General', contact: 'Contact & Social', seo: 'SEO', email: 'Email (SMTP)' },
  labels: {
    siteName: 'Site Name',
    siteDescription: 'Site Description',
    logoUrl: 'Logo',
    faviconUrl: 'Favicon',
    copyrightText: 'Copyright Text',
    rejectionReasons: 'Reasons for a Rejection',
    contactEmail: 'Contact Email',
    contactPhone: 'Contact Phone',
    address: 'Address',
    facebook: 'Facebook',
    twitter: 'Twitter',
    instagram: 'Instagram',
    linkedin: 'LinkedIn',
    globalMetaTitle: 'Global Meta Title',
    globalMetaDescription: 'Global Meta Description',
    smtpHost: 'SMTP Host',
    smtpPort: 'SMTP Port',
    smtpUser: 'SMTP User',
    smtpPass: 'SMTP Password',
  },
  hints: {
    siteDescription: 'Shown in the footer of every page.',
    logoUrl: 'Shown beside the site name in the header and footer.',
    faviconUrl: 'The small picture on the browser tab.',
    rejectionReasons:
      'One per line. The counter offers them, and the chosen one is printed on the slip.',
    globalMetaTitle: 'The title of the home page in search results and on the browser tab.',
    globalMetaDescription: 'The text under the title in search results.',
    smtpPass: 'Stored in this browser unencrypted. Search, restore points and drafts leave it out.',
  },
  hiddenPassword: 'a password (not shown)',
  problems: {
    email: 'Enter an email address such as name@example.com.',
    profile: 'A profile is a web address: begin with https://.',
    picture: 'Use a path of this site such as /logo.png, an https:// address, or upload a picture.',
    noScheme: 'Start with https://, as in https://example.com/your-name.',
    otherHost: (host: string) => `This address is at ${host}. Is it the right one?`,
    reason: (most: string) => `A reason has at most ${most} characters.`,
    fee: (most: string) => `Enter whole dirhams, from 0 to ${most}.`,
    port: 'A port is a number from 1 to 65535, such as 587.',
    server: 'Enter only the name of the server, such as smtp.example.com.',
  },
} as const;
