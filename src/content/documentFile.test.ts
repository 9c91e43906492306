import { expect, test } from 'vitest';
import { documentView, fileNameForSaving, handedOutType, sizeInKb } from './documentFile';

test('only pictures and PDF are shown, and nothing that could run is handed out as itself', () => {
  expect(documentView('image/png')).toBe('image');
  expect(documentView('application/pdf')).toBe('pages');
  expect(handedOutType('image/jpeg')).toBe('image/jpeg');
  for (const type of ['text/html', 'image/svg+xml', 'application/xhtml+xml', 'text/xml', '']) {
    expect(documentView(type)).toBeUndefined();
    expect(handedOutType(type)).toBe('application/octet-stream');
  }
});

test.each([
  ['passport.pdf', 'passport.pdf'],
  ['../../etc/passwd', '.._.._etc_passwd'],
  ['photo\u202Egpj.exe', 'photogpj.exe'],
  ['a\u0000b\n.png', 'ab.png'],
  ['   ', 'document'],
  ['صورة.png', 'صورة.png'],
])('saved as: %j', (name, saved) => {
  expect(fileNameForSaving(name)).toBe(saved);
});

test('a size is in KB to 2 decimals', () => {
  expect(sizeInKb(12_345)).toBe('12.06 KB');
  expect(sizeInKb(0)).toBe('0.00 KB');
});
