import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Change } from '@/engines/officeSync/change';
import { publishedContent } from '@/engines/publication';
import type { DecisionRow } from '@/shared/store/applicationHistories';
import { NOW, submitted } from '@test/records';
import { type FakePage, FakeProcesses, openCounter } from '@test/storage/fakeProcesses';

let one: FakePage;
let other: FakePage;
beforeEach(async () => {
  [one, other] = await Promise.all([openCounter('One'), openCounter('Other')]);
});

/** Delivers the changes of one counter to the other. */
async function carry(from: FakePage, to: FakePage) {
  const { changes } = await from.data.ownChanges();
  return to.data.applyChanges([{ changes }]);
}

async function meet(from: FakePage, to: FakePage): Promise<void> {
  await carry(from, to);
  await carry(to, from);
}

const KEYS = ['pages', 'visaApplications', 'contactMessages', 'settings', 'menus'];

function stored(page: FakePage): unknown {
  return KEYS.map((key): unknown => {
    const value: unknown = JSON.parse(page.storage.getItem(key) ?? 'null');
    return Array.isArray(value) ? value.toSorted((a, b) => (a.id < b.id ? -1 : 1)) : value;
  });
}

async function rename({ data: { pages } }: FakePage, title: string): Promise<void> {
  const [first] = pages.list();
  if (!first) throw new Error('no page');
  await pages.save({ ...first, title }, first);
}

const application = (id: string, firstName = 'Mia') => submitted(id, { firstName });

test('two counters that start with the demo share nothing but their names', async () => {
  expect((await one.data.ownChanges()).changes.map(({ key }) => key)).toEqual(['counters']);
  await meet(one, other);
  const names = [...(await other.data.counterNames()).values()];
  expect(names.toSorted()).toEqual(['One', 'Other']);
  expect(stored(one)).toEqual(stored(other));
});

test('edits of two counters end equal at both, and are received once', async () => {
  await one.data.applications.append(() => application('1'));
  const [page] = one.data.pages.list();
  if (!page) throw new Error('no page');
  await one.data.pages.save({ ...page, title: 'From one' }, page);
  const [theirs] = other.data.pages.list();
  if (!theirs) throw new Error('no page');
  await other.data.pages.save({ ...theirs, metaTitle: 'From the other' }, theirs);
  const menus = other.data.menus.get();
  await other.data.menus.set({ ...menus, header: menus.header.toReversed() }, menus);
  const settings = one.data.settings.get();
  await one.data.settings.set({ ...settings, siteName: 'Gate' }, settings);
  expect(await carry(one, other)).toBe(4);
  expect(await carry(one, other)).toBe(0);
  await meet(other, one);
  expect(stored(one)).toEqual(stored(other));
  expect(other.data.applications.list()).toEqual([application('1')]);
  expect(one.data.pages.list()[0]).toMatchObject({
    title: 'From one',
    metaTitle: 'From the other',
  });
  expect(other.data.settings.get().siteName).toBe('Gate');
});

test('an Arabic title of one counter and an English one of the other both stand', async () => {
  const [page] = one.data.pages.list();
  if (!page) throw new Error('no page');
  const translations = { ar: { title: 'عن المكتب' } };
  await one.data.pages.save({ ...page, translations }, page);
  await other.data.pages.save({ ...page, title: 'The office' }, other.data.pages.list()[0]);
  await meet(one, other);
  for (const { data } of [one, other]) {
    expect(data.pages.list()[0]).toMatchObject({ title: 'The office', translations });
    expect(await data.lostTexts()).toEqual([]);
  }
});

test('a text that another counter’s has replaced is listed, and can be restored', async () => {
  await rename(one, 'First');
  await rename(other, 'Second');
  await meet(one, other);
  for (const page of [one, other]) expect(page.data.pages.list()[0]?.title).toBe('Second');
  const [lost, ...more] = await one.data.lostTexts();
  if (!lost) throw new Error('nothing is listed');
  expect([more, await other.data.lostTexts()]).toEqual([[], []]);
  expect(lost).toMatchObject({
    field: 'title',
    value: 'First',
    current: 'Second',
    counter: 'Other',
  });
  await one.data.settleLostText(lost, true);
  expect(await one.data.lostTexts()).toEqual([]);
  await meet(one, other);
  for (const page of [one, other]) expect(page.data.pages.list()[0]?.title).toBe('First');
  const [again] = await other.data.lostTexts();
  if (!again) throw new Error('nothing is listed');
  await other.data.settleLostText(again, false);
  expect(await other.data.lostTexts()).toEqual([]);
  expect(other.data.pages.list()[0]?.title).toBe('First');
});

