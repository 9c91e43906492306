import 'fake-indexeddb/auto';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { FakeFolder } from '@test/storage/fakeFolder';
import type { Change } from '@/engines/officeSync/change';
import { fileName, newHexId, packLogs, readLogs } from '@/engines/officeSync/folderFile';
import { beginLog } from '@/engines/officeSync/log';
import { OFFICE } from '@/engines/handover/office';
import { type OfficeKeyPair, demoKey, importOfficeKey } from '@/engines/handover/officeKeys';
import { toBase64Url } from '@/lib/crypto/bytes';
import { SaveError } from '@/store/errors';
import { type Exchange, openExchange, readFolder } from './exchange';
import { changesetsTable } from './changesets';
import { folderFilesTable, folderTable } from './tables';

/** Changes known to this counter, in order of arrival. */
let known: Change[] = [];

let room = Infinity;

vi.mock('./changeLog', () => ({
  changesAfter: (after: number) =>
    Promise.resolve({ changes: known.slice(after), last: known.length }),
  receiveChanges: (changes: readonly Change[]) => {
    if (known.length >= room) return Promise.reject(new SaveError('full'));
    for (const change of changes) if (!known.some(({ id }) => id === change.id)) known.push(change);
    return Promise.resolve({ taken: changes.length, waiting: 0 });
  },
  rebalanceList: () => Promise.resolve(),
}));

const HERE = '1111111111111111';
const THERE = '2222222222222222';
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
let key: OfficeKeyPair;
let folder: FakeFolder;

beforeAll(async () => {
  const imported = await importOfficeKey(await demoKey(), OFFICE);
  if (typeof imported === 'string') throw new Error(imported);
  key = imported;
});
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  known = [];
  folder = new FakeFolder();
  await folderTable.clear();
  await folderFilesTable.clear();
  await folderTable.put({
    name: 'here',
    directory: Object.create(null),
    position: 0,
    packedAt: Date.now(),
  });
});
afterEach(() => vi.useRealTimers());

let lastId = 0;
function edit(value: unknown = 'x'): Change {
  lastId += 1;
  const bytes = new Uint8Array(16);
  new DataView(bytes.buffer).setUint32(12, lastId);
  return {
    id: toBase64Url(bytes),
    clock: lastId,
    key: 'pages',
    record: 'page',
    fields: { title: { value, replaces: [] } },
  };
}

const start = (): Promise<Exchange> => openExchange(folder.handle(), key, HERE);

/** Writes a log of another counter to the folder. */
async function arrive(changes: readonly Change[], name?: string): Promise<string> {
  const head = { counter: THERE, writer: newHexId(), number: 0 };
  const log = await beginLog(key, head);
  await log.append(changes);
  folder.put(name ?? fileName(head, 'visalog'), log.bytes);
  return name ?? fileName(head, 'visalog');
}

/** Ids of all changes in the folder, including repetitions. */
async function shown(): Promise<string[]> {
  const logs = await Promise.all([...folder.files.values()].map((file) => readLogs(file, key)));
  return logs.flatMap((each) => each ?? []).flatMap(({ changes }) => changes.map(({ id }) => id));
}
const idsOf = (changes: readonly Change[]) => changes.map(({ id }) => id);

