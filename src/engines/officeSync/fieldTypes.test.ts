import { expect, test } from 'vitest';
import { accepts } from './fieldTypes';

test.each([
  ['pages', 'title', 'Fees', true],
  ['pages', 'title', 5, true],
  ['pages', 'title', null, true],
  ['pages', 'title', { html: 'Fees' }, false],
  ['pages', 'title', true, false],
  ['pages', 'published', false, true],
  ['pages', 'published', 'no', false],
  ['pages', 'ofANewerVersion', [{}], true],
  ['sections', 'order', '3', true],
  ['sections', 'order', 'first', false],
  ['sections', 'imagePosition', 'right', true],
  ['sections', 'imagePosition', 'middle', false],
  ['visaCards', 'features', ['Wi-Fi'], true],
  ['visaCards', 'features', 'Wi-Fi', false],
  ['visaApplications', '', { documents: {}, purpose: 'Visit' }, true],
  ['visaApplications', '', { documents: [] }, false],
  ['visaApplications', '', 'none', false],
  ['visaApplications', 'way', { how: 'paste' }, false],
  ['visaApplications', 'firstName', 'Mia', false],
  ['contactMessages', 'read', true, true],
  ['contactMessages', 'read', 'yes', false],
  ['menus', 'label', ['About'], false],
  ['menus', 'list', 'footer', true],
  ['settings', 'siteName', [], false],
  ['settings', 'siteName.x', 'Gate', false],
  ['settings', 'socialLinks.facebook', 'https://a.example', true],
  ['settings', 'socialLinks.facebook', {}, false],
  ['settings', 'socialLinks', 'none', false],
  ['settings', 'openingHours.sunday', '9 to 5', true],
  ['counters', 'name', 'Reception', true],
  ['counters', 'name', 'x'.repeat(61), false],
] as const)('in %s, %s %j is accepted: %j', (key, field, value, isAccepted) => {
  expect(accepts(key, field, value)).toBe(isAccepted);
});
