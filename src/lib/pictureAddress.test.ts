import { expect, test } from 'vitest';
import { isPictureAddress, isPictureData } from './pictureAddress';

test.each(['/logo.png', 'https://a.example/b', ' http://a.example/b ', 'data:image/png;base64,AA'])(
  '%j is loaded',
  (address) => {
    expect(isPictureAddress(address)).toBe(true);
  },
);

test.each([
  '',
  'logo.png',
  '//a.example/b',
  '/\\a.example',
  'javascript:1',
  'data:image/svg+xml,<svg/>',
])('%j is not', (address) => {
  expect(isPictureAddress(address)).toBe(false);
});

test('only raster data is a picture by itself', () => {
  expect(isPictureData('data:image/webp;base64,AA')).toBe(true);
  expect(isPictureData('/logo.png')).toBe(false);
  expect(isPictureData('data:text/html,image/png')).toBe(false);
});
