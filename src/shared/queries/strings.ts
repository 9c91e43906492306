/** Texts about tracking that may be there at once. */
export const strings = {
  trackingFailed: {
    title: 'Application Not Found',
    description: 'Please check your tracking number and try again.',
  },
} as const;
