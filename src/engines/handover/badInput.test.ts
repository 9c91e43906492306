import { beforeAll, describe, expect, test, vi } from 'vitest';
import { concat, utf8, fromBase64, toBase64Url } from '@/lib/crypto/bytes';
import { deflate } from '@/lib/crypto/deflate';
import { seal } from '@/lib/crypto/hpke';
import { importSigning, pointOf, sign } from '@/lib/crypto/p256';
import * as fc from '@test/fastCheck';
import { officeKey } from '@test/records';
import { sha256 } from '@/lib/crypto/bytes';
import demoKeyJson from './demoOfficeKey.json';
import { asPem, openFile, readApplicationFile } from './applicationFile';
import { sealApplication, openApplication } from './openApplication';
import { fromDigits, toDigits, codeHead, withCheck } from './code';
import { keyIdOf, OFFICE, type OfficeKey, publicBytes, sealingKey } from './office';
import { officeProblems } from './officeCheck';
import {
  type OfficeKeyPair,
  demoKey,
  importOfficeKey,
  readKeyFile,
  readSheet,
  scalarsOf,
  signingKey,
  writeKeyFile,
  writeSheet,
} from './officeKeys';
import { type Code, readCodes } from './readCodes';
import { readSlip, signSlip, type Slip } from './slip';
import vectors from './vectors.json';

// The tests open thousands of codes.
vi.setConfig({ testTimeout: 120_000 });

const { usual } = vectors.applications;
const list: readonly unknown[] = JSON.parse(usual.list);
let counter: OfficeKeyPair;
let key: OfficeKey;

beforeAll(async () => {
  counter = await officeKey();
  key = sealingKey(OFFICE);
});

/** A sealed code with arbitrary content. */
async function sealedBytes(packed: Uint8Array<ArrayBuffer>): Promise<Code> {
  const aad = codeHead('A', key.id);
  const context = { info: utf8('dubai-visa application 1'), aad };
  const sealed = await seal(packed, publicBytes(key, 'encrypt'), context);
  return { kind: 'A', keyId: key.id, bytes: concat(aad, sealed) };
}

const sealedText = async (json: string) => sealedBytes(await deflate(utf8(json)));
const replaced = (place: number, value: unknown) => JSON.stringify(list.with(place, value));

