import { createPublicKey, verify as verifyInNode } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { fromBase64, toBase64Url } from '@/lib/crypto/bytes';
import * as fc from '@test/fastCheck';
import { officeKey } from '@test/records';
import type { VisaApplication } from '@/domain/application';
import { STATUSES } from '@/domain/status';
import { asPem, openFile, readApplicationFile, sealFile } from './applicationFile';
import { sealApplication, openApplication, unpackApplication } from './openApplication';
import { applicationDigest, packApplication } from './packedApplication';
import { toDigits, linkStart } from './code';
import { type OfficeKey, OFFICE, publicBytes, sealingKey } from './office';
import {
  type OfficeKeyPair,
  demoKey,
  readKeyFile,
  readSheet,
  writeKeyFile,
  writeSheet,
} from './officeKeys';
import demoKeyJson from './demoOfficeKey.json';
import { type Code, readCodes } from './readCodes';
import { isNewer, newestSlip, readSlip, signSlip } from './slip';
import vectors from './vectors.json';

const ORIGIN = 'https://visa.example';
let counter: OfficeKeyPair;
let key: OfficeKey;

beforeAll(async () => {
  counter = await officeKey();
  key = sealingKey(OFFICE);
});

async function codeIn(text: string): Promise<Code> {
  const codes = await readCodes(text);
  const [code] = codes;
  if (typeof codes === 'string' || typeof code !== 'object') throw new Error('no code');
  return code;
}

