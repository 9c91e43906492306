import { expect, test } from 'vitest';
import { demoVisaCards } from '@/domain/seed/demoContent';
import { priceAdvice } from './types/visaCard';

const card = { title: '14-Day Business', duration: '14 Days' };
const set = { fees: { 'business-14': [{ from: '2026-03-02T08:00:00.000Z', fee: 1400 }] } };

test('the prices of the demo’s cards fit the fees of the specification', () => {
  expect(demoVisaCards.map((each) => priceAdvice(each, {}))).toEqual(
    demoVisaCards.map(() => undefined),
  );
});

test.each([
  'AED 1,400',
  '1400',
  '١٤٠٠ درهم',
  '١٬٤٠٠ درهم',
  '$381',
  'US$ 400',
  '€ 99',
  'on request',
])('a price of %s fits a fee of AED 1,400', (price) => {
  expect(priceAdvice({ ...card, price }, set)).toBeUndefined();
});

test.each(['AED 999', '$120', '140', '1,400.50 AED', '$1400'])(
  'a price of %s does not fit a fee of AED 1,400',
  (price) => {
    expect(priceAdvice({ ...card, price }, set)).toContain('AED 1,400');
  },
);

test('a card of no visa of the form has no fee to fit', () => {
  expect(priceAdvice({ ...card, title: 'Golden', price: 'AED 1' }, set)).toBeUndefined();
});
