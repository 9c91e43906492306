/** Texts that come after a post. */
export const strings = {
  title: 'Ready for Dubai?',
  text: 'Three steps, about ten minutes. Have your passport and a photo ready.',
  choose: 'Choose your visa',
} as const;
