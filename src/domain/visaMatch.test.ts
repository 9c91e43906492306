import { expect, test } from 'vitest';
import { matchingOption } from '@/domain/visaOptions';

test.each([
  ['30-Day Tourist', '30 Days', 'tourist-30'],
  ['90-Day Tourist', '90 Days', 'tourist-90'],
  ['14-Day Business', '14 Days', 'business-14'],
  ['96-Hour Transit', '96 Hours', 'transit-96'],
  ['Visit Visa', '30 days', 'visit-30'],
  ['TOURIST VISA - 30 DAYS', 'one month', 'tourist-30'],
  ['Tourist', '60 Days', undefined],
  ['30-Day Tourist Express', '30 Days', undefined],
  ['', '', undefined],
])('the card %j of %j is of %j', (title, duration, id) => {
  expect(matchingOption({ title, duration })?.id).toBe(id);
});
