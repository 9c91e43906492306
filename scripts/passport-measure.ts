import { readMrz } from '@/engines/passport/read';
import { SIGNS } from '@/lib/text/machineReadable';
import { CHECKED, fieldsOf } from '@/engines/passport/td3';
import { samplePassport } from './passport/generate';

// npm run passport:measure -- 300 1: reads 300 pictures from seed 1 on, and counts the errors.

const [count = 40, from = 1] = process.argv.slice(2).map(Number);
const times: number[] = [];
const confusions = new Map<string, number>();
const wrong: string[] = [];
const right = { proved: 0, names: 0, nationality: 0, nothing: 0 };
for (let seed = from; seed < from + count; seed++) {
  const sample = await samplePassport(seed);
  const before = process.cpuUsage();
  const reading = readMrz(sample);
  const { user, system } = process.cpuUsage(before);
  times.push((user + system) / 1000);
  const truth = fieldsOf(sample.lines);
  if (!reading) {
    right.nothing++;
    continue;
  }
  const { lines, fields, confidence } = reading;
  const offered = {
    number: fields.number === truth.number,
    birth: fields.birth === truth.birth,
    expiry: fields.expiry === truth.expiry,
    names: fields.surname === truth.surname && fields.given === truth.given,
    nationality: fields.nationality === truth.nationality,
    sex: fields.sex === truth.sex,
  };
  for (const [name, isRight] of Object.entries(offered))
    if (!isRight && Reflect.get(confidence, name) === true)
      wrong.push(`${seed} ${name}: ${lines.join(' ')} for ${sample.lines.join(' ')}`);
  const isProved = confidence.number && confidence.birth && confidence.expiry;
  const areRight = Object.values(CHECKED).every(
    ([start, end]) => lines[1].slice(start, end) === sample.lines[1].slice(start, end),
  );
  if (isProved && areRight) right.proved++;
  if (confidence.names && offered.names) right.names++;
  if (confidence.nationality) right.nationality++;
  Array.from(sample.lines.join(''), (sign, place) => {
    const other = lines.join('')[place] ?? '';
    if (other === sign || !SIGNS.includes(other)) return;
    confusions.set(`${sign} as ${other}`, (confusions.get(`${sign} as ${other}`) ?? 0) + 1);
  });
}
times.sort((a, b) => a - b);
const share = (number: number) => `${((100 * number) / count).toFixed(1)} %`;
console.log(
  `proved ${share(right.proved)}, names ${share(right.names)}, nationality ${share(right.nationality)}, nothing found ${share(right.nothing)}`,
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
