import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { keyIdOf } from '../src/engines/handover/office.ts';
import { scalarsOf, writeKeyFile, writeSheet } from '../src/engines/handover/officeKeys.ts';
import { toBase64Url } from '../src/lib/crypto/bytes.ts';
import { toDigits } from '../src/engines/handover/code.ts';
import { pointOf } from '../src/lib/crypto/p256.ts';
import { qrCode, svgPath } from '../src/ui/codes/CodePicture.tsx';
import { questions } from './lib/ask.mjs';
import { ROOT } from './lib/run.mjs';

// Makes a key of the office for the next build: npm run office-key [-- FOLDER FOR THE SECRETS]
const MIN_PASSPHRASE_LENGTH = 8;
const OFFICE = `${ROOT}src/engines/handover/office.json`;
const folder = resolve(process.argv[2] ?? ROOT);

const { ask, close } = questions();
const name = (await ask('Name of the office: ')).trim();
const passphrase = await ask('Passphrase of the key file (at least 8 characters, shown): ');
close();
if (name === '' || passphrase.length < MIN_PASSPHRASE_LENGTH) {
  console.error('Nothing was made: a name and a passphrase of 8 characters are needed.');
  process.exit(1);
}

async function newHalf() {
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256' };
  const { privateKey } = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
  const { x = '', y = '', d = '' } = await crypto.subtle.exportKey('jwk', privateKey);
  return { kty: 'EC', crv: 'P-256', x, y, d } as const;
}

const asHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const [encrypt, sign] = [await newHalf(), await newHalf()];
const points = { encrypt: pointOf(encrypt), sign: pointOf(sign) };
const id = await keyIdOf(points.encrypt, points.sign);
const made = new Date().toISOString().slice(0, 10);
const key = { id, made, encrypt: toBase64Url(points.encrypt), sign: toBase64Url(points.sign) };
const secret = { id, encrypt, sign };
const digits = toDigits(await writeSheet(scalarsOf(secret)));
const code = qrCode('', digits, 'M');
if (!code) throw new Error('The digits do not fit into a code.');

const sheet = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Recovery sheet ${id}</title>
<style>body { font: 14pt sans-serif; margin: 2cm } svg { width: 60mm } p.digits { font: 14pt monospace; max-width: 40em; line-height: 1.8 }</style>
<h1>Recovery sheet of the office key ${id}</h1>
<p>${asHtml(name)}, ${made}. Whoever has this sheet reads every application and signs decisions. Print it, lock it away, delete this file.</p>
<svg viewBox="-4 -4 ${code.size + 8} ${code.size + 8}" role="img" aria-label="The digits below as a code"><path d="${svgPath(code)}"/></svg>
<p class="digits">${digits.match(/.{5}/g)?.join(' ')}</p>
<p>To use it: open Profile, Office, Key on the counter's device, and scan the code or type the digits.</p>
</html>
`;

const files = {
  [`${folder}/office-key-${id}.json`]: await writeKeyFile(secret, passphrase),
  [`${folder}/office-key-${id}.html`]: sheet,
};
const existing = Object.keys(files).find((path) => existsSync(path));
if (existing !== undefined) {
  console.error(`Nothing was made: ${existing} is there already.`);
  process.exit(1);
}
for (const [path, text] of Object.entries(files))
  writeFileSync(path, text, { flag: 'wx', mode: 0o600 });

const before = JSON.parse(readFileSync(OFFICE, 'utf8'));
// The first key of its own replaces the demo key.
const earlier = before.demo === true ? [] : before.keys;
writeFileSync(OFFICE, `${JSON.stringify({ name, keys: [key, ...earlier] }, null, 2)}\n`);
console.log(`The next build seals for the key ${id} of "${name}".
${Object.keys(files).join('\n')}
Install the first at each counter (Profile, Office, Key), keep it and its passphrase apart.
Print the second, lock it away, delete the file.`);
