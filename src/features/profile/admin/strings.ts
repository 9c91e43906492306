export const strings = {
  title: 'Profile',
  data: 'Data',
  office: { title: 'Office', key: 'Key', counters: 'Counters' },
  unreadable: 'The profile could not be read. Reload this page to try again.',
  updating: 'Updating...',
  /** Used in a sentence. */
  what: 'profile',
  version: (version: string) => `Version ${version}`,
  profile: {
    title: 'Profile Information',
    username: 'Username',
    email: 'Email',
    phone: 'Phone',
    loginName: (name: string) => `You sign in as ${name}.`,
    save: 'Update Profile',
    failed: (reason: string) =>
      `Your profile was not saved. ${reason} Nothing that you typed is lost.`,
  },
  password: {
    title: 'Change Password',
    current: 'Current Password',
    next: 'New Password',
    nextHint: 'At least 8 characters.',
    confirm: 'Confirm New Password',
    save: 'Update Password',
    failed: (reason: string) => `Your password was not changed. ${reason}`,
    isNoEncryption:
      'This password locks these screens in this browser. It encrypts nothing. On another device, or after the site’s data is cleared, the original login applies.',
  },
} as const;
