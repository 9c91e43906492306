import { CHARACTERS } from '@/lib/text/machineReadable';
import { ANSWERS, BETWEEN, columnOfAnswer } from './net';
import { LINE_LENGTH } from './td3';

const indicesOf = (characters: string) =>
  Array.from(characters, (character) => CHARACTERS.indexOf(character));
const ANY = indicesOf(CHARACTERS);
const DIGITS = ANY.slice(1, 11);
const LETTERS = ANY.slice(11);
const LETTERS_OR_FILLER = [0, ...LETTERS];
const DIGITS_OR_FILLER = [0, ...DIGITS];
const SEXES = indicesOf('<MF');

/** Indices of the characters that a place of a line allows (ICAO 9303-4 and 9303-7, both 4.2.2). */
export const ALLOWED = [
  Array.from({ length: LINE_LENGTH }, (_, k) => (k === 0 ? LETTERS : LETTERS_OR_FILLER)),
  Array.from({ length: LINE_LENGTH }, (_, k) => {
    if (k === 20) return SEXES;
    if (k >= 10 && k < 13) return LETTERS_OR_FILLER;
    if (k < 9 || k >= 28) return ANY;
    // Unknown parts of a date are fillers.
    return [9, 19, 27].includes(k) ? DIGITS : DIGITS_OR_FILLER;
  }),
] as const;

/** Answers between the centres of two characters: minimum, expected, maximum. */
const [LEAST, EXPECTED, MOST] = [5, 8, 11];

/** A line's characters as columns of its strip, and the score of the fit per character. */
export function placesOf(
  answers: Float32Array,
  line: 0 | 1,
  length: number,
): { columns: number[]; score: number } {
  const count = answers.length / ANSWERS;
  const between = (p: number) => Math.max(-6, answers[p * ANSWERS + BETWEEN] ?? 0) / 2;
  /** The best score of any of these characters, at each place. */
  const bestOf = (characters: readonly number[]) =>
    Float64Array.from({ length: count }, (_, p) =>
      characters.reduce((best, i) => Math.max(best, answers[p * ANSWERS + i] ?? 0), -8),
    );
  const values = new Map(
    Array.from(new Set(ALLOWED[line]), (characters) => [characters, bestOf(characters)]),
  );
  const valueAt = (k: number, p: number) => values.get(ALLOWED[line][k] ?? ANY)?.[p] ?? -8;
  /** The best score of a path to a character at a place, and the places of those before it. */
  let scores = Float64Array.from(
    { length: count },
    (_, p) => valueAt(0, p) + between(p - 4) + between(p - 8),
  );
  const steps = Array.from({ length }, () => new Uint8Array(count));
  for (let k = 1; k < length; k++) {
    const before = scores;
    scores = new Float64Array(count).fill(-Infinity);
    for (let p = LEAST; p < count; p++) {
      for (let step = LEAST; step <= MOST; step++) {
        const score =
          (before[p - step] ?? -Infinity) + between(p - (step >> 1)) - 0.1 * (step - EXPECTED) ** 2;
        if (score <= (scores[p] ?? 0)) continue;
        scores[p] = score;
        steps[k]?.fill(step, p, p + 1);
      }
      scores[p] = (scores[p] ?? 0) + valueAt(k, p);
    }
  }
  const ends = scores.map((score, p) => score + between(p + 4) + between(p + 8));
  let place = ends.indexOf(Math.max(...ends));
  const score = (ends[place] ?? -Infinity) / length;
  const columns = steps.toReversed().map((step) => {
    const column = columnOfAnswer(place);
    place -= step[place] ?? 0;
    return column;
  });
  return { columns: columns.toReversed(), score };
}
