import type { Identified } from '@/content/types/contentType';
import { type Collection, applications, posts } from '@/data/repository';
import { start } from '@/data/start';

/** Milliseconds until the entry in the middle is saved as edited, the journal included. */
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

const bench = {
  start,
  /** Records whose words are still to be indexed, in idle time. */
  saveApplication: (run: number) =>
    timeSave(applications, (entry) => ({ ...entry, purpose: `run ${String(run)}` })),
  savePost: (run: number) =>
    timeSave(posts, (entry) => ({ ...entry, category: `run ${String(run)}` })),
  /** Milliseconds that the bare writing of the same array takes: the floor of a save. */
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
