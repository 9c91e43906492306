/** Texts of the comparison of an application with the passport. */
export const strings = {
  title: 'Compare with the passport',
  choose: 'Choose a picture of the passport',
  lines: 'Or its two lines, typed by a reader',
  reading: 'Reading the two lines ...',
  nothing: 'The two lines could not be read.',
  failed: 'Reading has failed. Please compare by eye.',
  same: 'What could be read agrees with the application.',
  differs: 'The passport says something else: see the answers below.',
  partial: 'The rest could not be read with certainty.',
} as const;
