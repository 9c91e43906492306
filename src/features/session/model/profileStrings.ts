/** Names of the profile's fields, and why a change is refused. */
export const strings = {
  labels: { username: 'Username', email: 'Email', phone: 'Phone' },
  password: {
    empty: 'Please fill in all password fields.',
    wrong: 'Current password is incorrect.',
    different: 'New passwords do not match.',
    tooShort: (length: number) => `New password must be at least ${length} characters long.`,
  },
  noUsername: 'Enter a username.',
} as const;