test('a setting is used again in its place, and the last 200 texts are kept', async () => {
  const set = async ({ data: { settings } }: FakePage, phone: string) => {
    const before = settings.get();
    await settings.set({ ...before, siteName: phone }, before);
  };
  await set(one, '1');
  await set(other, '2');
  await meet(one, other);
  const [lost] = await one.data.lostTexts();
  if (!lost) throw new Error('nothing is listed');
  await one.data.settleLostText(lost, true);
  expect(one.data.settings.get().siteName).toBe('1');
  const row = {
    key: 'pages',
    record: 'p',
    field: 'title',
    value: 'x',
    counter: '',
    at: 1,
  } as const;
  await one.data.db.table('lostTexts').bulkAdd(Array.from({ length: 250 }, () => row));
  await meet(one, other);
  await set(other, '3');
  await meet(one, other);
  expect(await one.data.lostTexts()).toHaveLength(200);
});

const byHand = { list: 'list', keyId: 'key', how: 'paste', documents: [], mode: 'new' } as const;
const decision = (status: 'Approved' | 'Rejected', decided: number): DecisionRow => ({
  applicationId: '1',
  digits: `digits ${status}`,
  mark: 'A'.repeat(22),
  number: 1,
  note: '',
  status,
  decided,
});

test('an application that is decided at two counters is decided by neither, until one decides again', async () => {
  // Both counters receive the same application.
  for (const page of [one, other])
    await page.data.receiveApplication({ ...byHand, application: application('1') });
  await one.data.storeDecision(decision('Approved', 100));
  await meet(one, other);
  expect(other.data.applications.list()).toMatchObject([{ status: 'Approved' }]);
  await meet(other, one);
  expect(await one.data.contradictingDecisions()).toEqual(new Map());
  await one.data.storeDecision(decision('Rejected', 200));
  await other.data.storeDecision({ ...decision('Approved', 210), digits: 'again' });
  await meet(one, other);
  for (const page of [one, other]) {
    expect(page.data.applications.list()).toMatchObject([{ status: 'Processing' }]);
    expect((await page.data.contradictingDecisions()).get('1')).toEqual([
      { status: 'Rejected', counter: 'One', decided: 200 },
      { status: 'Approved', counter: 'Other', decided: 210 },
    ]);
    expect((await page.data.historyOf('1')).decisions).toHaveLength(3);
  }
  await other.data.storeDecision(decision('Rejected', 300));
  await meet(other, one);
  for (const page of [one, other]) {
    expect(page.data.applications.list()).toMatchObject([{ status: 'Rejected' }]);
    expect(await page.data.contradictingDecisions()).toEqual(new Map());
  }
});

test('of an application that is received again, all counters know the last time', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  await one.data.receiveApplication({ ...byHand, application: application('1'), mode: 'new' });
  await meet(one, other);
  vi.setSystemTime(NOW.getTime() + 60_000);
  const changed = application('1', 'Ada');
  await one.data.receiveApplication({ ...byHand, application: changed, mode: 'replace' });
  await meet(one, other);
  const { received } = await one.data.historyOf('1');
  expect(received?.at).toBe(NOW.getTime() + 60_000);
  expect((await other.data.historyOf('1')).received).toEqual(received);
  vi.useRealTimers();
});

test('what is deleted at one counter goes at the other, unless it was edited there apart', async () => {
  const [about, faq] = one.data.pages.list();
  if (!about || !faq) throw new Error('no pages');
  await one.data.pages.remove(about.id);
  await one.data.pages.remove(faq.id);
  await other.data.pages.save({ ...faq, title: 'Edited' }, faq);
  await meet(one, other);
  for (const page of [one, other]) {
    expect(page.data.pages.list().map(({ id }) => id)).not.toContain(about.id);
    expect(page.data.pages.list()).toContainEqual({ ...faq, title: 'Edited' });
  }
});

