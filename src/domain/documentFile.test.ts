import { expect, test } from 'vitest';
import {
  fileNameForSaving,
  asSafeBlob,
  typeBySignature,
  canBeShown,
  sizeInKb,
  detectType,
} from './documentFile';

const latin1 = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

test.each([
  ['\u0089PNG\r\n\u001a\n\0', 'image/png'],
  ['\u00ff\u00d8\u00ff\u00e0', 'image/jpeg'],
  ['GIF89a', 'image/gif'],
  ['RIFF\0\0\0\0WEBPVP8 ', 'image/webp'],
  ['\0\0\0\u001cftypavif', 'image/avif'],
  ['%PDF-1.7', 'application/pdf'],
  ['<svg onload=alert(1)>', undefined],
  ['<!doctype html>', undefined],
  ['\u00ef\u00bb\u00bf%PDF-1.4', 'application/pdf'],
  ['\n%PDF-1.4', 'application/pdf'],
  ['Content-type: application/pdf\r\n\r\n%PDF-1.4', 'application/pdf'],
  [`${'\0'.repeat(1019)}%PDF-1.4`, 'application/pdf'],
  [`${'\0'.repeat(1020)}%PDF-1.4`, undefined],
  ['RIFF\0\0\0\0WAVE', undefined],
  ['', undefined],
])('a file is detected by its first bytes: %j', (begin, type) => {
  expect(typeBySignature(latin1(begin))).toBe(type);
});

test('only pictures and PDFs are displayed, and nothing executable keeps its type', async () => {
  expect(canBeShown('image/png')).toBe(true);
  expect(canBeShown('application/pdf')).toBe(true);
  for (const type of ['text/html', 'image/svg+xml', 'application/xhtml+xml', 'text/xml', ''])
    expect(canBeShown(type)).toBe(false);
  const disguised = new Blob(['<script>alert(1)</script>'], { type: 'application/pdf' });
  expect(await asSafeBlob(disguised)).toMatchObject({ type: 'application/octet-stream', size: 25 });
  const renamed = new Blob(['%PDF-1.7'], { type: 'text/html' });
  expect((await asSafeBlob(renamed)).type).toBe('application/pdf');
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

test.each([
  ['hello', 'image/jpeg', 'application/octet-stream'],
  ['', 'application/pdf', 'application/octet-stream'],
  ['%PDF-1.7', 'image/jpeg', 'application/pdf'],
  ['\u0000\u0000\u0000\u0018ftypheic', 'image/heic', 'image/heic'],
  ['hello', 'text/plain', 'text/plain'],
])('%j that claims to be %j is %j', async (begin, claimed, type) => {
  expect(await detectType(new Blob([latin1(begin)], { type: claimed }))).toBe(type);
});
