/** The site's name and texts where the settings are empty (SPEC section 2). */
export const strings = {
  siteName: 'Dubai Visa',
  footer: {
    name: 'Dubai Visa Services',
    description: 'Dubai visas in three steps, on any device, online or offline.',
    address: 'Dubai, United Arab Emirates',
    copyright: (name: string) => `© 2024 ${name}. All rights reserved.`,
  },
} as const;
