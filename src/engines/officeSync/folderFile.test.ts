import { beforeAll, describe, expect, test } from 'vitest';
import { concat, utf8, fromBase64, toBase64Url } from '@/lib/crypto/bytes';
import { deflate } from '@/lib/crypto/deflate';
import { ENC_BYTES, seal } from '@/lib/crypto/hpke';
import { authSealer } from '@/lib/crypto/hpkeAuth';
import { sha256 } from '@/lib/subtle';
import * as fc from '@test/fastCheck';
import { withCheck, codeHead } from '@/engines/handover/code';
import { keyIdOf, OFFICE, publicBytes, sealingKey } from '@/engines/handover/office';
import { type OfficeKeyPair, demoKey, importOfficeKey } from '@/engines/handover/officeKeys';
import { type Change, parseChange } from './change';
import {
  documentPath,
  fileName,
  logsIn,
  newDocumentName,
  newHexId,
  openDocument,
  packLogs,
  readLogs,
  sealDocument,
} from './folderFile';
import { creationId } from './merge';
import vectors from './vectors.json';
import { beginLog, isClosed, type Log, MAX_LOG_BYTES, readLog, uint32, uint32At } from './log';

const HEAD = { counter: '00112233445566ff', writer: 'a1b2c3d4e5f60718', number: 7 };
const LOG_START = 91;
let key: OfficeKeyPair;

beforeAll(async () => {
  const imported = await importOfficeKey(await demoKey(), OFFICE);
  if (typeof imported === 'string') throw new Error(imported);
  key = imported;
});

const idOf = (number: number) => toBase64Url(concat(new Uint8Array(12), uint32(number)));
const change = (number: number, value: unknown = `title ${number}`): Change => ({
  id: idOf(number),
  clock: number,
  key: 'pages',
  record: 'page-1',
  fields: { title: { value, replaces: number > 1 ? [idOf(number - 1)] : [] } },
});
const changes = (count: number) => Array.from({ length: count }, (_, at) => change(at + 1));
/** Changes with enough text to fill several logs. */
const uncompressible = (each: Change): Change => ({
  ...each,
  fields: { ...each.fields, noise: { value: randomText(), replaces: [] } },
});
const randomText = () => toBase64Url(crypto.getRandomValues(new Uint8Array(60)));
const idsIn = async (bytes: Uint8Array<ArrayBuffer>) =>
  (await readLog(bytes, key))?.changes.map(({ id }) => id);

/** A log of one change a batch. */
async function logOf(count: number, head = HEAD): Promise<Log> {
  const log = await beginLog(key, head);
  for (const each of changes(count)) await log.append([each]);
  return log;
}

/** Offsets of the batches of a log, and the end of the last one. */
function boundaries(bytes: Uint8Array): number[] {
  const found = [LOG_START];
  for (let at = LOG_START; at < bytes.length; found.push(at)) at += 4 + uint32At(bytes, at) + 4;
  return found;
}

/** A complete log whose batches contain arbitrary bytes. */
async function logWith(...insides: readonly Uint8Array<ArrayBuffer>[]) {
  const empty = (await beginLog(key, HEAD)).bytes;
  const aad = empty.slice(0, 26);
  const { enc, seal: sealNext } = await authSealer(key.opening, {
    info: utf8('dubai-visa folder 1'),
    aad,
  });
  const batches: Uint8Array[] = [];
  for (const inside of insides) {
    const sealed = await sealNext(inside);
    batches.push(await withCheck(uint32(sealed.length), sealed));
  }
  return concat(aad, enc, ...batches);
}
const packed = (json: string) => deflate(utf8(json));
const wire = (number: number) =>
  `["${idOf(number)}",${number},"pages","page-1",{"title":["x",[]]}]`;

