import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { expect, test } from 'vitest';
import demoKey from '../src/engines/handover/demoOfficeKey.json' with { type: 'json' };
import { keyIdOf, OFFICE } from '../src/engines/handover/office';
import { toBase64Url } from '../src/lib/crypto/bytes';
import { officeKey } from './officeKey';

/** The output of a build that imports the private demo keys, given this `office.json`. */
async function buildOf(office: unknown): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [officeKey(office)],
    build: {
      write: false,
      lib: {
        entry: fileURLToPath(
          new URL('../src/engines/handover/demoOfficeKey.json', import.meta.url),
        ),
        formats: ['es'],
      },
    },
  });
  return JSON.stringify(built);
}

async function newPoint(): Promise<Uint8Array> {
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256' };
  const { publicKey } = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
  return new Uint8Array(await crypto.subtle.exportKey('raw', publicKey));
}

test('an office with a key of its own is built, without the demonstration’s private halves', async () => {
  const [encrypt, sign] = [await newPoint(), await newPoint()];
  const id = await keyIdOf(encrypt, sign);
  const halves = { encrypt: toBase64Url(encrypt), sign: toBase64Url(sign) };
  const own = { name: 'Embassy', keys: [{ id, made: '2026-11-22', ...halves }] };
  expect(await buildOf(own)).not.toContain(demoKey.sign.d);
  expect(await buildOf(OFFICE)).toContain(demoKey.sign.d);
  await expect(buildOf({ ...own, keys: [...own.keys, ...OFFICE.keys] })).rejects.toThrow(
    'The demonstration key stands beside an office’s own',
  );
});
