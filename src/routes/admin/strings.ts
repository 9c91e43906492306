/** Titles of the administrator's documents; those of lists stand with the types of content. */
export const strings = {
  login: 'Admin Login',
  admin: 'Admin',
  overview: 'Admin Dashboard - Overview',
  applications: 'Admin - Applications',
  counter: 'Admin - Counter',
  sealedLink: 'For the counter',
  menus: 'Admin - Menus',
  settings: 'Admin - Settings',
  profile: 'Admin - Profile',
  preview: 'Preview',
} as const;
