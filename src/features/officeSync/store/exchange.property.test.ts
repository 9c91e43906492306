import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { OfficeKeyPair } from '@/engines/handover/officeKeys';
import { FakeFolder } from '@test/storage/fakeFolder';
import { NOW, officeKey, submitted } from '@test/records';
import { type FakePage, FakeProcesses } from '@test/storage/fakeProcesses';

/*
 * Counters whose folders a bad synchroniser copies: late, in any order, twice, truncated, with
 * conflict copies. Profiles are copied, machines restored, folders emptied, storage cleared or
 * edited by hand, and clocks are years wrong. In the end all counters are equal, and no decision
 * and no step is lost.
 */
const RUNS = Number(process.env['COUNTER_RUNS'] ?? 4);
const FIRST_RUN = Number(process.env['COUNTER_RUN'] ?? 1);
const STEPS = 40;
const START = NOW.getTime();
const YEAR_MS = 365 * 86_400_000;
const HOUR_MS = 3_600_000;
const KEYS = ['pages', 'visaApplications', 'settings', 'menus'] as const;

interface Counter {
  page: FakePage;
  readonly folder: FakeFolder;
  clock: number;
  exchange: Awaited<ReturnType<FakePage['data']['openExchange']>> | undefined;
  isFilled: boolean;
}

let now = START;
let key: OfficeKeyPair;
let random = () => 0;

