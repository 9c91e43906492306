/** Values in a comparison of two versions. */
export const strings = {
  uploadedPicture: 'an uploaded picture',
  yes: 'Yes',
  no: 'No',
} as const;