describe('an application', () => {
  test('with any bit flipped never opens, its check made right again', async () => {
    const whole = fromDigits(usual.digits) ?? new Uint8Array();
    const bytes = whole.slice(0, -4);
    const opened: number[] = [];
    for (let bit = 0; bit < bytes.length * 8; bit += 1) {
      const changed = bytes.slice();
      changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      const codes = await readCodes(toDigits(await withCheck(changed)));
      // Changing a bit of kind, version or key id makes it a different code.
      const ours = typeof codes === 'string' ? [] : codes.filter(({ keyId }) => keyId === key.id);
      for (const code of ours) if (await openApplication(code, counter.opening)) opened.push(bit);
    }
    expect(opened).toEqual([]);
  });

  test('cut anywhere, or with one digit wrong, has not arrived whole', async () => {
    for (let end = 0; end < usual.digits.length; end += 1) {
      const cut = await readCodes(usual.digits.slice(0, end));
      expect(cut).toBe(end < 60 ? 'notACode' : 'incomplete');
    }
    await fc.assert(
      fc.asyncProperty(
        fc.nat(usual.digits.length - 1),
        fc.integer({ min: 1, max: 9 }),
        async (place, more) => {
          const digit = String((Number(usual.digits[place]) + more) % 10);
          const wrong = usual.digits.slice(0, place) + digit + usual.digits.slice(place + 1);
          expect(await readCodes(wrong)).toBe('incomplete');
        },
      ),
    );
  });

  test('is found in no noise, in nothing, and in nothing too long', async () => {
    for (const text of ['', ' ', 'DV482913', '#', '0'.repeat(59), usual.digits.padStart(40_001)])
      expect(await readCodes(text)).toBe('notACode');
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 400 }), async (noise) => {
        expect(typeof (await readCodes(noise))).toBe('string');
      }),
    );
  });

  test('of another kind is not a code of this site, of a later version comes from a newer one', async () => {
    const rest = new Uint8Array(80);
    const read = async (...head: number[]) =>
      readCodes(toDigits(await withCheck(Uint8Array.of(...head), rest)));
    expect(await read(0x42, 1)).toBe('notACode');
    expect(await read(0x46, 1)).toBe('notACode');
    expect(await read(0x41, 0)).toBe('notACode');
    expect(await read(0x41, 2)).toBe('newer');
    expect(await read(0x53, 9)).toBe('newer');
  });

  test.each([
    ['of zeros', new Uint8Array(65)],
    ['not on the curve', Uint8Array.from({ length: 65 }, (_, at) => (at === 0 ? 4 : at))],
    ['too short', new Uint8Array(20)],
  ])('with a point %s is damaged', async (_name, point) => {
    const bytes = concat(codeHead('A', key.id), point, new Uint8Array(30));
    const code: Code = { kind: 'A', keyId: key.id, bytes };
    expect(await openApplication(code, counter.opening)).toBeUndefined();
  });

  test('of 48 kB that inflate to 50 MB is damaged, and so is one of more than 4,096 bytes', async () => {
    const bomb = await deflate(new Uint8Array(50_000_000));
    expect(bomb.length).toBeGreaterThan(40_000);
    expect(await openApplication(await sealedBytes(bomb), counter.opening)).toBeUndefined();
    const small = await deflate(new Uint8Array(3_000_000));
    expect(small.length).toBeLessThan(3900);
    expect(await openApplication(await sealedBytes(small), counter.opening)).toBeUndefined();
  });

  test.each([
    ['16 members', JSON.stringify(list.slice(0, -1))],
    ['18 members', JSON.stringify([...list, 0])],
    ['no list', JSON.stringify(Object.fromEntries(list.entries()))],
    ['no JSON', '[1,2'],
    ['no UTF-8', '\u0000'],
    ['a number for a name', replaced(4, 7)],
    ['null for a name', replaced(4, null)],
    ['a list for a name', replaced(4, ['x'])],
    ['an object for a name', replaced(4, 7).replace('7', '{"__proto__":{"x":1}}')],
    ['no id', replaced(0, '=')],
    ['a short id', replaced(0, 'qB1q')],
    ['an id of 101 characters', replaced(0, `=${'x'.repeat(101)}`)],
    ['the id of an entry that does not exist yet', replaced(0, '=new')],
    ['a number of seven digits', replaced(1, 1_000_000)],
    ['a negative number', replaced(1, -1)],
    ['a time that is none', replaced(2, 8.7e15)],
    ['half a millisecond', replaced(2, 0.5)],
    ['NaN as a date', replaced(2, 5).replace(/,5,/, ',NaN,')],
    ['1e999 as a date', replaced(2, 5).replace(/,5,/, ',1e999,')],
    ['half a day', replaced(10, 0.5)],
    ['a day after the year 9999', replaced(10, 3_000_000)],
    ['a size of -1', replaced(13, ['a', -1, 0])],
    ['a size of 1e300', replaced(13, ['a', 1e300, 0])],
    ['a fourth type', replaced(13, ['a', 1, 3])],
    ['a type of __proto__', replaced(13, ['a', 1, null])],
    ['a document of two members', replaced(13, ['a', 1])],
    ['an empty document of 1', replaced(13, 1)],
    ['nested lists', `[${'['.repeat(5000)}${']'.repeat(5000)}]`],
    [
      'lists in a place',
      replaced(12, 'x').replace('"x"', `${'['.repeat(5000)}${']'.repeat(5000)}`),
    ],
  ])('with %s is damaged', async (_name, json) => {
    expect(await openApplication(await sealedText(json), counter.opening)).toBeUndefined();
  });

  test('halves of characters are replaced, in the id as in other texts', async () => {
    const json = replaced(0, '=a\uD800b').replace(
      /^(\[.*?,.*?,.*?,.*?,)"[^"]*"/,
      String.raw`$1"\udc00x"`,
    );
    const opened = await openApplication(await sealedText(json), counter.opening);
    expect(opened?.application).toMatchObject({ id: 'a\uFFFDb', firstName: '\uFFFDx' });
    expect(opened?.list).toBe(json);
    const longest = await sealedText(replaced(0, `=${'x'.repeat(100)}`));
    expect((await openApplication(longest, counter.opening))?.application.id).toHaveLength(100);
  });

  test('with HTML, direction marks, formulas and long names opens as the texts that they are', async () => {
    const names = ['<img src=x onerror=alert(1)>', '\u202Eevil', '=1+1', 'x'.repeat(10_000)];
    for (const name of names) {
      const opened = await openApplication(await sealedText(replaced(4, name)), counter.opening);
      expect(opened?.application.firstName).toBe(name);
    }
  });
});

