import { readMrz } from '@/engines/passport/read';
import { CHECKED, fieldsOf } from '@/engines/passport/td3';
import { samplePassport } from './passport/generate';

// npm run passport:measure -- 300 1 unlearned: reads 300 pictures of a kind, from seed 1 on.

const [count = 40, from = 1] = process.argv.slice(2, 4).map(Number);
const kind = process.argv[4] === 'unlearned' ? 'unlearned' : 'learned';
const times: number[] = [];
const confusions = new Map<string, number>();
const wrong: string[] = [];
const results = new Map<
  string,
  { count: number; proved: number; exact: number; offered: number; nothing: number }
>();
for (let seed = from; seed < from + count; seed++) {
  const sample = await samplePassport(seed, { kind });
  const before = process.cpuUsage();
  const reading = readMrz(sample);
  const { user, system } = process.cpuUsage(before);
  times.push((user + system) / 1000);
  const truth = fieldsOf(sample.lines);
  const read = reading?.lines ?? ['', ''];
  const { number, birth, expiry, names } = reading?.confidence ?? {};
  const isRight = (name: keyof typeof truth) => reading?.fields[name] === truth[name];
  const areNamesRight = isRight('surname') && isRight('given');
  for (const [name, isOffered] of Object.entries(reading?.confidence ?? {}))
    if (
      isOffered &&
      !(name === 'names'
        ? areNamesRight
        : Reflect.get(reading?.fields ?? {}, name) === Reflect.get(truth, name))
    )
      wrong.push(`${seed} ${name}: ${read.join(' ')} for ${sample.lines.join(' ')}`);
  const areRight = Object.values(CHECKED).every(
    ([start, end]) => read[1].slice(start, end) === sample.lines[1].slice(start, end),
  );
  for (const trait of ['all', ...sample.traits]) {
    const result = results.get(trait) ?? { count: 0, proved: 0, exact: 0, offered: 0, nothing: 0 };
    results.set(trait, result);
    result.count++;
    if (number && birth && expiry && areRight) result.proved++;
    if (areNamesRight) result.exact++;
    if (names && areNamesRight) result.offered++;
    if (!reading) result.nothing++;
  }
  Array.from(sample.lines.join(''), (sign, place) => {
    const other = read.join('')[place] ?? '';
    if (other === sign || other === '') return;
    confusions.set(`${sign} as ${other}`, (confusions.get(`${sign} as ${other}`) ?? 0) + 1);
  });
}
times.sort((a, b) => a - b);
const share = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`;
for (const [trait, result] of results)
  console.log(
    `${trait} (${result.count}): proved ${share(result.proved, result.count)}, names exact ${share(result.exact, result.count)} and offered ${share(result.offered, result.count)}, nothing ${share(result.nothing, result.count)}`,
  );
console.log(
  `${Math.round(times[count >> 1] ?? 0)} ms of processor at the median, ${Math.round(times[Math.floor(count * 0.9)] ?? 0)} at the 90th percentile`,
);
console.log(
  [...confusions]
    .toSorted(([, a], [, b]) => b - a)
    .map((each) => each.join(' '))
    .join(', '),
);
console.log(`${wrong.length} offered wrong\n${wrong.join('\n')}`);
