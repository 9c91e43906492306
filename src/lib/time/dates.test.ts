import { expect, test } from 'vitest';
import { writtenDate } from './dates';

test.each([
  ['1990-05-03', ['Thursday', 'May', '3', '1990']],
  ['2026-11-20', ['Friday', 'November', '20', '2026']],
])('%s is written out with its weekday', (date, words) => {
  for (const word of words) expect(writtenDate(date)).toContain(word);
});

test.each(['', '1990', '03/05/1990', '2026-13-40', '2026-02-31', '<b>1990-05-03</b>'])(
  '%j is no date',
  (date) => {
    expect(writtenDate(date)).toBeUndefined();
  },
);
