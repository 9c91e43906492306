import { type OfficeKeyPair, withDemoKey } from '@/engines/handover/officeKeys';
import { withLock } from '@/lib/locks';
import { wait } from '@/lib/tasks';
import { openChannel } from '@/lib/channel';
import { withDatabase, writeTablesOrFail } from '@/store/journal/database';
import { db } from '@/store/journal/db';
import { announce, onCommit } from '@/store/local/changeEvents';
import { officeState, stampsTable, counterNames, installedKeys } from '@/shared/store/office';
import { type FolderState, openExchange } from './exchange';
import { folderFilesTable, type FolderRow, folderTable } from './tables';
import { OFFICE, sealingKey } from '@/engines/handover/office';
import { hasBuiltInPassword } from '@/features/session/store/account';
import { stepsTable, newSteps, stepsMetadata, stepsOf } from '@/shared/store/applicationHistories';
import { commit } from '@/store/journal/commit';
import { fetchDocuments } from './documents';

/** Polling interval in browsers without folder observation. */
const LOOK_MS = 5000;
/** Delay after a failed read: synchronisers set the modification time later, unobserved. */
const SOON_MS = 500;
/** Polling interval of an observed folder, as changes on a network drive may be missed. */
const SELDOM_LOOK_MS = 10_000;
/** Maximum rest after a slow sync. */
const SLOW_LOOK_MS = 60_000;

interface ObservedChange {
  readonly type: string;
}

declare global {
  interface Window {
    FileSystemObserver?: new (callback: (records: readonly ObservedChange[]) => void) => {
      observe: (handle: FileSystemHandle) => Promise<void>;
      disconnect: () => void;
    };
    showDirectoryPicker?: (options: {
      readonly id: string;
      readonly mode: 'readwrite';
    }) => Promise<FileSystemDirectoryHandle>;
  }
  interface DataTransferItem {
    getAsFileSystemHandle?: () => Promise<FileSystemHandle | null>;
  }
  interface FileSystemHandle {
    queryPermission?: (options: { readonly mode: 'readwrite' }) => Promise<PermissionState>;
  }
}

/** The stored folder of this counter. @throws SaveError */
export function chosenFolder(): Promise<FolderRow | undefined> {
  return withDatabase(
    () => folderTable.get('here'),
    () => undefined,
  );
}

/** Calls `wake` on changes in the folder; resolves to a function that stops it, if supported. */
async function observe(
  directory: FileSystemDirectoryHandle,
  wake: () => void,
): Promise<(() => void) | undefined> {
  try {
    const observer = window.FileSystemObserver && new window.FileSystemObserver(wake);
    await observer?.observe(directory);
    return observer && (() => observer.disconnect());
  } catch {
    return undefined;
  }
}

/** Controls of this tab's exchange, while it runs one. */
let running: { readonly wake: () => void; readonly fill: () => void } | undefined;

/** Syncs at once. */
export const syncNow = (): void => running?.wake();

onCommit(syncNow);

/** Confirms an empty folder, so that everything is written again. */
export function fillEmptyFolder(): void {
  running?.fill();
  syncNow();
}

/** Syncs with the folder until it is stopped. */
async function runExchange(
  { key, onState }: Following,
  { directory }: FolderRow,
  stop: AbortSignal,
): Promise<void> {
  const exchange = await openExchange(directory, key);
  let wakeUp = () => {};
  const wake = () => wakeUp();
  running = { wake, fill: () => exchange.fill() };
  const isCleared = (await officeState())?.mustRead === true;
  const problem = isCleared ? 'cleared' : 'starting';
  onState({ problem, waiting: 0, counts: {}, ahead: [], counters: [], next: undefined });
  document.addEventListener('visibilitychange', wake, { signal: stop });
  stop.addEventListener('abort', wake);
  let stopObserving = await observe(directory, wake);
  while (!stop.aborted) {
    const woken = new Promise<void>((resolve) => {
      wakeUp = resolve;
    });
    const began = performance.now();
    const state = await exchange.syncOnce();
    const tookMs = performance.now() - began;
    onState(state);
    if (state.next === 'now') continue;
    // Observation ends when the folder becomes unavailable, so start it again.
    if (state.problem === undefined) stopObserving ??= await observe(directory, wake);
    const isSeldom = document.visibilityState === 'hidden' || stopObserving !== undefined;
    const isCalm = state.problem === undefined && state.waiting === 0;
    const usualMs = isSeldom && isCalm ? SELDOM_LOOK_MS : LOOK_MS;
    // After a slow sync, rest longer to leave the page time for other work.
    const restMs = Math.max(usualMs, Math.min(2 * tookMs, SLOW_LOOK_MS));
    await Promise.race([woken, wait(state.next === 'soon' ? SOON_MS : restMs)]);
  }
  running = undefined;
  stopObserving?.();
}