describe('the test vectors', () => {
  const { log, otherLog, pack, exchangeFile, document } = vectors;
  const fileOf = (base64: string) => new Blob([fromBase64(base64) ?? '']);
  const contentOf = ({ counter, writer, number, batches }: typeof log) => ({
    counter,
    writer,
    number,
    changes: batches.flatMap((batch): unknown[] => JSON.parse(batch)).map(parseChange),
    isWhole: true,
  });

  test('the logs open as their lists say, alone, packed and in an exchange file', async () => {
    const [one, other] = [contentOf(log), contentOf(otherLog)];
    expect(await readLogs(fileOf(log.base64), key)).toEqual([one]);
    expect(await readLogs(fileOf(otherLog.base64), key)).toEqual([other]);
    expect(await readLogs(fileOf(pack.base64), key)).toEqual([one, other]);
    expect(await readLogs(fileOf(exchangeFile.base64), key)).toEqual([other, one]);
    expect(fileName(log, 'visalog')).toBe(log.name);
  });

  test('the creations have the ids of their content', () => {
    const creations = [log, otherLog]
      .flatMap((each) => contentOf(each).changes)
      .filter((each) => each?.clock === 0);
    expect(creations).toHaveLength(2);
    for (const creation of creations) {
      if (!creation) continue;
      const fields = Object.entries(creation.fields).map(([name, { value }]) => [name, value]);
      const id = creationId(creation.key, creation.record, Object.fromEntries(fields));
      expect(toBase64Url(id)).toBe(creation.id);
    }
  });

  test('the document opens byte by byte', async () => {
    const opened = await openDocument(fileOf(document.base64), key);
    expect(opened).toEqual(fromBase64(document.content));
    expect(opened?.length).toBe(document.size);
    expect(await sha256(opened ?? '')).toBe(document.sha256);
  });
});