describe('a look', () => {
  test('creates no file before there is a change, then one, which grows', async () => {
    const { syncOnce } = await start();
    expect(await syncOnce()).toMatchObject({ problem: undefined, waiting: 0, counters: [] });
    expect([...folder.files.keys()]).toEqual([]);
    known.push(edit());
    await syncOnce();
    const [name = ''] = folder.files.keys();
    expect(name).toMatch(/^[\da-f]{16}-00000000\.visalog$/);
    known.push(edit(), edit());
    const state = await syncOnce();
    expect([...folder.files.keys()]).toEqual([name]);
    expect(await shown()).toEqual(idsOf(known));
    expect(state.counters).toMatchObject([{ counter: HERE }]);
  });

  test('takes what others wrote, whatever the file is called, and writes none of it again', async () => {
    const changes = [edit(), edit(), edit()];
    await arrive(changes.slice(0, 1));
    await arrive(changes.slice(1, 2), 'a conflict of somebody.txt');
    await arrive(changes.slice(2), '.hidden.visalog');
    await arrive([edit()], 'x.visalog.tmp');
    await arrive([edit()], 'x.visalog.crswap');
    const { syncOnce } = await start();
    await syncOnce();
    await syncOnce();
    expect(idsOf(known)).toEqual(idsOf(changes.slice(0, 2)));
    expect(folder.files.size).toBe(5);
  });

  test('goes on with a new file after a restart, and writes nothing twice', async () => {
    known.push(edit());
    await (await start()).syncOnce();
    const again = await start();
    await again.syncOnce();
    expect(folder.files.size).toBe(1);
    known.push(edit());
    await again.syncOnce();
    expect(folder.files.size).toBe(2);
    expect((await shown()).toSorted()).toEqual(idsOf(known));
  });

  test('reads at most 50 unknown files, and says that there are more', async () => {
    for (let count = 0; count < 60; count += 1) await arrive([edit()]);
    const { syncOnce, hasMore } = await start();
    await syncOnce();
    expect([known.length, hasMore()]).toEqual([50, true]);
    await syncOnce();
    expect([known.length, hasMore()]).toEqual([60, false]);
  });

  test('says after a restart, too, how many changes wait for a newer version', async () => {
    await changesetsTable.put({ seq: 1, records: [], text: '{}', waits: 1 });
    expect((await (await start()).syncOnce()).newer).toBe(1);
    await changesetsTable.clear();
  });

  test('reads a counter’s file behind however many that are not this office’s', async () => {
    for (let count = 0; count < 60; count += 1) folder.put(`${count}.visalog`, 'noise');
    await arrive([edit()]);
    const { syncOnce, hasMore } = await start();
    expect((await syncOnce()).foreign).toBe(60);
    expect([known.length, hasMore()]).toEqual([1, false]);
  });

  test('counts files with the right name that are not this office’s, once they have arrived', async () => {
    folder.put('0000000000000000-00000000.visalog', 'noise');
    folder.put('0000000000000000-00000001.visapack', '');
    folder.put('README.md', 'Not ours.');
    folder.put('arriving.visalog', '', Date.now());
    const { syncOnce } = await start();
    expect((await syncOnce()).foreign).toBe(2);
    vi.setSystemTime(Date.now() + 2 * MINUTE);
    expect((await syncOnce()).foreign).toBe(3);
  });

  test('reads a torn file again when it has changed', async () => {
    const name = await arrive([edit(), edit()]);
    const whole = new Uint8Array(await folder.file(name).arrayBuffer());
    folder.put(name, whole.slice(0, -9));
    const { syncOnce } = await start();
    await syncOnce();
    expect(known.length).toBe(0);
    folder.put(name, whole);
    await syncOnce();
    expect(known.length).toBe(2);
  });

  test('keeps a change that is too large here, and says so after a restart too', async () => {
    known.push(edit('x'.repeat(2_000_000)), edit());
    expect(await (await start()).syncOnce()).toMatchObject({ tooLarge: 1, waiting: 0 });
    expect(await (await start()).syncOnce()).toMatchObject({ tooLarge: 1, waiting: 0 });
    expect(await shown()).toEqual(idsOf(known.slice(1)));
  });

  test('closes a log that is full, and begins the next', async () => {
    const text = () => toBase64Url(crypto.getRandomValues(new Uint8Array(60_000)));
    for (let count = 0; count < 12; count += 1) known.push(edit(text()));
    await (await start()).syncOnce();
    expect([...folder.files.keys()].map((name) => name.slice(17, 25))).toEqual([
      '00000000',
      '00000001',
      '00000002',
    ]);
    expect((await shown()).toSorted()).toEqual(idsOf(known));
  });
});

