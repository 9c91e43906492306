import { expect, test } from 'vitest';

import { COVER_HEIGHT, COVER_WIDTH, coverDrawing } from './CoverArtDrawing';

const slugs = ['first-week-in-dubai', 'which-visa', 'eating-in-deira', 'a', '', 'مرحبا'];

test('a seed always gives the same cover', () => {
  expect(coverDrawing('which-visa')).toEqual(coverDrawing('which-visa'));
});

test('each seed has a cover of its own', () => {
  const covers = slugs.map((slug) => JSON.stringify(coverDrawing(slug)));
  expect(new Set(covers).size).toBe(slugs.length);
});

test('the categories of the demo posts have grounds of their own', () => {
  const categories = ['Travel Guide', 'Visa Guide', 'Local Tips'];
  const grounds = categories.map((category) => coverDrawing('a', category).ground.join());
  expect(new Set(grounds).size).toBe(3);
});

test('the sun is inside the picture and every line of the ground is a finite path', () => {
  for (const slug of slugs) {
    const { sun, ground } = coverDrawing(slug, slug);
    expect(sun.x).toBeGreaterThan(0);
    expect(sun.x).toBeLessThan(COVER_WIDTH);
    expect(sun.y).toBeGreaterThan(0);
    expect(sun.y).toBeLessThan(COVER_HEIGHT);
    expect([...ground, sun.lobes].join('')).not.toContain('NaN');
    expect(Number.isInteger(sun.copies)).toBe(true);
  }
});
