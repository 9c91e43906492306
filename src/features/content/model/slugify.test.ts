import { expect, test } from 'vitest';
import { slugify } from './entryForm';

test.each([
  ['About Us', 'about-us'],
  ['  Visa   for\tDubai\n', '-visa-for-dubai-'],
  ['10 Tips & Tricks!', '10-tips--tricks'],
  ['snake_case and-hyphen', 'snake_case-and-hyphen'],
  ['Café', 'cafe'],
  ['Ünïcode Straße', 'unicode-strasse'],
  ['İstanbul Łódź Đà Nẵng', 'istanbul-lodz-da-nang'],
  ['../../etc?x=1#y', 'etcx1y'],
  ['تأشيرة دبي: ٣٠ يوماً!', 'تأشيرة-دبي-٣٠-يوماً'],
  ['दुबई वीज़ा', 'दुबई-वीज़ा'],
  ['😀 \uFE0F 1\uFE0F', '--1'],
  ['', ''],
])('%j becomes %j', (title, slug) => {
  expect(slugify(title)).toBe(slug);
});