describe('a folder that fails', () => {
  test('deletes the empty file of a page that died while it began one', async () => {
    known.push(edit());
    const creating = vi.spyOn(folder, 'getFileHandle').mockImplementation((name) => {
      folder.put(name, '');
      throw new DOMException('The page is gone.', 'AbortError');
    });
    await (await start()).syncOnce();
    expect([...folder.files.values()].map(({ size }) => size)).toEqual([0]);
    creating.mockRestore();
    expect(await (await start()).syncOnce()).toMatchObject({ waiting: 0, foreign: 0 });
    expect(folder.files.size).toBe(1);
    expect(await shown()).toEqual(idsOf(known));
  });

  test('keeps changes, which are written once it is back', async () => {
    const { syncOnce } = await start();
    known.push(edit());
    await syncOnce();
    known.push(edit(), edit());
    folder.failure = new DOMException('Gone.', 'NotFoundError');
    expect(await syncOnce()).toMatchObject({ problem: 'unreachable', waiting: 2 });
    folder.failure = undefined;
    folder.permission = 'prompt';
    expect(await syncOnce()).toMatchObject({ problem: 'permission', waiting: 2 });
    folder.permission = 'granted';
    expect(await syncOnce()).toMatchObject({ problem: undefined, waiting: 0 });
    expect(await shown()).toEqual(idsOf(known));
  });

  test('while there is more to read does not have it looked for without a pause', async () => {
    for (let count = 0; count < 60; count += 1) await arrive([edit()]);
    const { syncOnce, hasMore } = await start();
    await syncOnce();
    expect(hasMore()).toBe(true);
    folder.failure = new DOMException('Gone.', 'NotFoundError');
    expect((await syncOnce()).problem).toBe('unreachable');
    expect(hasMore()).toBe(false);
    folder.failure = undefined;
    await syncOnce();
    expect([known.length, hasMore()]).toEqual([60, false]);
  });

  test('while a file is written loses nothing', async () => {
    const { syncOnce } = await start();
    known.push(edit());
    await syncOnce();
    known.push(edit());
    const getFileHandle = folder.getFileHandle;
    Object.assign(folder, {
      getFileHandle: () => Promise.reject(new DOMException('Full.', 'QuotaExceededError')),
    });
    expect(await syncOnce()).toMatchObject({ problem: 'notWritten', waiting: 1 });
    known.push(edit());
    expect(await syncOnce()).toMatchObject({ problem: 'notWritten', waiting: 2 });
    Object.assign(folder, { getFileHandle });
    expect(await syncOnce()).toMatchObject({ problem: undefined, waiting: 0 });
    expect(await shown()).toEqual(idsOf(known));
    expect(folder.files.size).toBe(1);
  });

  test('reads a known file again at once if it changes while it is read', async () => {
    const name = await arrive([edit()]);
    const { syncOnce, hasUnread } = await start();
    await syncOnce();
    await arrive([edit()], name);
    const reading = vi
      .spyOn(folder.file(name), 'arrayBuffer')
      .mockRejectedValue(new DOMException('It has changed.', 'NotReadableError'));
    await syncOnce();
    expect(hasUnread()).toBe(true);
    reading.mockRestore();
    await syncOnce();
    expect(hasUnread()).toBe(false);
    expect(known.length).toBe(2);
  });

  test('reads unreadable files again silently, and reports them after three attempts', async () => {
    const name = await arrive([edit()]);
    const file = folder.file(name);
    const reading = vi
      .spyOn(file, 'arrayBuffer')
      .mockRejectedValue(new DOMException('Locked.', 'NotReadableError'));
    await arrive([edit()]);
    const { syncOnce, hasUnread } = await start();
    expect((await syncOnce()).problem).toBeUndefined();
    expect(known.length).toBe(1);
    expect(hasUnread()).toBe(true);
    await syncOnce();
    expect(hasUnread()).toBe(false);
    expect((await syncOnce()).problem).toBe('notOnDevice');
    reading.mockRestore();
    expect((await syncOnce()).problem).toBeUndefined();
    expect(known.length).toBe(2);
  });
});

