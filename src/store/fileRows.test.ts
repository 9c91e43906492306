import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { registerFeatures } from '@test/storage/fakeBrowser';
import { submitted } from '@test/records';
import { FakeDisk, FakeLocalStorage, FakeStorage } from '@test/storage/fakeStorage';

const photo = new File(['a face'], 'photo.png', { type: 'image/png', lastModified: 7 });

beforeEach(async () => {
  vi.resetModules();
  await registerFeatures();
  vi.stubGlobal('localStorage', new FakeLocalStorage(new FakeStorage(new FakeDisk())));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Rejects Blobs, as WebKit's private windows do. */
function refuseFiles(): void {
  const put: unknown = Reflect.get(IDBObjectStore.prototype, 'put');
  if (typeof put !== 'function') throw new TypeError('Nothing puts.');
  const hasFile = (value: unknown): boolean =>
    value instanceof Blob ||
    (typeof value === 'object' && value !== null && Object.values(value).some(hasFile));
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function refuse(
    this: IDBObjectStore,
    value: unknown,
    key,
  ) {
    if (hasFile(value)) throw new DOMException('Error preparing Blob/File data', 'UnknownError');
    return Reflect.apply(put, this, [value, key]);
  });
}

test('without Blob support files are stored as bytes, and read back as files', async () => {
  vi.stubGlobal('navigator', { vendor: 'Apple Computer, Inc.' });
  refuseFiles();
  const { applications } = await import('./repository');
  const { readDocumentFiles: readFiles } = await import('./fileRows');
  const { findDraft, saveDraft } = await import('./drafts');

  const typed = { step: 3, files: { passportPhoto: photo, flightBooking: null } };
  await saveDraft('apply:1', typed);
  expect((await findDraft('apply:1'))?.value).toEqual(typed);

  await applications.append(() => submitted('a'), {
    files: [{ kind: 'passportPhoto', file: photo }],
  });
  const stored = (await readFiles('a')).get('passportPhoto');
  expect(await stored?.text()).toBe('a face');
  expect(stored).toMatchObject({ name: 'photo.png', type: 'image/png', lastModified: 7 });
});
