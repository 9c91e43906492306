/** Texts of the header, and of the way past it. */
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