test('a full browser says so, writes its own changes, and takes the others’ once there is space', async () => {
  const theirs = await arrive([edit()]);
  const own = edit();
  known.push(own);
  room = 0;
  const { syncOnce } = await start();
  expect(await syncOnce()).toMatchObject({ problem: 'full', waiting: 0 });
  expect(await shown()).toContain(own.id);
  const reading = vi.spyOn(folder.file(theirs), 'arrayBuffer');
  expect(await syncOnce()).toMatchObject({ problem: 'full' });
  expect(reading).not.toHaveBeenCalled();
  room = Infinity;
  vi.setSystemTime(Date.now() + MINUTE);
  expect(await syncOnce()).toMatchObject({ problem: undefined });
  expect(known.length).toBe(2);
});

describe('what the folder no longer shows', () => {
  test('is written again after ten minutes and a while, not before', async () => {
    const gone = await arrive([edit()]);
    await arrive([edit()]);
    const { syncOnce } = await start();
    await syncOnce();
    folder.files.delete(gone);
    await syncOnce();
    vi.setSystemTime(Date.now() + 10 * MINUTE);
    await syncOnce();
    expect((await shown()).length).toBe(1);
    vi.setSystemTime(Date.now() + 6 * MINUTE);
    await syncOnce();
    expect((await shown()).toSorted()).toEqual(idsOf(known).toSorted());
    await syncOnce();
    expect((await shown()).length).toBe(2);
  });

  test('is not written again where it is back by then, nor where another file has it', async () => {
    const changes = [edit()];
    const name = await arrive(changes);
    const file = folder.file(name);
    await arrive([edit()]);
    const { syncOnce } = await start();
    await syncOnce();
    folder.files.delete(name);
    await syncOnce();
    folder.files.set(name, file);
    await syncOnce();
    folder.files.delete(name);
    await syncOnce();
    folder.put(
      '1234567812345678-00000000.visapack',
      packLogs('P', key.id, [new Uint8Array(await file.arrayBuffer())]),
    );
    vi.setSystemTime(Date.now() + 20 * MINUTE);
    await syncOnce();
    await syncOnce();
    expect(folder.files.size).toBe(2);
  });

  test('comes back where an old copy of a file took its place', async () => {
    const { syncOnce } = await start();
    known.push(edit());
    await syncOnce();
    const [[name, old] = ['', undefined]] = [...folder.files];
    known.push(edit());
    await syncOnce();
    if (old) folder.put(name, await old.arrayBuffer());
    await syncOnce();
    vi.setSystemTime(Date.now() + 16 * MINUTE);
    await syncOnce();
    expect(new Set(await shown())).toEqual(new Set(idsOf(known)));
  });

  test('and is empty asks first, then gets everything', async () => {
    await arrive([edit()]);
    known.push(edit());
    const { syncOnce, fill } = await start();
    await syncOnce();
    folder.files.clear();
    known.push(edit());
    expect(await syncOnce()).toMatchObject({ problem: 'emptied', waiting: 1 });
    vi.setSystemTime(Date.now() + 60 * MINUTE);
    expect(await (await start()).syncOnce()).toMatchObject({ problem: 'emptied' });
    expect(folder.files.size).toBe(0);
    await fill();
    expect(await syncOnce()).toMatchObject({ problem: undefined, waiting: 0 });
    expect((await shown()).toSorted()).toEqual(idsOf(known).toSorted());
  });
});

