import { plural } from '@/lib/text/plural';

export const strings = {
  notChanged: 'Nothing was changed',
  linksChanged: (count: number) =>
    plural(count, { one: '1 link changed.', other: `${count} links changed.` }),
  entries: {
    overview: 'Overview',
    applications: 'Applications',
    menus: 'Menus',
    settings: 'Settings',
    profile: 'Profile',
  },
} as const;
