import { writeFileSync } from 'node:fs';
import { randomNumbers, samplePassport } from './passport/generate';
import { freshWeights, lessonsOf, packed, train } from './passport/train';

// npm run passport:train: trains the network of the passport reader again; takes half an hour.

/** Seeds from here on are in no test. */
const FIRST_SEED = 1_000_000;
const PICTURES = 400;
const WINDOWS = 720_000;

const random = randomNumbers(1);
const lessons: ReturnType<typeof lessonsOf> = [];
for (let picture = 0; picture < PICTURES; picture++) {
  lessons.push(...lessonsOf(await samplePassport(FIRST_SEED + picture), random));
  if (picture % 20 === 19) console.log(`${picture + 1} pictures, ${lessons.length} lines`);
}
const weights = freshWeights(random);
train(weights, lessons, WINDOWS, random);
writeFileSync('src/engines/passport/weights.ts', packed(weights));
