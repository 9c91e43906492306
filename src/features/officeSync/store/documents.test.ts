import 'fake-indexeddb/auto';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { sealDocument } from '@/engines/officeSync/folderFile';
import type { OfficeKeyPair } from '@/engines/handover/officeKeys';
import vectors from '@/engines/handover/vectors.json';
import { FakeFolder } from '@test/storage/fakeFolder';
import { officeKey, submitted } from '@test/records';
import { type FakePage, openCounter } from '@test/storage/fakeProcesses';

const TEXT = 'The bytes of a passport.';
let key: OfficeKeyPair;
let folder: FakeFolder;
let one: FakePage;
let other: FakePage;

beforeAll(async () => {
  key = await officeKey();
});

/** Two counters of one office; the first has an application with a document, in the folder. */
beforeEach(async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  folder = new FakeFolder();
  [one, other] = await Promise.all([openCounter('One'), openCounter('Other')]);
  await receive('new', TEXT);
  await one.data.shareDocuments(folder.handle(), key);
  await syncOther();
});

/** The first counter receives the application with this passport. */
async function receive(mode: 'new' | 'replace', text: string): Promise<void> {
  const file = new File([text], 'passport.pdf', { type: 'application/pdf' });
  await one.data.receiveApplication({
    list: 'list',
    keyId: 'key',
    how: 'file',
    mode,
    documents: [{ kind: 'passportCopy', file }],
    application: submitted('1', { purpose: text }),
  });
}

async function syncOther(): Promise<void> {
  await other.data.applyChanges([{ changes: (await one.data.ownChanges()).changes }]);
}

/** The only document in the folder, and its path. */
function inFolder(): readonly [FakeFolder, string] {
  const [within] = folder.folders.get('documents')?.folders.values() ?? [];
  const [name] = within?.files.keys() ?? [];
  if (within === undefined || name === undefined) throw new Error('no document');
  return [within, name];
}

let isComplete = false;
const fetched = async () => {
  const incomplete = await other.data.fetchDocuments(['1'], { directory: folder.handle(), key });
  isComplete = !incomplete.has('1');
  return (await other.data.readDocumentFiles('1')).get('passportCopy');
};

test('a document that one counter has is fetched at the other, byte by byte, and shared once', async () => {
  const [within, name] = inFolder();
  expect(name).toMatch(/^[\da-f]{64}\.visadoc$/);
  expect(await within.file(name).text()).not.toContain(TEXT);
  const file = await fetched();
  expect(await file?.text()).toBe(TEXT);
  expect(file?.type).toBe('application/pdf');

  for (const page of [one, other]) await page.data.shareDocuments(folder.handle(), key);
  expect([...folder.folders.values()].flatMap(({ folders }) => [...folders]).length).toBe(1);
  expect(within.files.size).toBe(1);
});

test('a missing or different document, or one of another key, is left for the next time', async () => {
  const [within, name] = inFolder();
  const sealed = await within.file(name).arrayBuffer();
  for (const bytes of [
    undefined,
    'noise',
    sealed.slice(0, -1),
    await sealDocument(new Blob(['Another document with 24']), key),
    await sealDocument(new Blob([TEXT]), { ...key, id: '00000000' }),
  ]) {
    if (bytes === undefined) within.files.delete(name);
    else within.put(name, bytes);
    expect(await fetched()).toBeUndefined();
    expect(isComplete).toBe(false);
  }
  within.put(name, sealed);
  expect(await (await fetched())?.text()).toBe(TEXT);
  expect(isComplete).toBe(true);
});

test('a document that is here stays as it is', async () => {
  await other.data.db.files.put({
    applicationId: '1',
    kind: 'passportCopy',
    file: new Blob(['x']),
  });
  expect(await (await fetched())?.text()).toBe('x');
});

test('a document that comes again with other answers takes the place of the one before', async () => {
  expect(await (await fetched())?.text()).toBe(TEXT);
  await receive('replace', 'Another passport.');
  await syncOther();
  // Until the new one is in the folder there is none: the old one does not match the answers.
  expect(await fetched()).toBeUndefined();
  expect(isComplete).toBe(false);
  await other.data.shareDocuments(folder.handle(), key);
  await one.data.shareDocuments(folder.handle(), key);
  await syncOther();
  expect(await (await fetched())?.text()).toBe('Another passport.');
});

test('documents go where their application was removed at another counter, and come back with it', async () => {
  expect(await (await fetched())?.text()).toBe(TEXT);
  const undo = await one.data.applications.remove('1');
  await syncOther();
  expect(await other.data.db.files.count()).toBe(0);
  // A screen that still shows it asks for them again.
  expect(await fetched()).toBeUndefined();
  await undo();
  await syncOther();
  expect(await (await fetched())?.text()).toBe(TEXT);
});

test('a file that another counter has received adds nothing here, before its documents are fetched', async () => {
  const file = new Blob([Buffer.from(vectors.file.base64, 'base64')]);
  const read = async ({ data }: FakePage) => {
    const result = await data.readHandover({ payload: file, how: 'file' });
    const match = result.kind === 'read' ? result.matches[0] : undefined;
    if (match?.comparison === undefined) throw new Error('nothing was read');
    return match;
  };
  await one.data.receiveApplication({ ...(await read(one)), mode: 'new' });
  await syncOther();
  expect(await read(other)).toMatchObject({ comparison: 'documents' });
  await one.data.shareDocuments(folder.handle(), key);
  await syncOther();
  expect(await read(other)).toMatchObject({ comparison: 'same' });
});

test('a backup counts the applications whose documents did not come, and a counter without a folder gets none', async () => {
  let source: Parameters<typeof other.data.fetchDocuments>[1];
  other.data.setMissingDocumentsSource((ids) => other.data.fetchDocuments(ids, source));
  const backUp = async () =>
    other.data.makeBackup({
      withDocuments: true,
      withMailPassword: false,
      passphrase: '',
      target: await folder.handle().getFileHandle('backup.json', { create: true }),
      fileName: '',
      onProgress: () => {},
    });
  expect(await backUp()).toMatchObject({ incompleteCount: 1 });
  source = { directory: folder.handle(), key };
  expect(await backUp()).toMatchObject({ incompleteCount: 0 });
  expect(await folder.file('backup.json').text()).toContain(btoa(TEXT));
});
