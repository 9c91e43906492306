export const strings = {
  notChanged: 'Nothing was changed',
  entries: {
    overview: 'Overview',
    applications: 'Applications',
    menus: 'Menus',
    settings: 'Settings',
    profile: 'Profile',
  },
} as const;
