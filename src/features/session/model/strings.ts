import { inSeconds } from '@/lib/text/numbers';
/** Results of a login and of changes to the account. */
export const strings = {
  login: {
    done: { title: 'Login Successful!' },
    failed: {
      title: 'Login Failed',
      description: 'Invalid username or password. Please try again.',
    },
  },
  notKept: 'This browser blocks local storage, so every page load signs you out.',
  profileSaved: {
    title: 'Profile Updated',
    description: 'Your profile information has been saved.',
  },
  passwordChanged: {
    title: 'Password Updated Successfully!',
    description: 'Please use your new password for later logins.',
  },
} as const;

/** Names of the profile's fields, and why a change is refused. */
export const profileStrings = {
  labels: { username: 'Username', email: 'Email', phone: 'Phone' },
  password: {
    empty: 'Please fill in all password fields.',
    wrong: 'Current password is incorrect.',
    different: 'New passwords do not match.',
    tooShort: (length: number) => `New password must be at least ${length} characters long.`,
  },
  noUsername: 'Enter a username.',
} as const;

export const adminStrings = {
  login: {
    title: 'Admin Login',
    subtitle: 'Sign in to manage the site and read applications.',
    toSite: 'Back to the site',
    isNoEncryption:
      'This login locks the admin screens. Data stored in this browser is not encrypted.',
    username: 'Username',
    noUsername: 'Enter your username.',
    password: 'Password',
    noPassword: 'Enter your password.',
    wrong: 'Invalid username or password. Please try again.',
    failed: (reason: string) => `You are not signed in. ${reason}`,
    signIn: 'Sign in',
    signingIn: 'Signing in...',
  },
  erased: {
    title: 'This device is erased',
    text: 'The site starts again with its demo content and its original password.',
  },
  ending: {
    title: 'Your session is about to end',
    ofAge: (seconds: number) =>
      `A session lasts 30 minutes, and yours ends ${inSeconds(seconds)}. It cannot be extended: save your work now, then sign in again. What you have typed is kept as a draft.`,
    ofIdleness: (seconds: number) =>
      `No activity for 14 minutes. You will be signed out ${inSeconds(seconds)}. What you have typed is kept as a draft.`,
    isActive: 'You are still signed in.',
    toWork: 'Back to my work',
    stay: 'Stay signed in',
    logOut: 'Sign out now',
  },
  expired: {
    title: 'Session Expired',
    description: 'You have been logged out due to inactivity.',
  },
} as const;