test('an application that is deleted at one counter leaves the snapshots of the other', async () => {
  await one.data.applications.append(() => application('1', 'Mia'));
  await meet(one, other);
  await other.data.joinOffice('Other', []);
  const points = () => other.data.db.snapshots.toArray();
  expect(JSON.stringify(await points())).toContain('Mia');
  await one.data.applications.remove('1');
  await carry(one, other);
  expect(await points()).not.toEqual([]);
  expect(JSON.stringify(await points())).not.toContain('Mia');
});

test('content from before joining stays beside the office’s, and leaving keeps all', async () => {
  await one.data.applications.append(() => application('1'));
  const late = new FakeProcesses(new IDBFactory()).open();
  await late.data.startUp();
  await late.data.applications.append(() => application('2'));
  const { changes } = await one.data.ownChanges();
  expect(await late.data.previewJoin([{ changes }])).toEqual({
    counters: new Map([[expect.any(String), 'One']]),
    there: { counters: 1, visaApplications: 1 },
    added: { visaApplications: 1 },
    changed: {},
  });
  await late.data.joinOffice('Late', []);
  await meet(one, late);
  expect(stored(one)).toEqual(stored(late));
  await late.data.leaveOffice();
  await late.data.applications.append(() => application('3'));
  await meet(late, one);
  expect(one.data.applications.list()).toHaveLength(2);
  await late.data.joinOffice('Late', []);
  await meet(late, one);
  expect(one.data.applications.list()).toHaveLength(3);
});

test('a foreign write to localStorage is shared where it edits, and deletes nothing', async () => {
  await one.data.applications.append(() => application('1'));
  await one.data.applications.append(() => application('2'));
  await meet(one, other);
  one.storage.setItem('visaApplications', JSON.stringify([application('1', 'Ada')]));
  await one.data.reconcileKeys(['visaApplications']);
  await meet(one, other);
  for (const page of [one, other])
    expect(page.data.applications.list().map(({ id, firstName }) => [id, firstName])).toEqual([
      ['1', 'Ada'],
      ['2', 'Mia'],
    ]);
});

test('two applications with one number stay two, and HTML in a value is stored word for word', async () => {
  const html = '<img src=x onerror="alert(1)"><script>alert(2)</script>';
  await one.data.applications.append(() => application('1'));
  await other.data.applications.append(() => ({
    ...application('2', html),
    trackingNumber: application('1').trackingNumber,
  }));
  await meet(one, other);
  for (const page of [one, other]) {
    const list = page.data.applications.list();
    expect(new Set(list.map(({ id }) => id))).toEqual(new Set(['1', '2']));
    expect(new Set(list.map(({ trackingNumber }) => trackingNumber)).size).toBe(1);
    expect(list.map(({ firstName }) => firstName)).toContain(html);
  }
});

test('a publication is not taken over in step, and no other counter hears of it', async () => {
  const { changes: before } = await one.data.ownChanges();
  const { seed } = await import('@/domain/seed/seed');
  const settings = one.data.settings.get();
  const content = { ...publishedContent({ ...seed, settings }), pages: [] };
  const publication = { id: 'p', number: 7, publishedAt: NOW.toISOString(), base: null, content };
  expect(await one.data.applyPublication(publication)).toBe(false);
  expect(one.data.pages.list().length).toBeGreaterThan(0);
  expect((await one.data.ownChanges()).changes).toEqual(before);
});

const COUNTER = 'c'.repeat(16);
const many = Array.from({ length: 650 }, (_, at): Change => ({
  key: 'pages',
  record: `p${at}`,
  cells: { title: [5, COUNTER, 'Last'], slug: [5, COUNTER, `slug-${at}`] },
  gone: {},
}));

