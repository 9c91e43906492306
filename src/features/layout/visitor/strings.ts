/** Texts of the header and of the link that skips it. */
export const strings = {
  skip: 'Skip to content',
  header: {
    nav: 'Main',
    mobileNav: 'Mobile',
    openMenu: 'Open menu',
    closeMenu: 'Close menu',
    track: 'Track',
    trackInMenu: 'Track Application',
    apply: 'Apply Now',
    more: 'More',
  },
} as const;

/** Texts of the footer, which is loaded after the page. */
export const deferredStrings = {
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
