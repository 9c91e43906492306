import * as fc from '@test/fastCheck';
import { describe, expect, test } from 'vitest';
import { MAX_BACKUP_BYTES } from '../../../config';
import { NO_DOCUMENTS } from '../../../domain/application';
import type { ContentKey } from '../../../domain/registry';
import {
  BACKED_UP_TYPES,
  type BackupSource,
  sealBackup,
  writeBackup,
} from '../../../engines/backup/backupFile';
import { readBackup, readDocuments } from './readBackup';

const PNG = Uint8Array.from('\u0089PNG\r\n\u001a\n..', (sign) => sign.charCodeAt(0));

function source(content: Partial<Record<ContentKey, unknown>>, files: Blob[] = []): BackupSource {
  return {
    createdAt: new Date('2026-11-21T12:00:00Z'),
    siteName: 'Gate',
    texts: new Map(
      BACKED_UP_TYPES.flatMap(({ key }) =>
        content[key] === undefined
          ? []
          : [[key, [content[key]].flat().map((each) => JSON.stringify(each))] as const],
      ),
    ),
    history: { takenOver: [], decisions: [], sendings: [], steps: [] },
    documents: files.map((_, index) => ({ applicationId: `a${index}`, kind: 'passportCopy' })),
    readDocument: async ({ applicationId }) => files[Number(applicationId.slice(1))],
  };
}

const pages = [{ id: 'a', title: 'Über — مرحبا 🛂', content: '<p>"\\</p>' }];

/** A backup of one page, edited. */
async function tampered(change: (file: Record<string, unknown>) => void): Promise<Blob> {
  const { file } = await writeBackup(source({ pages }));
  const value: Record<string, unknown> = JSON.parse(await file.text());
  change(value);
  return new Blob([JSON.stringify(value)]);
}

test('any backup reads back unchanged', async () => {
  const record = fc.record({
    id: fc.string(),
    title: fc.string({ unit: 'binary' }),
    any: fc.jsonValue(),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.array(record),
      fc.array(fc.uint8Array(), { maxLength: 3 }),
      async (list, bytes) => {
        const files = bytes.map((each) => new Blob([new Uint8Array(each)]));
        const text = JSON.stringify(list);
        fc.pre(!/"(?:__proto__|constructor|prototype)":/.test(text));
        const { file, counts } = await writeBackup(source({ pages: list }, files));
        expect(counts).toEqual({
          pages: list.length,
          ...(files[0] && { documents: files.length }),
        });
        const { backup, omittedCount } = await readBackup(file);
        expect(omittedCount).toBe(0);
        expect(backup.content).toEqual({ pages: JSON.parse(text) });
        const ids = new Set(files.map((_, index) => `a${index}`));
        const { documents, refused } = await readDocuments(backup.documents ?? [], ids);
        expect(refused).toEqual([]);
        for (const [index, { file: read }] of documents.entries())
          expect(new Uint8Array(await read.arrayBuffer())).toEqual(
            new Uint8Array(bytes[index] ?? []),
          );
      },
    ),
    { numRuns: 25 },
  );
});

test.each([undefined, 'open sesame'])(
  'halves of characters are checked, and read as replaced, with the passphrase %s',
  async (passphrase) => {
    const list = [{ id: 'a\ud800', title: 'cut \ud83d', items: ['\udec2 🛂'] }];
    const { file } = await writeBackup(source({ pages: list }));
    const given = passphrase === undefined ? file : await sealBackup(file, passphrase);
    const { backup } = await readBackup(given, passphrase);
    expect(backup.content).toEqual({
      pages: [{ id: 'a\ufffd', title: 'cut \ufffd', items: ['\ufffd 🛂'] }],
    });
  },
);

test('an encrypted backup needs its passphrase', async () => {
  const { file } = await writeBackup(source({ pages }));
  const sealed = await sealBackup(file, 'open sesame');
  expect(await sealed.text()).not.toContain('مرحبا');
  await expect(readBackup(sealed)).rejects.toMatchObject({ fault: 'passphraseNeeded' });
  await expect(readBackup(sealed, 'open')).rejects.toMatchObject({ fault: 'wrongPassphrase' });
  const read = await readBackup(sealed, 'open sesame');
  expect(read).toMatchObject({
    isEncrypted: true,
    backup: { content: { pages }, siteName: 'Gate' },
  });
});

