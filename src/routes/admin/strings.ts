/** Document titles of the admin screens; those of lists are in the content types. */
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