describe('packs', () => {
  /** Logs of earlier starts of this counter. */
  async function oldLogs(count: number): Promise<void> {
    for (let each = 0; each < count; each += 1) {
      known.push(edit());
      await (await start()).syncOnce();
    }
  }

  test('take own old logs once a day, and no other’s', async () => {
    await oldLogs(3);
    await arrive([edit()]);
    const before = await shown();
    await (await start()).syncOnce();
    expect(folder.files.size).toBe(4);
    vi.setSystemTime(Date.now() + 2 * DAY);
    await (await start()).syncOnce();
    const names = [...folder.files.keys()];
    expect(names.map((name) => name.replace(/^.*\./, '')).toSorted()).toEqual([
      'visalog',
      'visapack',
    ]);
    expect((await shown()).toSorted()).toEqual(before.toSorted());
    const { syncOnce } = await start();
    expect(await syncOnce()).toMatchObject({ problem: undefined });
    expect(folder.files.size).toBe(2);
  });

  test('become one when there are 64', async () => {
    for (let each = 0; each < 64; each += 1) {
      const log = await beginLog(key, { counter: HERE, writer: newHexId(), number: 0 });
      const change = edit();
      await log.append([change]);
      known.push(change);
      folder.put(
        fileName({ writer: newHexId(), number: 0 }, 'visapack'),
        packLogs('P', key.id, [log.bytes]),
      );
    }
    const { syncOnce, hasMore } = await start();
    do await syncOnce();
    while (hasMore());
    expect(folder.files.size).toBe(64);
    vi.setSystemTime(Date.now() + 2 * DAY);
    expect(await syncOnce()).toMatchObject({ problem: undefined, waiting: 0 });
    expect(folder.files.size).toBe(1);
    expect((await shown()).toSorted()).toEqual(idsOf(known).toSorted());
  });

  test('that are not read back as they were leave the logs where they are', async () => {
    await oldLogs(3);
    vi.setSystemTime(Date.now() + 2 * DAY);
    const put = folder.put.bind(folder);
    vi.spyOn(folder, 'put').mockImplementation((name, bytes) =>
      put(name, name.endsWith('.visapack') ? 'broken' : bytes),
    );
    await (await start()).syncOnce();
    expect((await shown()).length).toBe(3);
  });
});

describe('a page that is killed', () => {
  /** Looks once, in a page that does nothing more after so many accesses to folder and database. */
  async function lookUntilKilled(accesses: number): Promise<boolean> {
    const { syncOnce } = await start();
    let left = accesses;
    const access = () => {
      left -= 1;
      if (left < 0) throw new DOMException('The page is gone.', 'AbortError');
    };
    folder.onAccess = access;
    const bulkDelete = folderFilesTable.bulkDelete.bind(folderFilesTable);
    const update = folderTable.update.bind(folderTable);
    vi.spyOn(folderFilesTable, 'bulkDelete').mockImplementation((keys) => {
      access();
      return bulkDelete(keys);
    });
    vi.spyOn(folderTable, 'update').mockImplementation((name, changes) => {
      access();
      return update(name, changes);
    });
    await syncOnce().catch(() => undefined);
    folder.onAccess = () => {};
    vi.restoreAllMocks();
    return left < 0;
  }

  test.each<[string, () => Promise<void> | void]>([
    [
      'while it writes logs',
      () => {
        // So much that the first log is closed.
        for (let each = 0; each < 12; each += 1)
          known.push(edit(toBase64Url(crypto.getRandomValues(new Uint8Array(30_000)))));
      },
    ],
    [
      'while it packs',
      async () => {
        for (let each = 0; each < 3; each += 1) {
          known.push(edit());
          await (await start()).syncOnce();
        }
        vi.setSystemTime(Date.now() + 2 * DAY);
      },
    ],
  ])('%s, at any access, leaves all changes to the next one', async (_case, prepare) => {
    let isKilled = true;
    let accesses = 0;
    for (; isKilled; accesses += 1) {
      known = [];
      folder = new FakeFolder();
      await folderFilesTable.clear();
      await folderTable.update('here', { position: 0, packedAt: Date.now() });
      await prepare();
      isKilled = await lookUntilKilled(accesses);
      const { syncOnce } = await start();
      await syncOnce();
      expect(await syncOnce()).toMatchObject({ problem: undefined, waiting: 0, foreign: 0 });
      expect(new Set(await shown())).toEqual(new Set(idsOf(known)));
      expect([...folder.files.values()].every(({ size }) => size > 0)).toBe(true);
    }
    expect(accesses).toBeGreaterThan(8);
  });
});

test('a folder is read whole before it is joined, and left as it is', async () => {
  const changes = [edit(), edit()];
  await arrive(changes.slice(0, 1));
  await arrive(changes.slice(1));
  folder.put('noise.visalog', 'noise');
  const { rows, changes: found } = await readFolder(folder.handle(), key);
  expect(idsOf(found)).toEqual(idsOf(changes));
  expect(rows.map(({ logs }) => logs.length)).toEqual([1, 1, 0]);
  expect(folder.files.size).toBe(3);
});
