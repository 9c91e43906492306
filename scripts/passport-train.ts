import { writeFileSync } from 'node:fs';
import { randomNumbers, samplePassport } from './passport/generate';
import { freshWeights, lessonsOf, packed, train } from './passport/train';

// npm run passport:train: trains the network of the passport reader again; takes half an hour.

/** Seeds from here on are in no test. */
const FIRST_SEED = 1_000_000;
const PICTURES = 1800;
/** Drawn at once. */
const TOGETHER = 8;
const WINDOWS = 1_500_000;

const lessons: ReturnType<typeof lessonsOf> = [];
const inexact = randomNumbers(1);
for (let from = 0; from < PICTURES; from += TOGETHER) {
  const seeds = Array.from({ length: TOGETHER }, (_, i) => FIRST_SEED + from + i);
  const samples = seeds.map(async (seed) => samplePassport(seed, { isLesson: true }));
  lessons.push(...(await Promise.all(samples)).flatMap((sample) => lessonsOf(sample, inexact)));
  if (from % 200 === 0) console.log(`${from} pictures, ${lessons.length} lines`);
}
const random = randomNumbers(2);
const weights = freshWeights(random);
train(weights, lessons, WINDOWS, random);
writeFileSync('src/engines/passport/weights.ts', packed(weights));
