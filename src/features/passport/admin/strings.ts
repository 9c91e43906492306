/** Texts of the comparison of an application with the passport. */
export const strings = {
  title: 'Compare with the passport',
  choose: 'Choose a picture of the passport',
  lines: 'Or scan the two lines at the foot of the passport',
  reading: 'Reading the two lines ...',
  nothing: 'The two lines could not be read.',
  visa: 'This looks like a visa, not a passport page. Use the page with the portrait.',
  failed: 'Reading has failed. Please compare by eye.',
  compared: (isDifferent: boolean, isPartial: boolean) =>
    [
      isDifferent
        ? 'The passport says something else: see the answers above.'
        : 'What could be read agrees with the application.',
      isPartial ? 'The rest could not be read with certainty.' : '',
    ]
      .join(' ')
      .trim(),
} as const;
