/** Texts of the footer, which comes after the page. */
export const strings = {
  nav: 'Footer',
  links: 'Quick Links',
  contact: 'Contact',
  toTop: 'Back to top',
  social: 'Social media',
  networks: {
    facebook: 'Facebook',
    twitter: 'Twitter',
    instagram: 'Instagram',
    linkedin: 'LinkedIn',
  },
} as const;
