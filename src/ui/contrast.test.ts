import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { themeColours as barColours } from './theme';

/* WCAG 2.2 contrast of all pairs of colour tokens that can meet, read from the style sheet. */

type Colour = [lightness: number, chroma: number, hue: number];

const sheet = readFileSync(new URL('../index.css', import.meta.url), 'utf8');

function themeColours(theme: string): (token: string) => Colour {
  const block = new RegExp(`@plugin 'daisyui/theme' \\{\\s*name: '${theme}';([^}]*)\\}`).exec(
    sheet,
  );
  const colours = new Map<string, Colour>();
  const declaration = /--(?:color-)?([\w-]+): oklch\(([\d.]+)% ([\d.]+) ([\d.]+)\)/g;
  for (const [, token = '', l, c, h] of (block?.[1] ?? '').matchAll(declaration))
    colours.set(token, [Number(l) / 100, Number(c), Number(h)]);
  return (token) => {
    const colour = colours.get(token);
    if (colour === undefined) throw new Error(`the theme ${theme} has no colour ${token}`);
    return colour;
  };
}

const inGamut = (channel: number) => Math.min(1, Math.max(0, channel));

/** Red, green and blue in linear light. */
function linearRgb([lightness, chroma, hue]: Colour): [number, number, number] {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    inGamut(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    inGamut(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    inGamut(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

function luminance(colour: Colour): number {
  const [red, green, blue] = linearRgb(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function hex(colour: Colour): string {
  const channels = linearRgb(colour).map((channel) => {
    const encoded = channel <= 0.0031308 ? 12.92 * channel : 1.055 * channel ** (1 / 2.4) - 0.055;
    return Math.round(255 * encoded)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`;
}

function contrast(one: Colour, other: Colour): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

const papers = ['base-100', 'base-200', 'base-300'];
const inks = [
  'base-content',
  'muted',
  'primary',
  'secondary',
  'success',
  'error',
  'advice',
  'neutral',
];
const fills = ['primary', 'secondary', 'neutral', 'warning', 'error', 'night', 'yellow'];

const textPairs = [
  ...inks.flatMap((ink) => papers.map((paper) => [ink, paper] as const)),
  ...fills.map((fill) => [`${fill}-content`, fill] as const),
  ['night-muted', 'night'] as const,
];

test('black on white is 21 to 1', () => {
  expect(contrast([0, 0, 0], [1, 0, 0])).toBeCloseTo(21, 1);
});

for (const theme of ['paper', 'dusk'] as const) {
  const colour = themeColours(theme);

  test.each(textPairs)(`${theme}: text in %s reads on %s`, (ink, paper) => {
    expect(contrast(colour(ink), colour(paper))).toBeGreaterThanOrEqual(4.5);
  });

  test(`${theme}: the browser's bar has the colour of the page`, () => {
    expect(barColours[theme]).toBe(hex(colour('base-100')));
  });

  test.each(papers)(`${theme}: the edge of a control is seen on %s`, (paper) => {
    expect(contrast(colour('control'), colour(paper))).toBeGreaterThanOrEqual(3);
  });

  test(`${theme}: the focus ring is seen on the night of the footer`, () => {
    expect(contrast(colour('night-content'), colour('night'))).toBeGreaterThanOrEqual(3);
  });
}
