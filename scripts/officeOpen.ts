import { existsSync, mkdirSync, openAsBlob, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { typeBySignature } from '../src/domain/documentFile.ts';
import { openFile, readApplicationFile } from '../src/engines/handover/applicationFile.ts';
import { OFFICE } from '../src/engines/handover/office.ts';
import { importOfficeKey, readKeyFile, scalarsOf } from '../src/engines/handover/officeKeys.ts';
import { questions } from './lib/ask.mjs';
import { ROOT } from './lib/run.mjs';

// Opens a saved application without the site: npm run office-open -- FILE OUT [KEY FILE]
const [file, out, keyFile] = process.argv.slice(2);
function fail(why: string): never {
  console.error(why);
  process.exit(1);
}
if (file === undefined || out === undefined) fail('npm run office-open -- FILE OUT [KEY FILE]');

const ENDINGS: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'application/pdf': 'pdf',
};

async function scalars() {
  if (keyFile === undefined)
    return scalarsOf(
      JSON.parse(readFileSync(`${ROOT}src/engines/handover/demoOfficeKey.json`, 'utf8')),
    );
  const { ask, close } = questions();
  const passphrase = await ask('Passphrase of the key file: ');
  close();
  const read = await readKeyFile(await openAsBlob(keyFile), passphrase);
  return typeof read === 'string' ? fail(`The key was not read: ${read}.`) : read;
}

const arrived = await readApplicationFile(await openAsBlob(file));
if ('refusal' in arrived) fail(arrived.refusal);
const secret = await scalars();
if (secret.id !== arrived.keyId)
  fail(`This application was sealed for the key ${arrived.keyId}; this is the key ${secret.id}.`);
const key = await importOfficeKey(secret, OFFICE);
if (typeof key === 'string') fail(`The key cannot be used: ${key}.`);
const opened = await openFile(arrived, key.opening);
if ('refusal' in opened) fail(opened.refusal);

if (existsSync(out)) fail(`Nothing was written: ${out} is there already.`);
mkdirSync(out, { recursive: true });
writeFileSync(join(out, 'application.json'), `${JSON.stringify(opened.application, null, 2)}\n`);
for (const { kind, file: document } of opened.documents) {
  const bytes = new Uint8Array(await document.arrayBuffer());
  const type: string | undefined = typeBySignature(bytes);
  // Named by the detected type, never by the type that the file claims.
  writeFileSync(join(out, `${kind}.${ENDINGS[type ?? ''] ?? 'bin'}`), bytes);
}
console.log(
  `${opened.application.trackingNumber}: ${opened.documents.length} documents in ${out}.`,
);