describe('refused, with the reason', () => {
  const damaged = /damaged/;
  test.each<[string, RegExp, (file: Record<string, unknown>) => void]>([
    ['a word changed', damaged, (file) => (file['content'] = { pages: [{ id: 'a', title: 'B' }] })],
    ['another site name', damaged, (file) => (file['siteName'] = 'Other')],
    ['another time', damaged, (file) => (file['createdAt'] = '2026-11-20T12:00:00.000Z')],
    ['other counts', damaged, (file) => (file['counts'] = { pages: 2 })],
    ['a key more', damaged, (file) => (file['content'] = { pages, blogs: [] })],
    ['no checksum', damaged, (file) => delete file['sha256']],
    ['content that is a list', damaged, (file) => (file['content'] = [])],
    ['a newer version', /newer version/, (file) => (file['version'] = 2)],
    ['an older version', /unknown format: 0/, (file) => (file['version'] = 0)],
    ['a version that is none', /not a backup of this site/, (file) => (file['version'] = '1')],
    ['another format', /not a backup of this site/, (file) => (file['format'] = 'other')],
  ])('%s', async (_what, reason, change) => {
    const refusal = await readBackup(await tampered(change)).catch((error: unknown) => error);
    expect(refusal).toMatchObject({
      fault: 'refused',
      message: expect.stringMatching(reason),
    });
  });

  test.each([
    ['nothing', ''],
    ['no JSON', 'PK\u0003\u0004'],
    ['too deep', '['.repeat(100_000)],
    ['null', 'null'],
    ['a list', '[]'],
  ])('a file that holds %s', async (_what, text) => {
    await expect(readBackup(new Blob([text]))).rejects.toMatchObject({ fault: 'refused' });
  });

  test('a file that is cut off, anywhere', async () => {
    const { file } = await writeBackup(source({ pages }));
    await fc.assert(
      fc.asyncProperty(fc.nat(file.size - 1), async (length) => {
        await expect(readBackup(file.slice(0, length))).rejects.toMatchObject({
          fault: 'refused',
        });
      }),
    );
  });

  test('a damaged encrypted file, before its passphrase is asked for', async () => {
    const { file } = await writeBackup(source({ pages }));
    const value: { data: string } = JSON.parse(await (await sealBackup(file, 'secret')).text());
    for (const data of [value.data.replace(/^./, value.data.startsWith('A') ? 'B' : 'A'), '%']) {
      const changed = new Blob([JSON.stringify({ ...value, data })]);
      await expect(readBackup(changed)).rejects.toMatchObject({ fault: 'refused' });
    }
  });

  test('an encrypted file whose envelope is damaged, by what is wrong with that', async () => {
    const { file } = await writeBackup(source({ pages }));
    const value: object = JSON.parse(await (await sealBackup(file, 'secret')).text());
    const refusalOf = (changed: object) =>
      readBackup(new Blob([JSON.stringify({ ...value, ...changed })]), 'secret');
    await expect(refusalOf({ encryption: { cipher: 'ROT13' } })).rejects.toMatchObject({
      fault: 'refused',
      message: expect.stringContaining('encryption.cipher'),
    });
    await expect(refusalOf({ data: 7 })).rejects.toMatchObject({
      fault: 'refused',
      message: expect.stringContaining('data is missing'),
    });
  });

  test('a file that is too large, before it is read', async () => {
    const large = new Blob(['{}']);
    Object.defineProperty(large, 'size', { value: MAX_BACKUP_BYTES + 1 });
    large.text = () => Promise.reject(new Error('It was read.'));
    await expect(readBackup(large)).rejects.toMatchObject({
      fault: 'refused',
      message: expect.stringContaining('256.0 MB at most'),
    });
  });
});

test('dangerous names in a file are left out and counted', async () => {
  const text = (await (await tampered(() => {})).text()).replace(
    '"title"',
    '"__proto__":{"isAdmin":true},"constructor":1,"title"',
  );
  const { backup, omittedCount } = await readBackup(new Blob([text]));
  expect(omittedCount).toBe(2);
  expect(backup.content).toEqual({ pages });
});

test('a document is detected by its bytes, and refused if damaged or without its application', async () => {
  const application = { id: 'a0', documents: NO_DOCUMENTS };
  const disguised = new Blob([PNG], { type: 'text/html' });
  const { file } = await writeBackup(
    source({ visaApplications: [application] }, [disguised, new Blob(['x'])]),
  );
  const { backup } = await readBackup(file);
  const [first, second] = backup.documents ?? [];
  if (!first || !second) throw new Error('No documents.');
  const admit = (changed: typeof first) => readDocuments([changed], new Set(['a0']));
  expect((await admit(first)).documents[0]?.file.type).toBe('image/png');
  const refusals = [
    second,
    { ...first, data: '%' },
    { ...first, data: 'AAAA' },
    { ...first, size: 1 },
  ];
  for (const each of refusals) expect((await admit(each)).refused).toHaveLength(1);
});