/** A generator of numbers from 0 to below 1, the same for each seed. */
function randomFrom(seed: number): () => number {
  let state = seed * 0x9e3779b9;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
const below = (count: number) => Math.floor(random() * count);
function oneOf<Each>(all: readonly Each[]): Each {
  const each = all[below(all.length)];
  if (each === undefined) throw new Error('There is none.');
  return each;
}

beforeEach(async () => {
  key = await officeKey();
  vi.useFakeTimers({ toFake: ['Date'], now: START });
  vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const openPage = () => new FakeProcesses(new IDBFactory()).open();

/** A copy of a browser's storage, as a backup of its machine has it. */
async function copyOf({ data, storage }: FakePage) {
  const rows = new Map<string, unknown[]>();
  for (const table of data.db.tables) rows.set(table.name, await table.toArray());
  const texts = [...KEYS, 'isDemoInitialized'].map(
    (each) => [each, storage.getItem(each)] as const,
  );
  return async () => {
    const page = openPage();
    await page.data.db.open();
    for (const table of page.data.db.tables) await table.bulkPut(rows.get(table.name) ?? []);
    for (const [name, text] of texts) if (text !== null) page.storage.setItem(name, text);
    await page.data.startUp();
    return page;
  };
}

/** Runs `work` with the clock of a counter. */
async function at<Result>({ clock }: Counter, work: () => Promise<Result>): Promise<Result> {
  now += 1000;
  vi.setSystemTime(now + clock);
  return work();
}

const sync = (counter: Counter) =>
  at(counter, async () => {
    const { page, folder } = counter;
    counter.exchange ??= await page.data.openExchange(folder.handle(), key);
    for (let looks = 0; looks < 20; looks += 1) {
      const state = await counter.exchange.syncOnce();
      if (state.problem === 'emptied' && counter.isFilled) counter.exchange.fill();
      else if (state.next !== 'now') return state;
    }
    const office: unknown = await page.data.db.table('meta').toArray();
    throw new Error(`It does not come to an end: ${JSON.stringify(office)}`);
  });

async function join(name: string, clock: number, from?: Counter): Promise<Counter> {
  const page = openPage();
  const counter: Counter = {
    page,
    folder: new FakeFolder(),
    clock,
    exchange: undefined,
    isFilled: true,
  };
  for (const [file, content] of from?.folder.files ?? []) counter.folder.files.set(file, content);
  await at(counter, async () => {
    await page.data.startUp();
    const files = await page.data.readFolder(counter.folder.handle(), key);
    await page.data.joinOffice(name, files);
    await page.data.applyChanges(files);
    await page.data.db.table('folder').put({ name: 'here', erasedAt: 0 });
  });
  return counter;
}

/** Simulates a synchroniser: copies some files, some of them badly. */
async function carry(from: Counter, to: Counter, isGood: boolean): Promise<void> {
  for (const [name, file] of from.folder.files) {
    if (!isGood && random() < 0.3) continue;
    const there = to.folder.files.get(name);
    if (
      there &&
      Buffer.from(await there.arrayBuffer()).equals(Buffer.from(await file.arrayBuffer()))
    )
      continue;
    const isNewer = !there || file.lastModified >= there.lastModified;
    if (!isGood && random() < 0.1)
      to.folder.put(name, (await file.arrayBuffer()).slice(0, below(file.size)));
    else if (isNewer) to.folder.files.set(name, file);
    // A file that was changed on both sides is also kept as a conflict copy.
    if (there && there.size > 0) {
      const copy = `${name.slice(0, -9)}.sync-conflict-${there.size}-${there.lastModified}.visasync`;
      if (random() < 0.5) to.folder.files.set(copy, new File([isNewer ? there : file], copy));
    }
  }
}

const decisions = new Set<string>();
const steps = new Set<string>();
/** Applications that somebody deleted, whose changes leave the files. */
const deleted = new Set<string>();

const decisionIds = async ({ data }: FakePage): Promise<string[]> =>
  (await data.db.table('stamps').toArray()).flatMap(({ decisions: all = [] }) =>
    all.map(({ id }: { id: string }) => id),
  );

async function noteAdded({ page }: Counter): Promise<void> {
  for (const id of await decisionIds(page)) decisions.add(id);
  for (const { id } of await page.data.db.table('steps').toArray()) steps.add(id);
}

let made = 0;
const application = () => {
  made += 1;
  return submitted(`a${made}`, { firstName: `Name ${made}` });
};

/** Something that a person does at a counter. */
async function act(counter: Counter): Promise<string> {
  const { data } = counter.page;
  made += 1;
  const text = `Text ${made}`;
  const pages = data.pages.list();
  const applications = data.applications.list();
  const kind = below(8);
  if (kind === 0 || applications.length === 0) {
    await data.applications.append(application);
    return 'apply';
  }
  if (kind < 3) {
    const { id } = oneOf(applications);
    const status = oneOf(['Approved', 'Rejected'] as const);
    const decided = Math.max(
      Math.floor(Date.now() / 1000),
      ...(await data.historyOf(id)).decisions.map((each) => each.decided + 1),
    );
    if (decided > 4_000_000_000) return 'nothing';
    const slip = { mark: 'm', number: null, note: '', digits: String(made) };
    await data
      .storeDecision({ applicationId: id, status, decided, ...slip })
      .catch((error: unknown) => {
        // An existing decision of a clock that is far ahead makes this one a conflict.
        if (!(error instanceof Error) || !error.message.includes('conflict')) throw error;
      });
    await noteAdded(counter);
    return `decide ${id} ${status}`;
  }
  if (kind === 3) {
    await data.recordOpened(oneOf(applications).id);
    await noteAdded(counter);
    return 'open';
  }
  if (kind === 4 && pages.length > 1) {
    const { id } = oneOf(pages);
    await data.pages.remove(id);
    return `remove ${id}`;
  }
  if (kind === 5 && random() < 0.3) {
    const { id } = oneOf(applications);
    deleted.add(id);
    await data.applications.remove(id);
    return `remove ${id}`;
  }
  if (kind === 6) {
    const settings = data.settings.get();
    await data.settings.set({ ...settings, siteName: text }, settings);
    return 'settings';
  }
  if (pages.length === 0) return 'nothing';
  const page = oneOf(pages);
  const field = oneOf(['title', 'content', 'metaTitle'] as const);
  await data.pages.save({ ...page, [field]: text }, page);
  return `edit ${page.id} ${field} ${text}`;
}

/** Simulates what other code and people do to a counter's storage. */
async function tamper(counter: Counter): Promise<string> {
  const { storage, data } = counter.page;
  if (random() < 0.3) {
    for (const each of [...KEYS, 'isDemoInitialized']) storage.removeItem(each);
    const copy = await copyOf(counter.page);
    counter.page = await copy();
    counter.exchange = undefined;
    return 'clear';
  }
  const list: { id: string }[] = JSON.parse(storage.getItem('visaApplications') ?? '[]');
  const kept = list.filter(() => random() < 0.8);
  storage.setItem('visaApplications', JSON.stringify(kept));
  await data.reconcileKeys(['visaApplications']);
  return `drop ${list.length - kept.length}`;
}

const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1);
function stored({ page }: Counter): unknown {
  return KEYS.map((each): unknown => {
    const value: unknown = JSON.parse(page.storage.getItem(each) ?? 'null');
    return Array.isArray(value) ? value.toSorted(byId) : value;
  });
}

async function run(seed: number, log: string[]): Promise<void> {
  random = randomFrom(seed);
  now = START;
  for (const each of [decisions, steps, deleted]) each.clear();
  const counters = [await join('1', 0)];
  for (const name of ['2', '3'])
    counters.push(await join(name, oneOf([0, 10 * YEAR_MS, -10 * YEAR_MS, 300_000]), counters[0]));
  let backup: { at: Counter; open: () => Promise<FakePage> } | undefined;
  for (let step = 0; step < STEPS; step += 1) {
    const counter = oneOf(counters);
    const place = counters.indexOf(counter);
    const kind = random();
    if (kind < 0.5) log.push(`${place} ${await at(counter, () => act(counter))}`);
    else if (kind < 0.75) {
      const other = oneOf(counters);
      log.push(`carry ${place} to ${counters.indexOf(other)}`);
      if (other !== counter) await carry(counter, other, random() < 0.5);
      await sync(other);
    } else if (kind < 0.8) {
      log.push(`${place} backup`);
      await sync(counter);
      backup = { at: counter, open: await copyOf(counter.page) };
    } else if (kind < 0.84 && backup) {
      log.push(`${counters.indexOf(backup.at)} put back`);
      await sync(backup.at);
      backup.at.page = await backup.open();
      backup.at.exchange = undefined;
    } else if (kind < 0.88 && counters.length < 6) {
      log.push(`${counters.length} is a copy of ${place}`);
      await sync(counter);
      const page = await (await copyOf(counter.page))();
      const twin = { ...counter, page, folder: new FakeFolder(), exchange: undefined };
      for (const [name, file] of counter.folder.files) twin.folder.files.set(name, file);
      counters.push(twin);
    } else if (kind < 0.9 && counters.length < 6) {
      log.push(`${counters.length} joins from ${place}`);
      counters.push(await join(String(counters.length), 0, counter));
    } else if (kind < 0.93) {
      log.push(`${place} emptied`);
      counter.folder.files.clear();
    } else if (kind < 0.97) {
      await sync(counter);
      log.push(`${place} ${await at(counter, () => tamper(counter))}`);
    } else counter.exchange = undefined;
    // Changes reach the counter's own folder before anything happens to its machine.
    await sync(counter);
  }
  for (const { folder } of counters)
    for (const [name, file] of folder.files) if (file.size === 0) folder.files.delete(name);
  for (let round = 0; round < 6; round += 1) {
    now += HOUR_MS;
    for (const from of counters)
      for (const to of counters) {
        if (from !== to) await carry(from, to, true);
        await sync(to);
      }
  }
  const [first, ...others] = counters;
  if (!first) return;
  for (const each of others) expect(stored(each)).toEqual(stored(first));
  for (const each of counters) {
    expect((await sync(each)).waiting).toBe(0);
    const theirs = new Set(await decisionIds(each.page));
    const own = new Set((await each.page.data.db.table('steps').toArray()).map(({ id }) => id));
    const isKept = (id: string) => [...deleted].every((gone) => !id.startsWith(`${gone} `));
    expect([...decisions].filter((id) => isKept(id) && !theirs.has(id))).toEqual([]);
    // Step ids do not name their application, so those of deleted ones cannot be told apart.
    expect([...steps].filter((id) => deleted.size === 0 && !own.has(id))).toEqual([]);
  }
}

test(
  'whatever a synchroniser, a machine and its clock do, all counters end equal, with every decision and step',
  { timeout: 600_000 },
  async () => {
    expect.hasAssertions();
    for (let seed = FIRST_RUN; seed < FIRST_RUN + RUNS; seed += 1) {
      const log: string[] = [];
      await run(seed, log).catch((cause: unknown) => {
        throw new Error(`Run ${seed}:\n${log.join('\n')}`, { cause });
      });
    }
  },
);
