import { existsSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { themeColours } from '../src/ui/theme.ts';
import { manifest as manifestOf } from './manifest.ts';

const manifest = manifestOf('en');

/** Safe-zone radius of a maskable icon, relative to its width. */
const SAFE_RADIUS = 0.4;
/** Channel difference allowed for resampling and the palette. */
const TOLERANCE = 4;

const fileOf = (src: string | undefined) => new URL(`../public${src ?? ''}`, import.meta.url);
const pathOf = (src: string | undefined) => decodeURIComponent(fileOf(src).pathname);
const icons = manifest.icons ?? [];
const shortcuts = manifest.shortcuts ?? [];
const screenshots = manifest.screenshots ?? [];

async function pixels(src: string | undefined) {
  const { data, info } = await sharp(pathOf(src))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Array.from({ length: info.width * info.height }, (_, index) => {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(index * 4, index * 4 + 4);
    const x = (index % info.width) + 0.5 - info.width / 2;
    const y = Math.floor(index / info.width) + 0.5 - info.height / 2;
    return { red, green, blue, alpha, fromCentre: Math.hypot(x, y) / info.width };
  });
}

describe('the manifest', () => {
  test.each(['en', 'ar'] as const)('has a short name that fits under an icon: %s', (language) => {
    expect(manifestOf(language).short_name?.length).toBeLessThanOrEqual(12);
  });

  test('has an icon for each purpose, and separate ones for masks', () => {
    const made = icons.map(({ purpose, sizes = '' }) => `${String(purpose)} ${sizes}`);
    expect(made.toSorted()).toEqual([
      'any 192x192',
      'any 512x512',
      'maskable 192x192',
      'maskable 512x512',
      'monochrome 512x512',
    ]);
  });

  const pictures = [...icons, ...shortcuts.flatMap((each) => each.icons ?? []), ...screenshots];
  test.each(pictures.map(({ src, sizes }) => [src, sizes]))(
    'names %s as large as it is',
    async (src, sizes) => {
      expect(existsSync(fileOf(src))).toBe(true);
      const { width, height, format } = await sharp(pathOf(src)).metadata();
      expect({ size: `${String(width)}x${String(height)}`, format }).toEqual({
        size: sizes,
        format: 'png',
      });
    },
  );

  test('has screenshots for narrow and for wide windows', () => {
    expect(new Set(screenshots.map((each) => each.form_factor))).toEqual(
      new Set(['narrow', 'wide']),
    );
  });
});

test.each([192, 512])('nothing of the maskable icon of %i px is cut by any mask', async (size) => {
  const all = await pixels(`/maskable-icon-${String(size)}x${String(size)}.png`);
  const paper = [1, 3, 5].map((at) => Number.parseInt(themeColours.paper.slice(at, at + 2), 16));
  const outside = all.filter(({ fromCentre }) => fromCentre > SAFE_RADIUS);
  const drawn = outside.filter(({ red, green, blue, alpha }) =>
    [red, green, blue].some(
      (value, index) => alpha < 255 || Math.abs(value - (paper[index] ?? 0)) > TOLERANCE,
    ),
  );
  expect(drawn).toEqual([]);
});

test('the monochrome icon is a shape in one colour, inside the safe circle', async () => {
  const all = await pixels('/monochrome-icon-512x512.png');
  const shape = all.filter(({ alpha }) => alpha > 0);
  expect(shape.length).toBeGreaterThan(all.length / 20);
  expect(shape.every(({ red, green, blue }) => red + green + blue === 0)).toBe(true);
  expect(Math.max(...shape.map(({ fromCentre }) => fromCentre))).toBeLessThan(SAFE_RADIUS);
});

test('the icon for iOS is opaque, which would fill what is transparent with black', async () => {
  const { width, height } = await sharp(pathOf('/apple-touch-icon-180x180.png')).metadata();
  expect([width, height]).toEqual([180, 180]);
  const all = await pixels('/apple-touch-icon-180x180.png');
  expect(all.every(({ alpha }) => alpha === 255)).toBe(true);
});
