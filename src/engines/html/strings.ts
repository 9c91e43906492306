/** Advice about pictures. */
export const strings = {
  foreignPicture:
    'A picture comes from another site: it is missing offline, and that site sees who visits yours.',
} as const;