describe('a file', () => {
  const pdf = utf8('%PDF-1.4 of thirty bytes or so');
  const document = async (more: object = {}) => ({
    kind: 'passportCopy',
    name: 'a.pdf',
    type: 'application/pdf',
    size: pdf.length,
    sha256: await sha256(pdf),
    ...more,
  });
  async function refusal(head: unknown, contents = pdf, length?: number): Promise<string> {
    const json = utf8(typeof head === 'string' ? head : JSON.stringify(head));
    const size = new Uint8Array(4);
    new DataView(size.buffer).setUint32(0, length ?? json.length);
    const aad = codeHead('F', key.id);
    const context = { info: utf8('dubai-visa file 1'), aad };
    const plain = concat(size, json, contents);
    const sealed = await seal(plain, publicBytes(key, 'encrypt'), context);
    const arrived = await readApplicationFile(new Blob([aad, sealed]));
    if ('refusal' in arrived) return arrived.refusal;
    const opened = await openFile(arrived, counter.opening);
    return 'refusal' in opened ? opened.refusal : 'opened';
  }
  const DAMAGED = 'This file is damaged or was changed.';

  test('is refused with the reason, and taken where all is right', async () => {
    const head = { application: list, documents: [await document()] };
    const withDocuments = async (...documents: object[]) => ({ ...head, documents });
    expect(await refusal(head)).toBe('opened');
    expect(await refusal(await withDocuments(await document({ size: 29 })))).toContain(
      'do not add up',
    );
    expect(await refusal(head, concat(pdf, pdf))).toContain('do not add up');
    expect(
      await refusal(await withDocuments(await document(), await document()), concat(pdf, pdf)),
    ).toContain('two documents of the same kind');
    expect(await refusal(await withDocuments(await document({ kind: 'portrait' })))).toBe(DAMAGED);
    expect(
      await refusal(await withDocuments(await document({ sha256: '0'.repeat(64) }))),
    ).toContain('“a.pdf” in this file is damaged');
    expect(await refusal(await withDocuments(await document({ size: -1 })))).toBe(DAMAGED);
    expect(await refusal(await withDocuments(await document({ size: 1e300 })))).toBe(DAMAGED);
    const program = utf8('MZ\u0090 a program');
    const disguised = await document({
      name: 'photo.jpg',
      type: 'image/jpeg',
      size: program.length,
      sha256: await sha256(program),
    });
    expect(await refusal(await withDocuments(disguised), program)).toContain(
      '“photo.jpg” in this file is not what it says',
    );
    expect(await refusal({ ...head, application: list.slice(1) })).toBe(DAMAGED);
    expect(await refusal({ ...head, more: 1 })).toBe(DAMAGED);
    expect(await refusal(`${JSON.stringify(head).slice(0, -1)},"__proto__":{}}`)).toBe(DAMAGED);
    expect(await refusal('no JSON')).toBe(DAMAGED);
    expect(await refusal(head, pdf, 2 ** 32 - 1)).toBe(DAMAGED);
    expect(await refusal(JSON.stringify(head).padEnd(131_073))).toBe(DAMAGED);
  });

  test('that is none says so, without being read', async () => {
    const said = async (file: Blob) => {
      const arrived = await readApplicationFile(file);
      return 'refusal' in arrived ? arrived.refusal : 'sealed';
    };
    const none = 'This is not an application file from this site.';
    expect(await said(new Blob([]))).toBe(none);
    expect(await said(new Blob(['%PDF-1.4']))).toBe(none);
    expect(await said(new Blob(['F']))).toBe(none);
    expect(await said(new Blob([asPem(pdf)]))).toBe(none);
    expect(await said(new Blob(['-----BEGIN DUBAI VISA APPLICATION-----\n!!']))).toBe(none);
    expect(await said(new Blob([Uint8Array.of(0x46, 2, 0, 0, 0, 0)]))).toContain('newer version');
    const huge = new Blob(['F']);
    Object.defineProperty(huge, 'size', { value: 256 * 1024 * 1024 + 1 });
    huge.arrayBuffer = () => Promise.reject(new Error('read'));
    expect(await said(huge)).toContain('256 MB');
  });

  test('with a changed byte, cut, or for another key does not open', async () => {
    const bytes = fromBase64(vectors.file.base64) ?? new Uint8Array();
    for (const changed of [
      bytes.with(100, (bytes[100] ?? 0) ^ 1),
      bytes.slice(0, -1),
      bytes.slice(0, 40),
    ]) {
      const opened = await openFile(
        { keyId: key.id, bytes: Uint8Array.from(changed) },
        counter.opening,
      );
      expect(opened).toEqual({ refusal: DAMAGED });
    }
  });
});