describe('a log', () => {
  test('is read as it was written, batch by batch, and of any name', async () => {
    const log = await beginLog(key, HEAD);
    expect(await readLog(log.bytes, key)).toEqual({ ...HEAD, changes: [], isWhole: true });
    expect(await log.append(changes(3))).toEqual({ tooLarge: [], rest: [] });
    const first = log.bytes;
    await log.append([change(4)]);
    expect(log.bytes.subarray(0, first.length)).toEqual(first);
    const read = { ...HEAD, changes: changes(4), isWhole: true };
    expect(await readLog(log.bytes, key)).toEqual(read);
    expect(await readLogs(new File([log.bytes], 'a conflict of another.txt'), key)).toEqual([read]);
  });

  test('takes changes until it is closed, and none that is larger than a batch', async () => {
    const large = change(5001, 'x'.repeat(1_048_576));
    const fits = change(5002, '\u062f'.repeat(500_000));
    const logs: Log[] = [];
    for (
      let rest: readonly Change[] = [...changes(5000), large, fits, change(5003)];
      rest.length > 0;
    ) {
      const log = await beginLog(key, { ...HEAD, number: logs.length });
      const appended = await log.append(rest.map(uncompressible));
      expect(appended.tooLarge.length).toBe(logs.length === 0 ? 1 : 0);
      rest = rest.filter(({ id }) => appended.rest.some((each) => each.id === id));
      logs.push(log);
    }
    expect(logs.length).toBeGreaterThan(1);
    expect(logs.slice(0, -1).every(isClosed)).toBe(true);
    expect(Math.max(...logs.map(({ bytes }) => bytes.length))).toBeLessThan(MAX_LOG_BYTES);
    const read = await Promise.all(logs.map(({ bytes }) => idsIn(bytes)));
    expect(read.flat()).toEqual([...changes(5000), fits, change(5003)].map(({ id }) => id));
  });

  test('writes nothing that its reader refuses, and says which', async () => {
    let deep: unknown = 'x';
    for (let level = 0; level < 110; level += 1) deep = [deep];
    const refused = [
      { ...change(1), record: 'x'.repeat(1500) },
      { ...change(2), key: 'settings', record: 'settings' } as const,
      change(3, deep),
    ].map((each, at) =>
      at === 1 ? { ...each, fields: { 'a.__proto__.b': { value: 1, replaces: [] } } } : each,
    );
    const log = await beginLog(key, HEAD);
    const { tooLarge, rest } = await log.append([...refused, change(4)]);
    expect([tooLarge, rest]).toEqual([refused, []]);
    expect(await idsIn(log.bytes)).toEqual([change(4).id]);
  });

  test('cut anywhere gives the batches before the cut', async () => {
    const { bytes } = await logOf(3);
    const ends = boundaries(bytes);
    for (let end = 0; end <= bytes.length; end += 1) {
      const read = await readLog(bytes.slice(0, end), key);
      const whole = ends.filter((each) => each <= end).length - 1;
      expect(read?.changes.length).toBe(end < LOG_START ? undefined : whole);
      expect(read?.isWhole ?? false).toBe(ends.includes(end));
    }
  });

  test('with any bit flipped gives the batches before it, its check made right again', async () => {
    const { bytes } = await logOf(2);
    const [start = 0, second = 0] = boundaries(bytes);
    for (let bit = 0; bit < bytes.length * 8; bit += 3) {
      const place = bit >> 3;
      const flipped = bytes.slice();
      flipped[place] = (flipped[place] ?? 0) ^ (1 << (bit & 7));
      // With a wrong length there is no checksum to correct.
      const batch = place < second ? start : second;
      const end = batch + 4 + uint32At(bytes, batch);
      const checked = await withCheck(flipped.slice(batch, end));
      if (place >= batch && place < end) flipped.set(checked.subarray(-4), end);
      const found = (await readLog(flipped, key))?.changes.length ?? 0;
      expect(found).toBe(place < second ? 0 : 1);
    }
  });

  test('with batches swapped, left out, repeated or of another log gives those at their place', async () => {
    const { bytes } = await logOf(3);
    const other = (await logOf(3, { ...HEAD, number: 8 })).bytes;
    const [start = 0, second = 0, third = 0] = boundaries(bytes);
    const head = bytes.slice(0, start);
    const [one, two, three] = [
      bytes.slice(start, second),
      bytes.slice(second, third),
      bytes.slice(third),
    ];
    const count = async (...parts: Uint8Array[]) => (await idsIn(concat(head, ...parts)))?.length;
    expect(await count(one, two, three)).toBe(3);
    expect(await count(two, one, three)).toBe(0);
    expect(await count(one, three, two)).toBe(1);
    expect(await count(two, three)).toBe(0);
    expect(await count(one, one)).toBe(1);
    expect(await count(one, other.slice(second, third), three)).toBe(1);
    expect((await idsIn(concat(head, other.slice(start))))?.length).toBe(0);
  });

  test('under the head of another opens no batch', async () => {
    const { bytes } = await logOf(2);
    for (const head of [
      { ...HEAD, counter: '1'.repeat(16) },
      { ...HEAD, writer: '1'.repeat(16) },
      { ...HEAD, number: 8 },
    ]) {
      const foreign = (await beginLog(key, head)).bytes.slice(0, 26);
      const read = await readLog(concat(foreign, bytes.slice(26)), key);
      expect(read).toEqual({ ...head, changes: [], isWhole: false });
    }
  });

  test('sealed with the public key alone, or of another office, is not read', async () => {
    const { bytes } = await logOf(1);
    const aad = bytes.slice(0, 26);
    const base = await seal(
      await packed(`[${wire(1)}]`),
      publicBytes(sealingKey(OFFICE), 'encrypt'),
      {
        info: utf8('dubai-visa folder 1'),
        aad,
      },
    );
    const sealed = base.subarray(ENC_BYTES);
    const framed = await withCheck(uint32(sealed.length), sealed);
    expect(await idsIn(concat(aad, base.subarray(0, ENC_BYTES), framed))).toEqual([]);

    const pair = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, [
      'deriveBits',
    ]);
    const point = new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey));
    const strangers = { ...key, id: await keyIdOf(point, point), opening: pair };
    const theirs = await beginLog(strangers, HEAD);
    await theirs.append(changes(2));
    expect(await readLog(theirs.bytes, key)).toBeUndefined();
    expect(await readLogs(new Blob([theirs.bytes]), key)).toBeUndefined();
    const claimed = await beginLog({ ...strangers, id: key.id }, HEAD);
    await claimed.append(changes(2));
    expect(await idsIn(claimed.bytes)).toEqual([]);
  });

  test('skips invalid batches and continues after them', async () => {
    const bomb = await deflate(new Uint8Array(50_000_000));
    const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
    const bytes = await logWith(
      await packed(`[${wire(1)}]`),
      bomb,
      utf8('not deflated'),
      await deflate(Uint8Array.of(0xff, 0xfe)),
      await packed('{"0":1}'),
      await packed('[1,2'),
      await packed('null'),
      await packed(deep),
      await packed(`[7,null,"x",{},[],${wire(2)},["too short"]]`),
      await packed(''),
      await packed(`[${wire(3)}]`),
    );
    expect(await idsIn(bytes)).toEqual([1, 2, 3].map(idOf));
    expect((await readLog(bytes, key))?.isWhole).toBe(true);
  });

  test('sets no prototype', async () => {
    const hostile = `["${idOf(1)}",1,"pages","page-1",{"title":[{"__proto__":{"x":1},"constructor":2},[]],"__proto__":["y",[]]}]`;
    const read = await readLog(await logWith(await packed(`[${hostile}]`)), key);
    for (const { fields } of read?.changes ?? []) {
      expect(Object.keys(fields)).toEqual(['title']);
      expect(fields['title']?.value).toEqual({});
    }
    expect(Object.prototype).not.toHaveProperty('x');
  });
});