test('many changes are stored once', async () => {
  const before = one.data.pages.list().length;
  const files = [{ changes: many.slice(0, 300) }, { changes: many.slice(200) }];
  expect(await one.data.previewJoin(files)).toMatchObject({ there: { pages: 650 } });
  expect(await one.data.applyChanges(files)).toBe(650);
  expect(await one.data.applyChanges(files)).toBe(0);
  const pages = one.data.pages.list().slice(before);
  expect(pages).toHaveLength(650);
  expect(
    pages.every(({ id, slug, title }) => title === 'Last' && slug === `slug-${id.slice(1)}`),
  ).toBe(true);
});

test('a save during a merge is merged too', async () => {
  await rename(one, 'First');
  await other.data.applications.append(() => application('1'));
  // The commit of the merge waits for an earlier save.
  const { db } = other.data;
  const transaction = db.transaction.bind(db);
  let writes = 0;
  Reflect.set(db, 'transaction', async (mode: string, ...rest: unknown[]): Promise<unknown> => {
    if (mode === 'rw') writes += 1;
    if (mode === 'rw' && writes === 1) await rename(other, 'Second');
    return Reflect.apply(transaction, db, [mode, ...rest]);
  });
  await carry(one, other);
  expect(other.data.pages.list()[0]?.title).toBe('Second');
  await meet(other, one);
  expect(one.data.pages.list()[0]?.title).toBe('Second');
});

/** A localStorage with a quota in code units. */
function limitStorage({ storage }: FakePage, limit: number): (limit: number) => void {
  let most = limit;
  const setItem = storage.setItem.bind(storage);
  storage.setItem = (key, text) => {
    const others = KEYS.filter((each) => each !== key);
    const used = others.reduce((sum, each) => sum + (storage.getItem(each)?.length ?? 0), 0);
    if (used + text.length > most) throw new DOMException('Full.', 'QuotaExceededError');
    setItem(key, text);
  };
  return (next) => {
    most = next;
  };
}

const lengthOf = (page: FakePage) =>
  KEYS.reduce((sum, key) => sum + (page.storage.getItem(key)?.length ?? 0), 0);

test('a browser without space for pages says so, and takes them once there is space', async () => {
  const before = one.data.pages.list().length;
  const setLimit = limitStorage(one, lengthOf(one) + 1000);
  await expect(one.data.applyChanges([{ changes: many }])).rejects.toMatchObject({
    reason: 'full',
  });
  setLimit(Infinity);
  expect(await one.data.applyChanges([{ changes: many }])).toBe(650);
  expect(one.data.pages.list()).toHaveLength(before + 650);
});

const idsOf = (all: readonly { readonly id: string }[]) => all.map(({ id }) => id).toSorted();

