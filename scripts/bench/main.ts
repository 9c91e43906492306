import type { Change } from '@/engines/officeSync/change';
import { Dexie } from 'dexie';
import {
  changeText,
  fileName,
  newCounterId,
  sealCounterFile,
} from '@/engines/officeSync/folderFile';
import { sharedFields } from '@/engines/officeSync/sharedFields';
import type { Identified } from '@/domain/contentType';
import { openExchange, readFolder } from '@/features/officeSync/store/exchange';
import { join, joinOffice } from '@/features/officeSync/store/joining';
import { ownChanges } from '@/features/officeSync/store/stamps';
import { type Collection, applications, posts } from '@/store/repository';
import { registerHooks } from '@/store/hooks';
import { start } from '@/store/start';
import { folder, folderKey } from '../../e2e/lab/counter';

registerHooks(async () => (await import('@/app/storeHooks')).hooks);

/** Milliseconds until an edit of the middle entry is saved, including the journal. */
async function timeSave<Entry extends Identified>(
  collection: Collection<Entry>,
  edit: (entry: Entry) => Entry,
): Promise<number> {
  const list = collection.list();
  const entry = list[Math.floor(list.length / 2)];
  if (!entry) throw new Error('There is nothing to save.');
  const edited = edit(entry);
  const began = performance.now();
  await collection.save(edited, entry);
  return performance.now() - began;
}

const QUIET_LOOKS = 10;

/** The changes of a counter that took over an application and decided it. */
function told(record: unknown, counter: string, status = 'Approved'): Change[] {
  const [[application, shared] = []] = sharedFields('visaApplications', record);
  if (application === undefined || shared === undefined) return [];
  const at = Date.now();
  const cells = { '': [at, counter, shared.fields['']] as const };
  const decided = Math.floor(at / 1000);
  return [
    { key: 'visaApplications', record: application, cells, gone: {} },
    {
      key: 'decisions',
      record: crypto.randomUUID(),
      value: { application, status, decided, counter, replaces: [] },
    },
  ];
}

/** Writes a counter's file into the folder. */
async function writeFile(
  head: { readonly counter: string; readonly number: number },
  changes: readonly Change[],
): Promise<void> {
  const texts = changes.flatMap((change) => changeText(change) ?? []);
  const handle = await (await folder()).getFileHandle(fileName(head), { create: true });
  const stream = await handle.createWritable();
  await stream.write(await sealCounterFile(await folderKey(), head, texts));
  await stream.close();
}

/** Milliseconds that some work takes. */
async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/** The floor of a sync: lists the folder with the size and time of each file. */
async function listFolder(): Promise<void> {
  for await (const entry of (await folder()).values())
    if (entry.kind === 'file') await entry.getFile();
}

const bench = {
  start,
  joinOffice: () => joinOffice('Bench', []),
  /** Fills the folder as counters do that take over these applications and decide them. */
  async fillFolder(records: readonly unknown[], writers: number, files: number): Promise<void> {
    const counters = Array.from({ length: writers }, newCounterId);
    const size = Math.ceil(records.length / files);
    for (let at = 0; at * size < records.length; at += 1) {
      const head = { counter: counters[at % writers] ?? '', number: Math.floor(at / writers) };
      await writeFile(
        head,
        records.slice(at * size, (at + 1) * size).flatMap((record) => told(record, head.counter)),
      );
    }
  },
  /** Milliseconds until another counter's decision about the newest application is applied here. */
  async receiveDecision(): Promise<number> {
    const exchange = await openExchange(await folder(), await folderKey());
    await exchange.syncOnce();
    const last = applications.list().at(-1);
    if (!last) throw new Error('There is no application.');
    const head = { counter: newCounterId(), number: 0 };
    await writeFile(head, told(last, head.counter, 'Rejected'));
    return timed(() => exchange.syncOnce());
  },
  /** Reads and joins the folder. Returns the time, and the longest task, in milliseconds. */
  async join(): Promise<{ took: number; longestTask: number }> {
    const key = await folderKey();
    let longestTask = 0;
    const note = (entries: PerformanceEntryList) => {
      for (const { duration } of entries) longestTask = Math.max(longestTask, duration);
    };
    const tasks = new PerformanceObserver((list) => note(list.getEntries()));
    tasks.observe({ type: 'longtask' });
    const took = await timed(async () => {
      const source = await folder();
      await join({ name: 'Bench', read: { source, files: await readFolder(source, key) } });
    });
    note(tasks.takeRecords());
    return { took, longestTask };
  },
  /** The floor of joining: stores the same rows in a bare table and the same text in localStorage. */
  async storeBare(): Promise<number> {
    const rows = JSON.stringify((await ownChanges()).changes);
    const records = localStorage.getItem('visaApplications') ?? '';
    return timed(async () => {
      const database = new Dexie('bare');
      database.version(1).stores({ rows: '++' });
      await database.table('rows').bulkAdd(JSON.parse(rows));
      localStorage.setItem('visaApplications', JSON.stringify(JSON.parse(records)));
    });
  },
  async lookQuiet(): Promise<{ look: number; listing: number }> {
    const exchange = await openExchange(await folder(), await folderKey());
    await exchange.syncOnce();
    const times = { look: 0, listing: 0 };
    for (let run = 0; run < QUIET_LOOKS; run += 1) {
      times.look += (await timed(() => exchange.syncOnce())) / QUIET_LOOKS;
      times.listing += (await timed(listFolder)) / QUIET_LOOKS;
    }
    return times;
  },
  saveApplication: (run: number) =>
    timeSave(applications, (entry) => ({ ...entry, purpose: `run ${String(run)}` })),
  savePost: (run: number) =>
    timeSave(posts, (entry) => ({ ...entry, category: `run ${String(run)}` })),
  /** Milliseconds to write the same array without the data layer: the floor of a save. */
  writeBare(key: string, field: string, run: number): number {
    const list: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    if (!Array.isArray(list)) throw new Error('There is nothing to write.');
    const records: unknown[] = list;
    Object.assign(records[Math.floor(records.length / 2)] ?? {}, { [field]: `run ${String(run)}` });
    const began = performance.now();
    localStorage.setItem(key, JSON.stringify(records));
    return performance.now() - began;
  },
};

declare global {
  interface Window {
    bench: typeof bench;
  }
}
window.bench = bench;
