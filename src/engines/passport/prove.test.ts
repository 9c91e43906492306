import { expect, test } from 'vitest';
import { proved } from './read';
import { CHARACTERS } from '@/lib/text/machineReadable';
import { LINE_LENGTH } from './td3';

const LINES = [
  'P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<',
  'L898902C36UTO7408122F1204159ZE184226B<<<<<10',
] as const;

/** Log-probabilities with which every character of both lines is clear, except for these doubts. */
function shares(...doubts: [line: 0 | 1, place: number, character: string, share: number][]) {
  const [upper, lower] = ([0, 1] as const).map((line) =>
    Array.from({ length: LINE_LENGTH }, (_, place) => {
      const doubt = doubts.find((each) => each[0] === line && each[1] === place);
      return Float64Array.from(CHARACTERS, (character) => {
        if (character === doubt?.[2]) return Math.log(doubt[3]);
        return character === LINES[line][place] ? Math.log(1 - (doubt?.[3] ?? 0)) : -12;
      });
    }),
  );
  return [upper ?? [], lower ?? []] as const;
}

test('what is clear and right is offered', () => {
  expect(proved(shares())).toMatchObject({
    lines: LINES,
    confidence: { number: true, birth: true, expiry: true, names: true, nationality: true },
  });
});

test('a check digit alone is no proof: an S that may be an 8 is not offered', () => {
  expect(proved(shares([1, 1, 'S', 0.1]))?.confidence).toMatchObject({
    number: false,
    birth: true,
  });
  expect(proved(shares([1, 1, 'S', 0.001]))?.confidence.number).toBe(true);
});

/** A composite digit that is read as another one. */
const NOT_WHOLE = [1, 43, '5', 0.9] as const;

test('without the composite digit, a digit that may be another one is not offered', () => {
  const birth = (share: number) =>
    proved(shares([1, 13, '1', share], [...NOT_WHOLE]))?.confidence.birth;
  expect(birth(0.6)).toBe(false);
  expect(birth(0.4)).toBe(false);
  expect(birth(0.01)).toBe(true);
});

test('with the composite digit, a digit may be the second likeliest, but not by far', () => {
  const reading = (share: number) => proved(shares([1, 13, '1', share]));
  expect(reading(0.6)).toMatchObject({ lines: LINES, confidence: { birth: true, number: true } });
  expect(reading(0.99)?.confidence).toMatchObject({ birth: false, number: true });
  expect(proved(shares([1, 13, '1', 0.6], [1, 14, '1', 0.6]))?.confidence.birth).toBe(true);
});

test('a doubt is settled by the check digit, but not two that together leave it right', () => {
  expect(proved(shares([1, 1, '9', 0.2]))?.confidence.number).toBe(true);
  // A 9 for an 8 adds 3 at the first of these places, and 7 at the other.
  expect(proved(shares([1, 1, '9', 0.2], [1, 3, '9', 0.2]))?.confidence.number).toBe(false);
  expect(proved(shares([1, 1, '9', 0.2], [1, 6, '7', 0.2]))?.confidence.number).toBe(true);
});

test('of characters that look alike, the one that the place allows is meant', () => {
  expect(proved(shares([1, 15, 'O', 0.9]))?.confidence.birth).toBe(true);
  expect(proved(shares([0, 7, '1', 0.9]))?.confidence.names).toBe(true);
});

test('a name with one unclear letter is not offered', () => {
  expect(proved(shares([0, 8, 'L', 0.2]))?.confidence.names).toBe(false);
});

test('a visa is read without being offered, and another document not at all', () => {
  expect(proved(shares([0, 0, 'V', 0.9]))).toMatchObject({
    fields: { number: 'L898902C3' },
    confidence: { number: false, birth: false, names: false },
  });
  expect(proved(shares([0, 0, 'I', 0.9]))).toBeUndefined();
});

test('where the first letter cannot be read, the composite digit proves a passport', () => {
  const unclear = (...doubts: Parameters<typeof shares>) => {
    const both = shares(...doubts);
    both[0][0]?.fill(-3);
    both[0][0]?.set([-1, -2], CHARACTERS.indexOf('O'));
    return both;
  };
  expect(proved(unclear())?.confidence).toMatchObject({ number: true, names: true });
  expect(proved(unclear([...NOT_WHOLE]))).toBeUndefined();
});
