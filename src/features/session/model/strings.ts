/** What comes of a login and of a change of the account. */
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