/** Messages between tabs: `shown` asks a hidden tab to yield, `joined` asks all. */
const tabs = openChannel('dubai-visa-counters');
let yieldHere = () => {};

interface Following {
  readonly key: OfficeKeyPair;
  readonly ended: AbortSignal;
  readonly onState: (state: FolderState | undefined) => void;
}

/**
 * Keeps this counter in sync with its folder until `ended`, in one tab of a browser; a visible tab
 * takes over from a hidden one. Without a folder it waits for one.
 */
export async function syncFolder(following: Following): Promise<void> {
  const { ended, onState } = following;
  const takeOver = () => {
    if (document.visibilityState === 'visible') tabs.post('shown');
  };
  document.addEventListener('visibilitychange', takeOver, { signal: ended });
  while (!ended.aborted) {
    takeOver();
    const yielding = new AbortController();
    yieldHere = () => yielding.abort();
    const stopListening = tabs.listen((message) => {
      if (message === 'joined' || document.visibilityState === 'hidden') yieldHere();
    });
    await withLock('counters', async () => {
      const stop = AbortSignal.any([ended, yielding.signal]);
      const row = await chosenFolder();
      if (row && !stop.aborted) await runExchange(following, row, stop);
      else if (!stop.aborted)
        await new Promise((resolve) => stop.addEventListener('abort', resolve));
    });
    onState(undefined);
    stopListening();
  }
}

/** Follows the stored folder from now on, or none, in whichever tab does. */
export function followAnew(): void {
  yieldHere();
  tabs.post('joined');
}

/** Leaves the office and its folder; content and known changes are kept. @throws SaveError */
export async function leaveOffice(): Promise<void> {
  await writeTablesOrFail([stampsTable, folderTable, folderFilesTable], async (meta) => {
    // Only the rows: the files stay in the folder.
    await stampsTable.where('name').startsWith('documents ').delete();
    await folderTable.clear();
    await folderFilesTable.clear();
    if (meta.office) await db.meta.update('database', { 'office.isInStep': false });
  });
  announce('settings');
  followAnew();
}

/** Why this counter cannot share: either anybody could read its files, or nobody. */
export type Obstacle = 'demoKey' | 'noKey' | 'builtInPassword';

/** More would slow the panel down; the record keeps them all. */
const SHOWN_PEOPLE = 100;

const LOCAL = new Set(['localhost', '127.0.0.1', '[::1]']);

/** The key that seals the folder, which is also the one for applications. */
export async function folderKey(): Promise<OfficeKeyPair | undefined> {
  const { id } = sealingKey(OFFICE);
  return (await withDemoKey(await installedKeys(), OFFICE)).find((key) => key.id === id);
}

async function currentObstacle(): Promise<Obstacle | undefined> {
  // The demo key is allowed for a trial on a local machine.
  if (OFFICE.demo === true) return LOCAL.has(location.hostname) ? undefined : 'demoKey';
  if ((await folderKey()) === undefined) return 'noKey';
  return (await hasBuiltInPassword()) ? 'builtInPassword' : undefined;
}

/** State of this counter in its office, and of its folder. @throws SaveError */
export async function readCounters() {
  const office = await officeState();
  const names = await counterNames();
  const people = await stepsOf([...names.keys()]);
  return {
    obstacle: await currentObstacle(),
    isDemo: OFFICE.demo === true,
    hasBuiltInPassword: await hasBuiltInPassword(),
    counter: office?.counter,
    isSharing: office?.isInStep === true,
    directory: (await chosenFolder())?.directory,
    names,
    /** Whether the office's content must be read, because this browser's storage was cleared. */
    mustRead: office?.mustRead === true,
    /** Whether its office's folder is of an earlier version of the site. */
    isEarlier: office?.isEarlier === true,
    /** Who works here. */
    person: office?.person ?? '',
    /** Who worked at which counter from when, the newest first. */
    people: people.slice(-SHOWN_PEOPLE).toReversed(),
  };
}
export type Counters = Awaited<ReturnType<typeof readCounters>>;

/**
 * Stores the documents of applications that are only in the folder; resolves to the ids of those
 * with others that could not be read. @throws SaveError
 */
export async function fetchFromFolder(
  applicationIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const [key, folder] = [await folderKey(), await chosenFolder()];
  const source = key && folder && { directory: folder.directory, key };
  return fetchDocuments(applicationIds, source);
}

/** Notes who works at this counter from now on, as a step of its record. @throws SaveError */
export async function setPerson(person: string): Promise<void> {
  const office = await officeState();
  if (office === undefined || person === (office.person ?? '')) return;
  const steps = await newSteps([{ applicationId: office.counter, what: 'named', detail: person }]);
  await commit({
    changes: [],
    rows: async () => {
      await db.meta.update('database', { 'office.person': person });
      await stepsTable.bulkPut(steps);
    },
    metadata: stepsMetadata(steps),
  });
  announce('settings');
}
