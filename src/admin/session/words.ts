import { inSeconds } from '../grammar';

/** The words of the login, and of how a session ends. */
export const words = {
  login: {
    title: 'Admin Login',
    subtitle: 'Sign in to manage the site and read applications.',
    toSite: 'Back to the site',
    isNoEncryption:
      'This login is a screen lock. It keeps others out of the wrong screens; what is stored in this browser is not encrypted.',
    username: 'Username',
    noUsername: 'Enter your username.',
    password: 'Password',
    noPassword: 'Enter your password.',
    wrong: 'Invalid username or password. Please try again.',
    failed: (reason: string) => `You are not signed in. ${reason}`,
    slowed: (seconds: number) =>
      `After several wrong passwords each try takes longer: the next one about ${seconds} seconds.`,
    signIn: 'Sign in',
    signingIn: 'Signing in...',
  },
  erased: {
    title: 'This device is erased',
    text: 'The site has begun anew, as on a first visit. The login that came with it is valid.',
  },
  ending: {
    title: 'Your session is about to end',
    ofAge: (seconds: number) =>
      `A login is good for 30 minutes, and yours ends ${inSeconds(seconds)}. It cannot be made longer: save your work now, then sign in again. What you have typed is kept as a draft.`,
    ofIdleness: (seconds: number) =>
      `No activity for 14 minutes. You will be logged out ${inSeconds(seconds)}. What you have typed is kept as a draft.`,
    isActive: 'You are active again, and still signed in.',
    toWork: 'Back to my work',
    stay: 'Stay signed in',
    logOut: 'Log out now',
  },
  expired: {
    title: 'Session Expired',
    description: 'You have been logged out due to inactivity.',
  },
} as const;
