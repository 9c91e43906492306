import { beforeAll, describe, expect, test } from 'vitest';
import { officeKey } from '@test/records';
import type { OfficeKeyPair } from '@/engines/handover/officeKeys';
import { fromBase64, toBase64, toHex, sha256 } from '@/lib/crypto/bytes';
import { type Change, toEntry } from './change';
import {
  documentPath,
  changeText,
  fileName,
  newDocumentName,
  openDocument,
  packFiles,
  readExchange,
  readCounterFile,
  sealDocument,
  sealCounterFile,
} from './folderFile';
import vectors from './vectors.json';

const NOW = Date.UTC(2026, 10, 21);
const HEAD = { counter: '00112233445566ff', number: 3 };
let key: OfficeKeyPair;

beforeAll(async () => {
  key = await officeKey();
});

const bytesOf = (base64: string) => fromBase64(base64) ?? new Uint8Array();
const edit = (title: unknown, stamp = 5, record = 'p'): Change => ({
  key: 'pages',
  record,
  cells: { title: [stamp, HEAD.counter, title] },
  gone: {},
});
const sealed = (changes: readonly Change[]) =>
  sealCounterFile(
    key,
    HEAD,
    changes.flatMap((change) => changeText(change) ?? []),
  );

test('the files of the vectors say what is written beside them', async () => {
  for (const { counter, number, name, list, base64 } of vectors.files) {
    const read = await readCounterFile(bytesOf(base64), key, NOW);
    if (typeof read === 'string') throw new Error(read);
    expect(read).toMatchObject({ counter, number, refused: 0, ahead: [] });
    expect(JSON.stringify(read.changes.map(toEntry))).toBe(list);
    expect(fileName(read)).toBe(name);
  }
  const { exchangeFile, document } = vectors;
  const read = await readExchange(new Blob([bytesOf(exchangeFile.base64)]), key, NOW);
  expect(read).toHaveLength(vectors.files.length);
  const opened = await openDocument(new Blob([bytesOf(document.base64)]), key);
  expect(opened && toBase64(opened)).toBe(document.content);
  expect(opened && (await sha256(opened))).toBe(document.sha256);
  expect(documentPath(document.path.slice(-72, -8)).join('/')).toBe(document.path);
});

test('a file is laid out as the page says, and is new each time', async () => {
  const [one, other] = [await sealed([edit('Title')]), await sealed([edit('Title')])];
  expect(toHex(one.subarray(0, 18))).toBe(`5302${key.id}${HEAD.counter}00000003`);
  expect(toHex(one)).not.toBe(toHex(other));
  expect(await readCounterFile(one, key, NOW)).toMatchObject({
    ...HEAD,
    changes: [edit('Title')],
    entries: 1,
    newest: 5,
  });
});

describe('a file is not read', () => {
  test('where a byte of it is another, and none of it is taken where it ends too soon', async () => {
    const whole = await sealed([edit('Title')]);
    for (const at of [8, 15, 40, 100, whole.length - 1]) {
      const changed = whole.slice();
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(await readCounterFile(changed, key, NOW)).toBe('unreadable');
    }
    for (let length = 18; length < whole.length; length += 1)
      expect(await readCounterFile(whole.slice(0, length), key, NOW)).toBe('unreadable');
  });

  test.each([
    ['unreadable', []],
    ['other', [0x4e, 0x6f]],
    ['other', [0x53, 1]],
    ['newer', [0x53, 3]],
    ['older', [0x4c, 1]],
    ['older', [0x50, 1]],
    ['foreign', [0x53, 2, 1, 2, 3, 4]],
  ])('that is %s by its first bytes: %j', async (refusal, start) => {
    const id = key.id.match(/../g) ?? [];
    const whole =
      start.length === 2 ? [...start, ...id.map((pair) => Number.parseInt(pair, 16))] : start;
    expect(await readCounterFile(Uint8Array.from(whole), key, NOW)).toBe(refusal);
  });

  test('whose list is larger than 8 MiB, or nested too deep', async () => {
    const large = await sealCounterFile(key, HEAD, [
      JSON.stringify(['pages', 'x'.repeat(8_400_000), {}]),
    ]);
    expect(large.length).toBeLessThan(100_000);
    expect(await readCounterFile(large, key, NOW)).toBe('unreadable');
    expect(changeText(edit('x'.repeat(8_400_000)))).toBeUndefined();
    const deep: unknown = JSON.parse('['.repeat(101) + ']'.repeat(101));
    expect(changeText(edit(deep))).toBeUndefined();
    const text = JSON.stringify(toEntry(edit(deep)));
    expect(await readCounterFile(await sealCounterFile(key, HEAD, [text]), key, NOW)).toBe(
      'unreadable',
    );
  });
});

test('an exchange file has several, and a damaged one harms no other', async () => {
  const files = [await sealed([edit('One')]), await sealed([edit('Two', 6)])];
  files[0]?.fill(0, 100);
  const read = await readExchange(new Blob([packFiles(key.id, files)]), key, NOW);
  expect(read).toMatchObject([{ changes: [edit('Two', 6)] }]);
  const cut = packFiles(key.id, [await sealed([edit('One')])]).slice(0, -1);
  expect(await readExchange(new Blob([cut]), key, NOW)).toEqual([]);
  expect(await readExchange(new Blob(['Noise.']), key, NOW)).toBe('other');
  expect(await readExchange(new Blob([await sealed([])]), key, NOW)).toBe('other');
});

test('a document is sealed for the office alone', async () => {
  const document = new Blob(['%PDF']);
  const bytes = await sealDocument(document, key);
  expect(await openDocument(new Blob([bytes]), key)).toEqual(
    new Uint8Array(await document.arrayBuffer()),
  );
  bytes[80] = (bytes[80] ?? 0) ^ 1;
  expect(await openDocument(new Blob([bytes]), key)).toBeUndefined();
  expect(newDocumentName()).toMatch(/^[\da-f]{64}$/);
});
