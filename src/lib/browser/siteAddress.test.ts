import { expect, test } from 'vitest';
import { addressIn, languageOf, pageAddress, withoutLanguage } from './siteAddress';

test.each([
  ['/', '/ar/'],
  ['/apply?type=tourist', '/ar/apply?type=tourist'],
  ['/blog/arrivals#top', '/ar/blog/arrivals#top'],
  ['/arrivals', '/ar/arrivals'],
])('%s is %s in Arabic, and back', (english, arabic) => {
  expect(addressIn('ar', english)).toBe(arabic);
  expect(addressIn('ar', arabic)).toBe(arabic);
  expect(addressIn('en', arabic)).toBe(english);
  expect(withoutLanguage(arabic)).toBe(english);
  expect([languageOf(english), languageOf(arabic)]).toEqual(['en', 'ar']);
});

test('the Arabic site without a slash is its home page', () => {
  expect([withoutLanguage('/ar'), withoutLanguage('/ar?a'), withoutLanguage('/ar#a')]).toEqual([
    '/',
    '/?a',
    '/#a',
  ]);
});

test.each(['/ar//evil.example/x', '/ar/\\evil.example', '/ar///evil.example?a'])(
  'no address names another host once the language of %s is off',
  (address) => {
    expect(languageOf(address)).toBe('ar');
    for (const path of [withoutLanguage(address), addressIn('en', address)])
      expect(new URL(path, 'https://site.example').host).toBe('site.example');
  },
);

test.each([
  ['/index.html', '/'],
  ['/ar', '/ar/'],
  ['/ar/index.html', '/ar/'],
  ['/blog/', '/blog'],
  ['/blog/index.html', '/blog'],
  ['/arrivals', '/arrivals'],
  ['/ar/shell.html', '/ar/shell.html'],
])('the page %s is kept as %s', (path, address) => {
  expect(pageAddress(path)).toBe(address);
});