describe('applications that have no room in the list', () => {
  /** One per minute; the last is the newest. */
  const taken = Array.from({ length: 120 }, (_, at) => ({
    ...application(String(1000 + at)),
    submissionDate: new Date(NOW.getTime() + at * 60_000).toISOString(),
  }));
  let setLimit: (limit: number) => void;

  beforeEach(async () => {
    await one.data.restore(
      new Map([
        ['visaApplications', taken.map((record) => ({ id: record.id, record, raw: record }))],
      ]),
      'add',
      {},
    );
    setLimit = limitStorage(other, lengthOf(other) + JSON.stringify(taken).length / 2);
    await carry(one, other);
  });

  test('are kept in the database: the newest stay in the list, and all are known', async () => {
    const inList = idsOf(other.data.applications.list());
    expect(inList.length).toBeGreaterThan(30);
    expect(inList.length).toBeLessThan(60);
    expect(inList).toEqual(idsOf(taken).slice(-inList.length));
    const every = await other.data.everyApplication();
    expect(every.toSorted((a, b) => (a.id < b.id ? -1 : 1))).toEqual(one.data.applications.list());
    expect(await carry(one, other)).toBe(0);
    // Moving an application out of the list must not create changes.
    const received = (await one.data.ownChanges()).changes;
    expect((await other.data.ownChanges()).changes).toHaveLength(received.length + 1);
    const page = one.data.pages.list()[0];
    if (!page) throw new Error('no page');
    await one.data.pages.save({ ...page, content: 'x'.repeat(20_000) }, page);
    await carry(one, other);
    expect(other.data.pages.list()[0]?.content).toHaveLength(20_000);
    expect(idsOf(await other.data.everyApplication())).toEqual(idsOf(taken));
  });

  test('are decided as all others are: the change goes to the office, and the slip is kept', async () => {
    const oldest = { ...decision('Approved', 100), applicationId: '1000' };
    await other.data.storeDecision(oldest);
    const decided = { id: '1000', firstName: 'Mia', status: 'Approved' };
    expect(other.data.applications.list()).toContainEqual(expect.objectContaining(decided));
    expect((await other.data.historyOf('1000')).decisions).toEqual([oldest]);
    expect(await other.data.overflowApplications()).not.toContainEqual(
      expect.objectContaining({ id: '1000' }),
    );
    await meet(other, one);
    expect(one.data.applications.list()).toContainEqual(expect.objectContaining(decided));
    expect(one.data.applications.list()).toHaveLength(120);
    expect(idsOf(await other.data.everyApplication())).toEqual(idsOf(taken));
    // Other counters' decisions about an application in the overflow are merged there.
    await one.data.storeDecision({ ...oldest, status: 'Rejected', decided: 200 });
    await one.data.storeDecision({ ...oldest, applicationId: '1001' });
    await carry(one, other);
    const every = await other.data.everyApplication();
    for (const [id, status] of [
      ['1000', 'Rejected'],
      ['1001', 'Approved'],
    ])
      expect(every).toContainEqual(expect.objectContaining({ id, status }));
  });

  test('come into the list when there is room', async () => {
    const overflow = await other.data.overflowApplications();
    const removed = idsOf(other.data.applications.list()).slice(-20);
    for (const id of removed) await other.data.applications.remove(id);
    await other.data.fillList();
    const left = idsOf(taken).filter((id) => !removed.includes(id));
    expect(idsOf(await other.data.everyApplication())).toEqual(left);
    const stillThere = await other.data.overflowApplications();
    expect(overflow.length - stillThere.length).toBeGreaterThan(10);
    expect(idsOf(other.data.applications.list())).toEqual(left.slice(stillThere.length));
    await meet(other, one);
    expect(idsOf(one.data.applications.list())).toEqual(left);
    setLimit(Infinity);
  });

  test('make room for a new one, which deletes nothing elsewhere', async () => {
    const added = { ...application('9000'), submissionDate: '2027-01-01T00:00:00.000Z' };
    await other.data.applications.append(() => added);
    expect(other.data.applications.list()).toContainEqual(added);
    await meet(other, one);
    const all = idsOf([...taken, added]);
    expect(idsOf(await other.data.everyApplication())).toEqual(all);
    expect(idsOf(one.data.applications.list())).toEqual(all);
  });

  test('are received again in their place', async () => {
    const again = { ...application('1000', 'Zoe'), submissionDate: NOW.toISOString() };
    const row = { list: 'list', keyId: 'key', how: 'paste', documents: [] } as const;
    await other.data.receiveApplication({ ...row, application: again, mode: 'replace' });
    const every = await other.data.everyApplication();
    expect(every.filter(({ id }) => id === '1000')).toMatchObject([{ firstName: 'Zoe' }]);
    await meet(other, one);
    expect(one.data.applications.list()).toContainEqual(again);
  });
});

/** The record of application 1. */
const recordOf = async ({ data }: FakePage) =>
  (await data.stepsOf(['1'])).map(({ what, detail, counter, note }) => [
    what,
    detail,
    counter,
    note,
  ]);

test('every counter has the record of what each did with an application', async () => {
  await one.data.receiveApplication({ ...byHand, application: application('1') });
  await meet(one, other);
  await other.data.recordOpened('1');
  await other.data.recordOpened('1');
  const decided = Math.floor(Date.now() / 1000) + 1;
  await other.data.storeDecision(decision('Approved', decided), { privateNote: 'Asked twice' });
  await meet(other, one);
  for (const page of [one, other])
    expect(await recordOf(page)).toEqual([
      ['received', 'paste', 'One', ''],
      ['opened', '', 'Other', ''],
      ['decided', 'Approved', 'Other', 'Asked twice'],
    ]);
});