describe('the test vectors', () => {
  test.each(Object.entries(vectors.applications))(
    'the application %s opens, and its list is written so',
    async (_name, { record, list, digits }) => {
      const opened = await openApplication(await codeIn(digits), counter.opening);
      expect(opened).toEqual({ application: record, list });
      expect(packApplication(record)).toBe(list);
    },
  );

  test('the file opens, with its documents byte by byte', async () => {
    const { base64, documents } = vectors.file;
    const bytes = fromBase64(base64) ?? new Uint8Array();
    for (const file of [new Blob([bytes]), new Blob([asPem(bytes)])]) {
      const arrived = await readApplicationFile(file);
      if ('refusal' in arrived) throw new Error(arrived.refusal);
      const opened = await openFile(arrived, counter.opening);
      if ('refusal' in opened) throw new Error(opened.refusal);
      expect(opened.application).toEqual(vectors.applications.usual.record);
      expect(opened.list).toBe(vectors.applications.usual.list);
      const read = opened.documents.map(async ({ kind, file: document }) => ({
        kind,
        base64: Buffer.from(await document.arrayBuffer()).toString('base64'),
      }));
      expect(await Promise.all(read)).toEqual(documents);
    }
  });

  test('the slip is of this office, and an ordinary JWS', async () => {
    const { digits, jws, payload, slip } = vectors.slip;
    const code = await codeIn(digits);
    expect(await readSlip(code, OFFICE)).toEqual(slip);
    expect(slip.mark).toBe(await applicationDigest(vectors.applications.usual.list));
    const [header = '', body = '', signature = ''] = jws.split('.');
    expect(Buffer.from(header, 'base64url').toString()).toBe(
      `{"alg":"ES256","kid":"${key.id}","typ":"dubai-visa-slip+json"}`,
    );
    expect(Buffer.from(body, 'base64url').toString()).toBe(payload);
    expect(Buffer.from(code.bytes.subarray(-64)).toString('base64url')).toBe(signature);
    const point = publicBytes(key, 'sign');
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map(toBase64Url);
    const publicKey = createPublicKey({
      format: 'jwk',
      key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' },
    });
    const isRight = verifyInNode(
      'sha256',
      Buffer.from(`${header}.${body}`),
      { key: publicKey, dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    );
    expect(isRight).toBe(true);
  });
});

const day = fc
  .date({ min: new Date('0000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const anyText = fc.string({ unit: 'binary', maxLength: 80 });
const time = fc.date({ noInvalidDate: true }).map((date) => date.toISOString());
const fileRecord = fc
  .record({
    name: anyText,
    size: fc.nat(),
    type: fc.oneof(fc.constantFrom('image/jpeg', 'image/png', 'application/pdf'), anyText),
  })
  .filter(({ name, size }) => name !== '' || size !== 0);
const application: fc.Arbitrary<VisaApplication> = fc.record({
  id: fc.oneof(
    fc.uuid(),
    fc.string({ minLength: 1 }),
    fc.uuid().map((id) => id.toUpperCase()),
  ),
  trackingNumber: fc.oneof(
    fc.nat(999_999).map((digits) => `DV${String(digits).padStart(6, '0')}`),
    anyText,
  ),
  visaType: anyText,
  firstName: anyText,
  lastName: anyText,
  email: anyText,
  phone: anyText,
  nationality: anyText,
  passportNumber: anyText,
  dateOfBirth: fc.oneof(day, time, anyText),
  travelDate: fc.oneof(day, anyText),
  purpose: anyText,
  documents: fc.record({
    passportCopy: fc.option(fileRecord),
    passportPhoto: fc.option(fileRecord),
    flightBooking: fc.option(fileRecord),
    hotelReservation: fc.option(fileRecord),
  }),
  status: fc.constant('Submitted'),
  submissionDate: fc.oneof(time, day, anyText),
});

describe('round trips', () => {
  test('every application comes back from its list', () => {
    fc.assert(
      fc.property(application, (record) => {
        expect(unpackApplication(packApplication(record))).toEqual(record);
      }),
      { numRuns: 500 },
    );
  });

  test('every application comes back from its code', async () => {
    await fc.assert(
      fc.asyncProperty(application, async (record) => {
        const link = linkStart('counter', ORIGIN) + toDigits(await sealApplication(record, key));
        const opened = await openApplication(await codeIn(link), counter.opening);
        expect(opened?.application).toEqual(record);
      }),
      { numRuns: 50 },
    );
  });

  test('every slip comes back from its code, and its signature is its own', async () => {
    const slip = fc.record({
      mark: fc.uint8Array({ minLength: 16, maxLength: 16 }).map(toBase64Url),
      number: fc.option(fc.nat(999_999)),
      status: fc.constantFrom(...STATUSES),
      decided: fc.nat(2 ** 31 - 1),
      note: fc.string({ unit: 'grapheme', maxLength: 40 }),
    });
    await fc.assert(
      fc.asyncProperty(slip, async (said) => {
        const code = await codeIn(toDigits(await signSlip(said, key.id, counter.signing)));
        expect(await readSlip(code, OFFICE)).toEqual(said);
      }),
      { numRuns: 50 },
    );
  });

  test('a file comes back with the documents that are on the phone', async () => {
    const record = vectors.applications.usual.record;
    const pdf = new Blob(['%PDF-1.7 x'], { type: 'image/png' });
    const arrived = await readApplicationFile(
      new Blob([await sealFile(record, [{ kind: 'flightBooking', file: pdf }], key)]),
    );
    if ('refusal' in arrived) throw new Error(arrived.refusal);
    const opened = await openFile(arrived, counter.opening);
    if ('refusal' in opened) throw new Error(opened.refusal);
    expect(opened.documents.map(({ kind, file }) => [kind, file.type, file.size])).toEqual([
      ['flightBooking', 'application/pdf', 10],
    ]);
  });

  test('a key file and a recovery sheet hold the key', async () => {
    const file = new Blob([await writeKeyFile(jsonOfDemo(), 'a passphrase')]);
    expect(await readKeyFile(file, 'a passphrase')).toEqual(await demoKey());
    expect(await readKeyFile(file, 'another one')).toBe('wrongPassphrase');
    const sheet = await writeSheet(await demoKey());
    expect(toDigits(sheet)).toHaveLength(185);
    const groups = toDigits(sheet).match(/.{5}/g)?.join(' ') ?? '';
    expect(readSheet(await codeIn(groups))).toEqual(await demoKey());
  });
});

function jsonOfDemo() {
  const { id, encrypt, sign } = demoKeyJson;
  const [kty, crv] = ['EC', 'P-256'] as const;
  return { id, encrypt: { ...encrypt, kty, crv }, sign: { ...sign, kty, crv } };
}

describe('what mail and people do to a code', () => {
  let digits: string;
  let link: string;
  beforeAll(async () => {
    const { record } = vectors.applications.usual;
    const code = await sealApplication({ ...record, purpose: '' }, key);
    digits = toDigits(code);
    link = linkStart('counter', ORIGIN) + digits;
  });
  const wrapped = (text: string, before = '') =>
    (text.match(/.{1,60}/g) ?? []).map((line) => before + line).join('\r\n');

  test.each<[string, () => string]>([
    ['a link', () => link],
    ['digits alone', () => digits],
    ['a link of another origin', () => link.replace(ORIGIN, 'http://localhost:4173')],
    ['a link as a German keyboard types it', () => link.replace('://', 'Ö--').replace('#', '§')],
    ['words around it', () => `My application: ${link} - thank you, call 0501234567`],
    ['a date in the next line', () => `${link}\n22.11.2026`],
    ['wrapped at 60 characters', () => wrapped(link)],
    ['quoted by mail', () => wrapped(link, '> ')],
    ['twice quoted', () => wrapped(link, '>> ')],
    [
      'soft hyphens and zero-width characters',
      () => (link.match(/.{7}|.+$/g) ?? []).join('\u00AD\u200B'),
    ],
    [
      'Arabic digits',
      () => digits.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit))),
    ],
    [
      'Persian digits',
      () => digits.replace(/\d/g, (digit) => String.fromCharCode(0x6f0 + Number(digit))),
    ],
    [
      'full-width digits',
      () => digits.replace(/\d/g, (digit) => String.fromCharCode(0xff10 + Number(digit))),
    ],
  ])('%s opens', async (_name, text) => {
    const opened = await openApplication(await codeIn(text()), counter.opening);
    expect(opened?.application.trackingNumber).toBe('DV482913');
  });

  test('wrapped, and followed by a digit, it has not arrived whole', async () => {
    expect(await readCodes(`${wrapped(link)}\n4 attachments`)).toBe('incomplete');
  });

  test('of several codes in a mail the last one comes first', async () => {
    const codes = await readCodes(`${link}\n\n${vectors.applications.minimal.digits}\n\n${digits}`);
    expect(codes).toHaveLength(2);
    const opened = await openApplication(
      await codeIn(`${vectors.slip.digits} ${link}`),
      counter.opening,
    );
    expect(opened?.application.trackingNumber).toBe('DV482913');
  });
});

test('the newer of two slips is the one decided later, at a tie the one of the higher status', () => {
  const [early, late] = [
    { decided: 5, status: 'Rejected' },
    { decided: 6, status: 'Submitted' },
  ] as const;
  expect(isNewer(late, early, 10)).toBe(true);
  expect(isNewer(early, late, 10)).toBe(false);
  expect(isNewer({ decided: 5, status: 'Rejected' }, { decided: 5, status: 'Approved' }, 10)).toBe(
    true,
  );
  expect(isNewer(early, early, 10)).toBe(false);
  const approved = { decided: 6, status: 'Approved' } as const;
  expect(newestSlip([early, approved, late], 10)).toBe(approved);
  expect(newestSlip([], 10)).toBeUndefined();
  // Made by a clock that is years ahead.
  const ahead = { decided: 2 ** 32 - 1, status: 'Approved' } as const;
  expect(isNewer(late, ahead, 10)).toBe(true);
  expect(newestSlip([ahead, early], 10)).toBe(early);
  expect(newestSlip([ahead], 10)).toBe(ahead);
});