describe('a slip', () => {
  const slip: Slip = {
    mark: 'AAAAAAAAAAAAAAAAAAAAAA',
    number: 482_913,
    status: 'Approved',
    decided: 1,
    note: '',
  };
  const read = async (code: Uint8Array<ArrayBuffer>, office = OFFICE) => {
    const codes = await readCodes(toDigits(code));
    const [first] = codes;
    return typeof first === 'object' ? readSlip(first, office) : codes;
  };
  /** A slip with any payload, signed by the office. */
  async function signed(payload: unknown): Promise<Uint8Array<ArrayBuffer>> {
    const body = utf8(JSON.stringify(payload));
    const header = utf8(`{"alg":"ES256","kid":"${key.id}","typ":"dubai-visa-slip+json"}`);
    const bytes = utf8(`${toBase64Url(header)}.${toBase64Url(body)}`);
    return withCheck(codeHead('S', key.id), body, await sign(counter.signing, bytes));
  }
  const { mark } = slip;

  test('of another key, a revoked one or an unknown one is not signed by this office', async () => {
    const other = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, false, [
      'sign',
      'verify',
    ]);
    expect(await read(await signSlip(slip, key.id, counter.signing))).toEqual(slip);
    expect(await read(await signSlip(slip, key.id, other.privateKey))).toBeUndefined();
    expect(await read(await signSlip(slip, '00000000', counter.signing))).toBeUndefined();
    const revoked = { ...OFFICE, keys: [{ ...key, revoked: true }] };
    expect(await read(await signSlip(slip, key.id, counter.signing), revoked)).toBeUndefined();
    expect(signingKey(revoked, [counter])).toBeUndefined();
    expect(signingKey(OFFICE, [counter])).toBe(counter);
  });

  test.each([
    ['status 4', [mark, 1, 4, 1]],
    ['status -1', [mark, 1, -1, 1]],
    ['a note of 201 characters', [mark, 1, 2, 1, 'x'.repeat(201)]],
    ['an empty note', [mark, 1, 2, 1, '']],
    ['three members', [mark, 1, 2]],
    ['six members', [mark, 1, 2, 1, 'x', 1]],
    ['a number of a million', [mark, 1_000_000, 2, 1]],
    ['a number as text', [mark, 'DV000001', 2, 1]],
    ['a time of 2^32', [mark, 1, 2, 2 ** 32]],
    ['half a second', [mark, 1, 2, 0.5]],
    ['a short mark', ['AAAA', 1, 2, 1]],
    ['no list', { mark }],
  ])('with %s is none', async (_name, payload) => {
    expect(await read(await signed(payload))).toBeUndefined();
  });

  test('a decision of a later year with a note of 200 emoji is believed', async () => {
    expect(await read(await signed([mark, null, 3, 2_111_000_000]))).toMatchObject({
      decided: 2_111_000_000,
    });
    expect(await read(await signed([mark, 1, 0, 1, '👍'.repeat(200)]))).toMatchObject({
      status: 'Submitted',
    });
    await expect(
      signSlip({ ...slip, note: 'x'.repeat(201) }, key.id, counter.signing),
    ).rejects.toThrow(RangeError);
  });

  test('with any bit of it changed is none, and an application is no slip, nor the reverse', async () => {
    const whole = await signSlip(slip, key.id, counter.signing);
    for (let at = 6; at < whole.length - 4; at += 1) {
      const changed = whole.slice(0, -4);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(await read(await withCheck(changed))).toBeUndefined();
    }
    const [application] = await readCodes(usual.digits);
    const [slipCode] = await readCodes(toDigits(whole));
    if (typeof application !== 'object' || typeof slipCode !== 'object') throw new Error('unread');
    expect(await readSlip(application, OFFICE)).toBeUndefined();
    expect(await openApplication(slipCode, counter.opening)).toBeUndefined();
  });
});

