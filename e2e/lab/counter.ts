import { OFFICE } from '@/engines/handover/office';
import { type OfficeKeyPair, demoKey, importOfficeKey } from '@/engines/handover/officeKeys';
import { nameOf } from '@/engines/officeSync/cells';
import type { Change } from '@/engines/officeSync/change';
import { ownChanges } from '@/features/officeSync/store/stamps';
import { officeState } from '@/shared/store/office';
import { openExchange, readFolder } from '@/features/officeSync/store/exchange';
import { join } from '@/features/officeSync/store/joining';

const DAY_MS = 86_400_000;

export async function folderKey(): Promise<OfficeKeyPair> {
  const key = await importOfficeKey(await demoKey(), OFFICE);
  if (typeof key === 'string') throw new Error(key);
  return key;
}

export async function folder(): Promise<FileSystemDirectoryHandle> {
  return (await navigator.storage.getDirectory()).getDirectoryHandle('office', { create: true });
}

/** Starts the exchange again, with a clock some days ahead. */
async function exchangeLater(days: number) {
  const now = Date.now;
  const exchange = await openExchange(await folder(), await folderKey());
  return async () => {
    Date.now = () => now() + days * DAY_MS;
    const state = await exchange.syncOnce();
    Date.now = now;
    return state;
  };
}

/** A counter whose folder is in the browser's private file system. */
export const counter = {
  /** Joins the folder if it has not joined yet. */
  async join(name: string): Promise<void> {
    if ((await officeState())?.isInStep === true) return;
    const files = await readFolder(await folder(), await folderKey());
    await join({ name, read: { source: await folder(), files } });
  },
  /** Starts the exchange again, some days later: a month later it begins a new file. */
  exchangeLater: async (days: number) => (await exchangeLater(days))(),
  /** The names of the records that this counter knows, and of those in its folder. */
  async changes(): Promise<{ readonly known: string[]; readonly written: string[] }> {
    const { changes } = await ownChanges();
    const files = await readFolder(await folder(), await folderKey());
    const namesOf = (all: readonly Change[]) => [...new Set(all.map(nameOf))];
    return { known: namesOf(changes), written: namesOf(files.flatMap((each) => each.changes)) };
  },
  /** The folder's files, in Base64 by name. */
  async files(): Promise<Record<string, string>> {
    const files: Record<string, string> = {};
    for await (const entry of (await folder()).values())
      if (entry.kind === 'file' && !entry.name.endsWith('.crswap')) {
        const bytes = new Uint8Array(await (await entry.getFile()).arrayBuffer());
        files[entry.name] = btoa(Array.from(bytes, (each) => String.fromCharCode(each)).join(''));
      }
    return files;
  },
  async putFiles(files: Readonly<Record<string, string>>): Promise<void> {
    for (const [name, base64] of Object.entries(files)) {
      const handle = await (await folder()).getFileHandle(name, { create: true });
      const stream = await handle.createWritable();
      await stream.write(Uint8Array.from(atob(base64), (each) => each.charCodeAt(0)));
      await stream.close();
    }
  },
};
