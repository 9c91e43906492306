export const strings = {
  entries: {
    overview: 'Overview',
    applications: 'Applications',
    menus: 'Menus',
    settings: 'Settings',
    profile: 'Profile',
  },
} as const;