describe('a key', () => {
  test('of another office, or with another private half, is not kept', async () => {
    const demo = await demoKey();
    expect(await importOfficeKey({ ...demo, id: '00000000' }, OFFICE)).toBe('otherOffice');
    expect(await importOfficeKey({ ...demo, sign: demo.encrypt }, OFFICE)).toBe('wrongKey');
    expect(await importOfficeKey({ ...demo, encrypt: demo.sign }, OFFICE)).toBe('wrongKey');
    expect(await importOfficeKey({ ...demo, encrypt: new Uint8Array(32) }, OFFICE)).toBe(
      'wrongKey',
    );
    expect(await importOfficeKey({ ...demo, encrypt: new Uint8Array() }, OFFICE)).toBe('wrongKey');
  });

  test('that is rotated still opens what was sealed for the old one', async () => {
    const half = async () => {
      const algorithm = { name: 'ECDSA', namedCurve: 'P-256' };
      const pair = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
      const { x = '', y = '', d = '' } = await crypto.subtle.exportKey('jwk', pair.privateKey);
      return { x, y, d };
    };
    const secret = { encrypt: await half(), sign: await half() };
    const points = { encrypt: pointOf(secret.encrypt), sign: pointOf(secret.sign) };
    const id = await keyIdOf(points.encrypt, points.sign);
    const halves = { encrypt: toBase64Url(points.encrypt), sign: toBase64Url(points.sign) };
    const rotated = { name: 'Embassy', keys: [{ id, made: '2027-01-01', ...halves }, key] };
    const newer = await importOfficeKey(scalarsOf({ id, ...secret }), rotated);
    if (typeof newer === 'string') throw new Error(newer);

    const [forNew] = await readCodes(
      toDigits(await sealApplication(usual.record, sealingKey(rotated))),
    );
    const [forOld] = await readCodes(usual.digits);
    if (typeof forNew !== 'object' || typeof forOld !== 'object') throw new Error('no code');
    expect([forNew.keyId, forOld.keyId]).toEqual([id, key.id]);
    expect(await openApplication(forNew, newer.opening)).toBeDefined();
    expect(await openApplication(forNew, counter.opening)).toBeUndefined();
    expect(await openApplication(forOld, counter.opening)).toBeDefined();

    expect(signingKey(rotated, [counter, newer])).toBe(newer);
    expect(signingKey(rotated, [counter])).toBe(counter);
    const slip: Slip = { ...vectors.slip.slip, status: 'Approved' };
    for (const { id: by, signing } of [counter, newer]) {
      const [code] = await readCodes(toDigits(await signSlip(slip, by, signing)));
      expect(typeof code === 'object' && (await readSlip(code, rotated))).toEqual(slip);
    }
  });

  test('cannot be exported', async () => {
    for (const each of [counter.opening.privateKey, counter.signing])
      await expect(crypto.subtle.exportKey('jwk', each)).rejects.toThrow(DOMException);
  });

  test('on a sheet with one digit wrong is not read, and no other code is a sheet', async () => {
    const digits = toDigits(await writeSheet(await demoKey()));
    for (let place = 0; place < digits.length; place += 1) {
      const digit = String((Number(digits[place]) + 1) % 10);
      expect(await readCodes(digits.slice(0, place) + digit + digits.slice(place + 1))).toBe(
        'incomplete',
      );
    }
    const [application] = await readCodes(usual.digits);
    expect(typeof application === 'object' && readSheet(application)).toBeUndefined();
  });

  test('in a file that is none, or changed, is not read', async () => {
    const { id, encrypt, sign: signing } = demoKeyJson;
    const [kty, crv] = ['EC', 'P-256'] as const;
    const keys = { id, encrypt: { ...encrypt, kty, crv }, sign: { ...signing, kty, crv } };
    const file = await writeKeyFile(keys, 'passphrase');
    const changed = file.replace(/"data": "./, '"data": "_');
    for (const text of ['', '{}', '[]', 'x', changed, file.replace('office-key', 'backup')])
      expect(await readKeyFile(new Blob([text]), 'passphrase')).toBe('noKeyFile');
  });
});

const NO_POINT = toBase64Url(new Uint8Array(65).with(0, 4));

describe('office.json', () => {
  const office = { ...OFFICE, keys: OFFICE.keys.map((each) => ({ ...each })) };
  const withKey = (more: object) => ({ ...office, keys: [{ ...office.keys[0], ...more }] });

  test('of this build has no problems, and its id is that of its public halves', async () => {
    expect(await officeProblems(office, demoKeyJson.id)).toEqual([]);
    const halves = [demoKeyJson.encrypt, demoKeyJson.sign].map(pointOf);
    expect(await keyIdOf(halves[0] ?? new Uint8Array(), halves[1] ?? new Uint8Array())).toBe(
      key.id,
    );
  });

  test.each<[string, unknown]>([
    ['a private half', withKey({ d: demoKeyJson.sign.d })],
    ['a wrong id', withKey({ id: '00000000' })],
    ['a point off the curve', withKey({ sign: NO_POINT })],
    ['a short point', withKey({ sign: 'BA' })],
    ['the first key revoked', withKey({ revoked: true })],
    ['one key twice', { ...office, keys: [...office.keys, ...office.keys] }],
    ['no key', { ...office, keys: [] }],
    ['no name', { ...office, name: ' ' }],
    ['the demonstration key without demo', { name: 'Embassy', keys: office.keys }],
    ['no object', 7],
  ])('with %s makes no build', async (_name, value) => {
    expect(await officeProblems(value, demoKeyJson.id)).not.toEqual([]);
  });
});

test('a signature needs the private half of the sign key', async () => {
  const { kty: _kty, crv: _crv, ...rest } = demoKeyJson.encrypt;
  const encrypting = await importSigning({ kty: 'EC', crv: 'P-256', ...rest });
  const code = await signSlip(
    { mark: 'AAAAAAAAAAAAAAAAAAAAAA', number: 1, status: 'Approved', decided: 1, note: '' },
    key.id,
    encrypting,
  );
  const [first] = await readCodes(toDigits(code));
  expect(typeof first === 'object' && (await readSlip(first, OFFICE))).toBeUndefined();
});
