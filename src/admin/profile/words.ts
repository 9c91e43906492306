/** The words of the profile's screen. */
export const words = {
  title: 'Profile',
  subtitle: 'Your name on this site, and your login.',
  unreadable: 'The profile could not be read. Reload this page to try again.',
  updating: 'Updating...',
  profile: {
    title: 'Profile Information',
    username: 'Username',
    email: 'Email',
    phone: 'Phone',
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
      'This password is a screen lock for this browser, not encryption: it keeps others out of these screens, but applications and content are stored here in plain form. On another device, and after the site’s data is cleared, the login that came with the site is valid.',
  },
} as const;