describe('files', () => {
  test('have the names of who wrote them', () => {
    expect(fileName(HEAD, 'visalog')).toBe('a1b2c3d4e5f60718-00000007.visalog');
    expect(newHexId()).toMatch(/^[\da-f]{16}$/);
    const name = newDocumentName();
    expect(documentPath(name)).toEqual(['documents', name.slice(0, 2), `${name}.visadoc`]);
    expect(name).toMatch(/^[\da-f]{64}$/);
  });

  test('a pack and an exchange file have the logs up to where they are cut', async () => {
    const logs = [(await logOf(2)).bytes, (await logOf(3, { ...HEAD, number: 8 })).bytes];
    for (const kind of ['P', 'X'] as const) {
      const bytes = packLogs(kind, key.id, logs);
      expect([...logsIn(bytes)]).toEqual(logs);
      expect((await readLogs(new Blob([bytes]), key))?.map((log) => log.changes.length)).toEqual([
        2, 3,
      ]);
      for (let end = 0; end < bytes.length; end += 13) {
        const read = (await readLogs(new Blob([bytes.slice(0, end)]), key)) ?? [];
        const count = read.flatMap((log) => log.changes).length;
        expect(count).toBeGreaterThanOrEqual(end < 10 + (logs[0]?.length ?? 0) ? 0 : 2);
        expect(count).toBeLessThan(5);
      }
    }
  });

  test('a damaged log in a pack takes none of the others with it', async () => {
    const [one, two] = [(await logOf(2)).bytes, (await logOf(3, { ...HEAD, number: 8 })).bytes];
    const damaged = one.slice().fill(0, 0, 60);
    const read = await readLogs(new Blob([packLogs('P', key.id, [damaged, two])]), key);
    expect(read?.map((log) => log.changes.length)).toEqual([3]);
  });

  test('too large, empty, of noise, of a later version or another kind are not read', async () => {
    class Huge extends Blob {
      override readonly size = 2 * 1024 ** 3;
      override arrayBuffer(): never {
        throw new Error('It was read.');
      }
    }
    for (const kind of ['L', 'P', 'X'] as const)
      expect(await readLogs(new Huge([codeHead(kind, key.id)]), key)).toBeUndefined();
    expect(await openDocument(new Huge([]), key)).toBeUndefined();
    const { bytes } = await logOf(1);
    const tooLong = concat(bytes, new Uint8Array(MAX_LOG_BYTES));
    const later = bytes.slice();
    later[1] = 2;
    const document = await sealDocument(new Blob(['x']), key);
    for (const each of [new Uint8Array(), tooLong, later, document, bytes.slice(0, 5)])
      expect(await readLogs(new Blob([each]), key)).toBeUndefined();
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), async (noise) => {
        expect(await readLogs(new Blob([noise]), key)).toBeUndefined();
        // With a valid head it is an empty file of this office.
        const headed = concat(codeHead('P', key.id), noise);
        expect(await readLogs(new Blob([headed]), key)).toEqual([]);
        expect(
          (await readLogs(new Blob([concat(bytes.subarray(0, LOG_START), noise)]), key))?.[0]
            ?.changes,
        ).toEqual([]);
      }),
    );
  });

  test('a pack that consists of lengths only ends', async () => {
    const bytes = concat(codeHead('P', key.id), new Uint8Array(4_000_000));
    expect(await readLogs(new Blob([bytes]), key)).toEqual([]);
    expect([...logsIn(bytes)].length).toBeLessThan(20_000);
  });
});

describe('a document', () => {
  test('opens only whole, unchanged and with its own key', async () => {
    const document = new Blob(['passport '.repeat(500)]);
    const bytes = await sealDocument(document, key);
    const opened = await openDocument(new Blob([bytes]), key);
    expect(opened && new TextDecoder().decode(opened)).toBe(await document.text());
    for (let place = 0; place < bytes.length; place += 41) {
      const flipped = bytes.slice();
      flipped[place] = (flipped[place] ?? 0) ^ 1;
      expect(await openDocument(new Blob([flipped]), key)).toBeUndefined();
      expect(await openDocument(new Blob([bytes.slice(0, place)]), key)).toBeUndefined();
    }
    const other = { ...key, id: '00000000' };
    expect(await openDocument(new Blob([bytes]), other)).toBeUndefined();
  });
});

test.each([
  ['cut \ud83d', 'cut \ufffd'],
  [{ list: ['\udec2 🛂'] }, { list: ['\ufffd 🛂'] }],
])('the value %j of another program reads as %j', async (value, read) => {
  const log = await beginLog(key, HEAD);
  const { tooLarge } = await log.append([change(1, value)]);
  expect(tooLarge).toEqual([]);
  expect((await readLog(log.bytes, key))?.changes).toEqual([change(1, read)]);
});
