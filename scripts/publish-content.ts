import { readFile, writeFile } from 'node:fs/promises';
import { readPublication } from '../src/features/publication/model.ts';
import { build } from './lib/build.mjs';
import { ROOT } from './lib/run.mjs';

// Puts published content into the next build:
//   npm run publish-content -- content.json
//   npm run publish-content -- --from-host https://visas.example
const FAULTS = {
  nothing: 'nothing has been published there',
  notAPublication: 'this is no publication of this site',
  newer: 'it was made by a newer version of this program',
  tooLarge: 'it is larger than 4 MB',
  damaged: 'it is cut, was changed, or is nested too deeply',
};

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

async function fetchFrom(host: string) {
  const address = new URL('/content.json', host);
  const response = await fetch(address).catch(() => fail(`${address.href} does not answer.`));
  if (!response.ok) fail(`${address.href} answers ${response.status}.`);
  return response.text();
}

const [first = '', host = process.env['SITE_URL'] ?? ''] = process.argv.slice(2);
const isFromHost = first === '--from-host';
if (first === '' || (isFromHost && !URL.canParse(host)))
  fail('Name a file, or --from-host and the address of the site.');
const readGiven = () => readFile(first, 'utf8').catch(() => fail(`${first} cannot be read.`));
const text = await (isFromHost ? fetchFrom(host) : readGiven());

const read = await readPublication(text);
if ('fault' in read) fail(`Nothing was changed: ${FAULTS[read.fault]}.`);
const { number, publishedAt, content } = read.publication;
console.log(`Publication ${number} of ${publishedAt}:`);
for (const [name, list] of Object.entries(content))
  if (Array.isArray(list)) console.log(`  ${list.length} ${name}`);
for (const { place, reason } of read.refused) console.log(`  Left out: ${place}: ${reason}`);
await writeFile(`${ROOT}public/content.json`, text);
console.log('It is in public/content.json, and the build begins with it.');
process.exit((await build()) ? 0 : 1);
