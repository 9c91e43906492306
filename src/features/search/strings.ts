/** Search synonyms of a screen, by its address. */
const screenWords: Readonly<Record<string, string | undefined>> = {
  '/admin/dashboard/overview': 'messages unread report decisions chart',
  '/admin/dashboard/applications': 'inbox csv export print list',
  '/admin/dashboard/menus': 'header footer navigation links',
};

/** Texts of the command palette; `otherWords` are search synonyms of its commands. */
export const strings = {
  title: 'Search, or choose a command',
  commands: 'Commands',
  kinds: {
    command: 'Command',
    setting: 'Setting',
    headerMenu: 'Header menu',
    footerMenu: 'Footer menu',
  },
  newEntry: { otherWords: 'add' },
  counter: {
    title: 'Open the counter',
    otherWords: 'scan code accept take over decide slip queue waiting day today office',
  },
  publish: {
    title: 'Publish',
    otherWords: 'visitors content.json host upload release live',
  },
  goTo: (screen: string) => `Go to ${screen.toLowerCase()}`,
  screenWords,
  data: {
    backup: { title: 'Make or restore a backup', otherWords: 'data export import file copy' },
    recovery: {
      title: 'Recovery',
      otherWords: 'data restore points undo go back snapshots history set aside',
    },
    storage: { title: 'Storage', otherWords: 'data space room full move old applications' },
    counters: {
      title: 'Share with other counters',
      otherWords: 'counters folder sync synchronise exchange file office key',
    },
    erase: { title: 'Erase this device', otherWords: 'data delete everything reset' },
  },
  password: { title: 'Change password', otherWords: 'profile login account' },
  settingsPlace: (tab: string) => `Settings, ${tab}`,
  settingsTab: (tab: string) => `Settings: ${tab}`,
  viewSite: {
    title: 'View site',
    otherWords: 'opens the public pages in a new tab visitor website home',
  },
  switchTheme: { title: 'Switch between light and dark', otherWords: 'theme colours' },
  logOut: { title: 'Log out', otherWords: 'logout sign out leave' },
  inApplications: (typed: string) => `Find “${typed}” in all applications`,
} as const;

/** Texts of the visitors' search. */
export const visitorStrings = {
  label: 'Search this site',
  offered: 'Go to',
  ask: 'Ask us',
  contact: 'Send us a message',
  track: (number: string) => `Track ${number}`,
  question: 'Question',
  page: 'Page',
  post: 'Post',
  visa: 'Visa',
} as const;
