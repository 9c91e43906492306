import { SIGNS } from '@/lib/text/machineReadable';
import { ANSWERS, BETWEEN, columnOfAnswer } from './net';
import { LINE_LENGTH } from './td3';

const indicesOf = (signs: string) => Array.from(signs, (sign) => SIGNS.indexOf(sign));
const ANY = indicesOf(SIGNS);
const DIGITS = ANY.slice(1, 11);
const LETTERS = ANY.slice(11);

/** Indices of the signs that a place of a line allows (ICAO 9303-4 and 9303-7, both 4.2.2). */
export const ALLOWED = [
  Array.from({ length: LINE_LENGTH }, (_, k) => (k === 0 ? LETTERS : [0, ...LETTERS])),
  Array.from({ length: LINE_LENGTH }, (_, k) => {
    if (k === 20) return indicesOf('<MF');
    if (k >= 10 && k < 13) return [0, ...LETTERS];
    if (k < 9 || k >= 28) return ANY;
    // Unknown parts of a date are fillers.
    return [9, 19, 27].includes(k) ? DIGITS : [0, ...DIGITS];
  }),
] as const;

/** Answers between the centres of two letters: minimum, expected, maximum. */
const [LEAST, EXPECTED, MOST] = [5, 8, 11];

/** The best path to a letter at a place, through the letters before it. */
interface Way {
  place: number;
  score: number;
  before?: Way;
}

/** The centres of a line's letters as columns of its strip, and the score of the fit per letter. */
export function placesOf(
  answers: Float32Array,
  line: 0 | 1,
  letters: number,
): { columns: number[]; score: number } {
  const answer = (p: number, i: number) => answers[p * ANSWERS + i] ?? 0;
  const between = (p: number) => Math.max(-6, answer(p, BETWEEN)) / 2;
  const value = (k: number, p: number) =>
    (ALLOWED[line][k] ?? []).reduce((best, i) => Math.max(best, answer(p, i)), -8);
  let ways: (Way | undefined)[] = Array.from({ length: answers.length / ANSWERS }, (_, place) => ({
    place,
    score: value(0, place) + between(place - 4) + between(place - 8),
  }));
  for (let k = 1; k < letters; k++)
    ways = ways.map((_, place) => {
      let best: Way | undefined;
      for (let step = LEAST; step <= MOST; step++) {
        const before = ways[place - step];
        if (!before) continue;
        const score = before.score + between(place - (step >> 1)) - 0.1 * (step - EXPECTED) ** 2;
        if (!best || score > best.score) best = { place, score, before };
      }
      return best && { ...best, score: best.score + value(k, place) };
    });
  const [last] = ways
    .flatMap((way) => way ?? [])
    .map((way) => ({ ...way, score: way.score + between(way.place + 4) + between(way.place + 8) }))
    .toSorted((one, other) => other.score - one.score);
  const columns: number[] = [];
  for (let way: Way | undefined = last; way; way = way.before)
    columns.unshift(columnOfAnswer(way.place));
  return { columns, score: (last?.score ?? -Infinity) / letters };
}
