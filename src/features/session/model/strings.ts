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