test('the record has both decisions of one second', async () => {
  await one.data.applications.append(() => application('1'));
  await meet(one, other);
  await one.data.storeDecision({ ...decision('Approved', 100), note: 'Yes' });
  await other.data.storeDecision({ ...decision('Rejected', 100), note: 'No' });
  await meet(one, other);
  for (const page of [one, other]) {
    const notes = (await page.data.stepsOf(['1'])).map(({ slipNote }) => slipNote);
    expect(new Set(notes)).toEqual(new Set(['No', 'Yes']));
    const record = await recordOf(page);
    expect(record).toHaveLength(2);
    expect(record).toContainEqual(['decided', 'Approved', 'One', '']);
    expect(record).toContainEqual(['decided', 'Rejected', 'Other', '']);
  }
});

test('an application is opened again after a decision, and told to the folder at once', async () => {
  await one.data.applications.append(() => application('1'));
  const told = vi.fn<() => void>();
  one.data.onCommit(told);
  await one.data.recordOpened('1');
  expect(told).toHaveBeenCalledOnce();
  await one.data.recordOpened('1');
  expect(told).toHaveBeenCalledOnce();
  await one.data.storeDecision(decision('Approved', Math.floor(Date.now() / 1000) + 1));
  await one.data.recordOpened('1');
  const opened = (await recordOf(one)).filter(([what]) => what === 'opened');
  expect(opened).toHaveLength(2);
});

test('a counter that joins later, and one that a backup is restored at, tell the record', async () => {
  const alone = new FakeProcesses(new IDBFactory()).open();
  await alone.data.startUp();
  await alone.data.applications.append(() => application('1'));
  await alone.data.storeDecision(decision('Approved', 100), { privateNote: 'Known here' });
  const record = [['decided', 'Approved', '', 'Known here']];
  const history = await alone.data.historyRows();
  await alone.data.joinOffice('Alone', []);
  const [here, there] = await Promise.all([openCounter('Here'), openCounter('There')]);
  await carry(alone, there);
  expect(await recordOf(there)).toEqual(record);
  const records = alone.data.applications
    .list()
    .map((each) => ({ id: '1', record: each, raw: each }));
  await here.data.restore(new Map([['visaApplications', records]]), 'add', { history });
  expect(await recordOf(here)).toEqual(record);
  const late = await openCounter('Late');
  await carry(here, late);
  expect(await recordOf(late)).toEqual(record);
});

test('counters in step hear the decision of a restored application, and none older than the one here', async () => {
  await one.data.applications.append(() => application('1'));
  await one.data.storeDecision(decision('Approved', 100));
  const approved = one.data.applications.list();
  const history = {
    takenOver: [],
    decisions: [decision('Approved', 100)],
    sendings: [],
    steps: [],
  };
  const records = approved.map((record) => ({ id: '1', record, raw: record }));
  const incoming = new Map([['visaApplications' as const, records]]);
  // A counter that has neither restores it and tells another.
  const [here, there] = await Promise.all([openCounter('Here'), openCounter('There')]);
  await here.data.restore(incoming, 'add', { history });
  await carry(here, there);
  expect((await there.data.historyOf('1')).decisions).toEqual([decision('Approved', 100)]);
  // After a newer decision, the restored status is that of an older one, which is not shared anew.
  await here.data.storeDecision(decision('Rejected', 200));
  await carry(here, there);
  await here.data.restore(incoming, 'replace', { history });
  const { changes } = await here.data.ownChanges();
  const told = changes.flatMap((change) => (change.key === 'decisions' ? change.value : []));
  expect(told.filter(({ slip }) => slip?.digits === 'digits Approved')).toHaveLength(1);
});

test('a day has the last of several decisions, the newest first, and none of a clock ahead', async () => {
  const { data } = await openCounter('One');
  const slips = [
    ['1', 100],
    ['2', 150],
    ['1', 200],
    ['3', 9000],
  ] as const;
  for (const id of ['1', '2', '3']) await data.applications.append(() => application(id));
  for (const [applicationId, decided] of slips)
    await data.storeDecision({ ...decision('Approved', decided), applicationId });
  const { decided } = await data.timesBetween(0, 1_000_000);
  expect([...decided]).toEqual([
    ['1', 200_000],
    ['2', 150_000],
  ]);
});
