import { ANSWERS, BETWEEN, columnOfAnswer } from './net';
import { SIGNS } from '@/lib/text/checkDigit';
import { LINE_LENGTH } from './td3';

const DIGITS = SIGNS.slice(1, 11);
const NAMES = `<${SIGNS.slice(11)}`;

/** What the standard allows at each place of both lines (ICAO 9303-4, 4.2.2). */
export const ALLOWED: readonly [readonly string[], readonly string[]] = [
  Array.from({ length: LINE_LENGTH }, (_, k) => (k === 0 ? NAMES.slice(1) : NAMES)),
  Array.from({ length: LINE_LENGTH }, (_, k) => {
    if (k === 20) return '<MF';
    if (k >= 10 && k < 13) return NAMES;
    if (k < 9 || (k >= 28 && k < 42)) return SIGNS;
    return k === 42 ? `<${DIGITS}` : DIGITS;
  }),
];

/** Answers between two middles: 8 are expected. */
const [LEAST, EXPECTED, MOST] = [5, 8, 11];

/** The middles of a line's letters as columns of its strip, and how well all of that fits, for a letter. */
export function placesOf(answers: Float32Array, line: 0 | 1): { columns: number[]; score: number } {
  const count = answers.length / ANSWERS;
  const best = new Map<string, Float64Array>();
  for (const signs of new Set(ALLOWED[line])) {
    const indices = Array.from(signs, (sign) => SIGNS.indexOf(sign));
    const values = new Float64Array(count);
    for (let p = 0; p < count; p++)
      values[p] = Math.max(...indices.map((i) => answers[p * ANSWERS + i] ?? 0));
    best.set(signs, values);
  }
  const between = (p: number) =>
    p < 0 || p >= count ? 0 : Math.max(-6, answers[p * ANSWERS + BETWEEN] ?? 0) / 2;
  const value = (k: number, p: number) => Math.max(-8, best.get(ALLOWED[line][k] ?? '')?.[p] ?? -8);
  let scores = Float64Array.from(
    { length: count },
    (_, p) => value(0, p) + between(p - 4) + between(p - 8),
  );
  const steps: Int8Array[] = [];
  for (let k = 1; k < LINE_LENGTH; k++) {
    const next = new Float64Array(count).fill(-Infinity);
    const from = new Int8Array(count);
    for (let p = LEAST; p < count; p++) {
      for (let step = LEAST; step <= Math.min(MOST, p); step++) {
        const score =
          (scores[p - step] ?? 0) + between(p - (step >> 1)) - 0.1 * (step - EXPECTED) ** 2;
        if (score > (next[p] ?? 0)) {
          next[p] = score;
          from[p] = step;
        }
      }
      next[p] = (next[p] ?? 0) + value(k, p);
    }
    scores = next;
    steps.push(from);
  }
  let [place, score] = [0, -Infinity];
  scores.forEach((sum, p) => {
    const total = sum + between(p + 4) + between(p + 8);
    if (total > score) [place, score] = [p, total];
  });
  const columns = [columnOfAnswer(place)];
  for (const from of steps.toReversed()) {
    place -= from[place] ?? 0;
    columns.unshift(columnOfAnswer(place));
  }
  return { columns, score: score / LINE_LENGTH };
}
