import { expect, test } from 'vitest';
import { readMrz } from '@/engines/passport/read';
import { SPECIMEN_LINES } from '@/features/home/visitor/HomeParts';
import { visaLines } from '@/lib/text/machineReadable';
import { randomNumbers, samplePassport } from './generate';

/** Seeds of pictures of which every field is offered. */
const SEEDS = [5008, 5012];

test.each(SEEDS)('picture %i is read, and all of it is offered', async (seed) => {
  const sample = await samplePassport(seed);
  const reading = readMrz(sample);
  expect(reading?.lines).toEqual(sample.lines);
  expect(Object.values(reading?.confidence ?? {})).toEqual(Array(6).fill(true));
});

test.each<[string, [string, string]]>([
  [
    'a visa',
    [
      'V<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<',
      'L8988901C4XXX4009078F96121096ZE184226B<<<<<<',
    ],
  ],
  ['the home page’s specimen', [SPECIMEN_LINES[0] ?? '', SPECIMEN_LINES[1] ?? '']],
  [
    'a receipt',
    visaLines({ names: ['Eriksson', 'Anna'], number: 'DV123456', birthDate: '', more: '' }),
  ],
])(
  'the lines of %s are read, and nothing of them is offered',
  async (_name, lines) => {
    for (const seed of SEEDS) {
      const reading = readMrz(await samplePassport(seed, { lines }));
      expect(reading?.lines).toEqual(lines);
      expect(Object.values(reading?.confidence ?? {})).toEqual(Array(6).fill(false));
    }
  },
  90_000,
);

const random = randomNumbers(7);

test.each([
  ['a blank page', () => 240],
  ['noise', () => 255 * random()],
  ['stripes', (i: number) => (Math.floor(i / 3600 / 12) % 2) * 200],
  ['a bar code', (i: number) => (Math.sin(Math.floor((i % 3600) / 4) ** 1.3) > 0 ? 230 : 20)],
])('in %s nothing is found', (_name, level) => {
  const [width, height] = [900, 600];
  const data = Uint8ClampedArray.from({ length: width * height * 4 }, (_, i) => level(i));
  expect(readMrz({ data, width, height })).toBeUndefined();
});

test('pictures of a few pixels hold nothing', () => {
  for (const side of [1, 2, 9])
    expect(
      readMrz({ data: new Uint8ClampedArray(side * side * 4), width: side, height: side }),
    ).toBeUndefined();
});
