import { array, assert, constantFrom, oneof, property, string } from '@test/fastCheck';
import { describe, expect, test } from 'vitest';
import { isInternalPath, isPictureData, linkUrl, pictureUrl, safeUrl } from './safeUrl';

const DATA_PNG = 'data:image/png;base64,iVBORw0KGgo=';

test.each([
  ['/about', '/about'],
  ['about', 'about'],
  [' https://example.com/a?b=c#d ', 'https://example.com/a?b=c#d'],
  ['/search?next=//example.com', '/search?next=//example.com'],
  ['mailto:a@example.com', 'mailto:a@example.com'],
  ['tel:+9714', 'tel:+9714'],
  ['#faq', '#faq'],
  ['../about', '../about'],
  ['a/b.html', 'a/b.html'],
  ['www.example.com', undefined],
  [' facebook.com/example?a=b', undefined],
  ['page:2', undefined],
  ['javascript:alert(1)', undefined],
  ['JaVaScRiPt:alert(1)', undefined],
  ['java\nscript:alert(1)', undefined],
  ['\u0001javascript:alert(1)', undefined],
  ['data:text/html,<script>alert(1)</script>', undefined],
  [DATA_PNG, undefined],
  ['vbscript:x', undefined],
  ['blob:https://example.com/1', undefined],
  ['//evil.example', undefined],
  ['/\\evil.example', undefined],
  ['\\\\evil.example', undefined],
  ['/\t/evil.example', undefined],
  ['\u200b//evil.example', undefined],
  ['/a/..//evil.example', undefined],
  ['/.//evil.example', undefined],
  ['/ar//evil.example', undefined],
  ['//[', undefined],
  ['', undefined],
  ['   ', undefined],
])('a link to %j is %j', (link, expected) => {
  expect(safeUrl(link)).toBe(expected);
});

test.each([
  ['/logo.png', '/logo.png'],
  [' https://a.example/b ', 'https://a.example/b'],
  ['http://a.example/b', undefined],
  ['HTTP://a.example/b', undefined],
  [DATA_PNG, DATA_PNG],
  ['data:image/svg+xml,<svg/>', undefined],
  ['data:image/svg+xml;base64,PHN2Zy8+', undefined],
  ['data:image/png,<svg onload=alert(1)>', undefined],
  ['mailto:a@example.com', undefined],
  ['//a.example/b', undefined],
  ['javascript:1', undefined],
])('a picture from %j is %j', (address, expected) => {
  expect(safeUrl(address, 'picture')).toBe(expected);
});

test.each([
  ['facebook.com/example', 'https://facebook.com/example'],
  [' www.example.com ', 'https://www.example.com'],
  ['example.ae:8080?a=1', 'https://example.ae:8080?a=1'],
  ['пример.рф/виза', 'https://пример.рф/виза'],
  ['/about', '/about'],
  ['#fees', '#fees'],
  ['about', 'about'],
  ['@example', '@example'],
  ['https://example.com', 'https://example.com'],
  ['mailto:ann@example.com', 'mailto:ann@example.com'],
  ['ann@example.com', undefined],
  ['//example.com', undefined],
  ['javascript:example.com', undefined],
])('the field of a link with %j leads to %j', (link, expected) => {
  expect(linkUrl(link)).toBe(expected);
});

describe('whatever was stored', () => {
  /** Strings of characters that confuse URL parsers. */
  const pieces = ['java', 'script', 'data', 'http', 'https', 'mailto', 'tel', 'vbscript', 'blob'];
  const marks = [
    ':',
    '/',
    '//',
    '\\',
    '.',
    '..',
    '@',
    '#',
    '?',
    '%2f',
    '&colon;',
    '[',
    'evil.example',
  ];
  const gaps = [
    ' ',
    '\t',
    '\n',
    '\r',
    '\0',
    '\u00a0',
    '\u200b',
    '\u2028',
    '\ufeff',
    'image/png;base64,',
  ];
  const address = array(
    oneof(constantFrom(...pieces, ...marks, ...gaps), string({ maxLength: 3 })),
    {
      maxLength: 8,
    },
  ).map((parts) => parts.join(''));
  /** Resolves a link as browsers do on various screens. */
  const read = (href: string) =>
    ['/', '/blog/post', '/a/b/']
      .map((path) => `https://visa.example${path}`)
      .flatMap((base) => (URL.canParse(href, base) ? [new URL(href, base)] : []));

  test('is let through only to where it may lead', () => {
    const leadsAstray = (href: string) =>
      read(href).some(({ protocol, host }) => {
        const isElsewhere = host !== 'visa.example' && host !== '';
        // Another host is allowed only with its scheme; browsers drop tabs, line breaks and leading
        // control characters.
        // oxlint-disable-next-line no-control-regex
        const isFull = /^[\u0000-\u0020]*https?:/i.test(href.replace(/[\t\n\r]/g, ''));
        return (
          !['http:', 'https:', 'mailto:', 'tel:'].includes(protocol) || (isElsewhere && !isFull)
        );
      });
    assert(
      property(address, (stored) => {
        const href = safeUrl(stored);
        expect(href !== undefined && leadsAstray(href)).toBe(false);
      }),
      { numRuns: 20_000 },
    );
  });

  test('is loaded as a picture only over https or as raster data', () => {
    const isNoPicture = (source: string) =>
      read(source).some(({ href }) => !/^(?:https:|data:image\/png;base64,)/.test(href));
    assert(
      property(address, (stored) => {
        const source = safeUrl(stored, 'picture');
        expect(source !== undefined && isNoPicture(source)).toBe(false);
      }),
      { numRuns: 20_000 },
    );
  });
});

test('only a path of this site is internal', () => {
  expect(isInternalPath('/about')).toBe(true);
  expect(isInternalPath('//evil.example')).toBe(false);
  expect(isInternalPath('/\\evil.example')).toBe(false);
  expect(isInternalPath('/a/..//evil.example')).toBe(false);
  expect(isInternalPath('https://example.com')).toBe(false);
});

test('only raster data is a picture by itself', () => {
  expect(isPictureData(DATA_PNG)).toBe(true);
  expect(isPictureData('/logo.png')).toBe(false);
  expect(isPictureData('data:text/html,image/png')).toBe(false);
});

test.each([
  '/logo.png',
  'https://a.example/b',
  ' https://a.example/b ',
  'data:image/png;base64,AA',
])('the picture %j is loaded', (address) => {
  expect(pictureUrl(address)).toBe(address.trim());
});

test.each([
  '',
  'logo.png',
  'http://a.example/b',
  '//a.example/b',
  '/\\a.example',
  'https:a',
  'javascript:1',
])('the picture %j is not loaded', (address) => {
  expect(pictureUrl(address)).toBeUndefined();
});
