import { expect, test } from 'vitest';
import { pictureDoubt } from './pictures';

const SIDE = 64;

/** A grey picture, by the brightness of each pixel. */
function picture(lightAt: (x: number, y: number) => number): number[] {
  return Array.from({ length: SIDE ** 2 }, (_, at) =>
    lightAt(at % SIDE, Math.floor(at / SIDE)),
  ).flatMap((light) => [light, light, light, 255]);
}
const doubt = (lightAt: (x: number, y: number) => number) =>
  pictureDoubt(picture(lightAt), SIDE, SIDE);

test('sharp letters on paper are fine, even in one corner of an empty page', () => {
  expect(doubt((x) => (x % 4 < 2 ? 20 : 230))).toBeUndefined();
  expect(doubt((x, y) => (x < 16 && y < 16 && x % 4 < 2 ? 20 : 230))).toBeUndefined();
});

test('a soft gradient has no edges', () => {
  expect(doubt((x) => 128 + 100 * Math.sin(x / 10))).toBe('blurred');
});

test('a picture with little light is dark, sharp or not', () => {
  expect(doubt((x) => (x % 4 < 2 ? 10 : 60))).toBe('dark');
});
