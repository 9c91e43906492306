import 'fake-indexeddb/auto';
import * as fc from 'fast-check';
import { beforeEach, expect, test, vi } from 'vitest';
import { newApplication, NO_DOCUMENTS } from '@/content/application';
import { nextTrackingNumber } from '@/content/trackingNumber';
import { deleteDatabase, FakeBrowser, type FakeTab } from './fakeBrowser';
import { CONTENT_KEYS } from './keys';

const form = {
  visaType: 'tourist-30',
  firstName: 'Sara',
  lastName: 'Haddad',
  email: '',
  phone: '',
  nationality: '',
  passportNumber: '',
  dateOfBirth: '',
  travelDate: '',
  purpose: '',
};
const now = new Date('2026-11-20T12:00:00Z');

function submit(tab: FakeTab, id: string) {
  return tab.applications.append((stored) => {
    const taken = new Set(stored.map((application) => application.trackingNumber));
    const trackingNumber = nextTrackingNumber(now, taken);
    return newApplication(form, NO_DOCUMENTS, { id, trackingNumber, now });
  });
}

beforeEach(async () => {
  // The tests deliver changes between tabs themselves.
  vi.stubGlobal('BroadcastChannel', undefined);
  await deleteDatabase();
});

const TAB_COUNT = 3;
const PROPERTY_TIMEOUT_MS = 60_000;
const tabIndex = fc.nat(TAB_COUNT - 1);
const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('submit' as const), tab: tabIndex }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('deliver' as const),
      tab: tabIndex,
      count: fc.integer({ min: 1, max: 4 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('check' as const), tab: tabIndex }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('kill' as const), lost: fc.nat(12) }),
  },
);

test(
  'whatever tabs do and wherever the browser is killed, no confirmed application is lost',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 25 }), async (steps) => {
        await deleteDatabase();
        const browser = new FakeBrowser();
        const openAll = async () => {
          const opened: FakeTab[] = [];
          for (let index = 0; index < TAB_COUNT; index += 1) opened.push(await browser.openTab());
          return opened;
        };
        let tabs = await openAll();
        const confirmed: string[] = [];

        for (const [index, each] of steps.entries()) {
          const tab = 'tab' in each ? tabs[each.tab] : undefined;
          if (each.kind === 'kill') {
            browser.kill(each.lost);
            tabs = await openAll();
          } else if (tab && each.kind === 'submit') {
            confirmed.push((await submit(tab, `application-${index}`)).id);
          } else if (tab && each.kind === 'deliver') {
            tab.storage.deliver(each.count);
          } else if (tab) {
            await tab.check(CONTENT_KEYS);
          }
        }

        const [tab] = tabs;
        await tab?.check(CONTENT_KEYS);
        const list = tab?.applications.list() ?? [];
        expect(list.map(({ id }) => id)).toEqual(confirmed);
        expect(new Set(list.map(({ trackingNumber }) => trackingNumber)).size).toBe(list.length);
      }),
      { numRuns: 25 },
    );
  },
  PROPERTY_TIMEOUT_MS,
);

test('a first visit that is killed before anything reached the disk is rolled forward', async () => {
  const browser = new FakeBrowser();
  const first = await browser.openTab();
  await first.startUp();
  await submit(first, 'confirmed');
  const written = browser.mutations.length;
  browser.kill(written);

  const second = await browser.openTab();
  expect(second.storage.getItem('isDemoInitialized')).toBeNull();
  await second.startUp();
  expect(second.storage.getItem('isDemoInitialized')).toBe('true');
  expect(second.applications.list().map(({ id }) => id)).toEqual(['confirmed']);
  expect(second.pages.list()).toHaveLength(2);
});

test('content without the flag is seeded over, and kept in a snapshot', async () => {
  const browser = new FakeBrowser();
  const tab = await browser.openTab();
  tab.storage.setItem('pages', '[{"id":"mine","title":"Mine"}]');
  await tab.startUp();

  expect(tab.pages.list().map(({ slug }) => slug)).toEqual(['about', 'contact-us']);
  const { db } = await import('./db');
  const snapshots = await db.snapshots.where('reason').equals('seeding').toArray();
  expect(snapshots.map(({ texts }) => texts.pages)).toEqual(['[{"id":"mine","title":"Mine"}]']);
});

test('a change that leaves the text as it was writes nothing', async () => {
  const browser = new FakeBrowser();
  const tab = await browser.openTab();
  await submit(tab, 'one');
  const [application] = tab.applications.list();
  const written = browser.mutations.length;
  if (application) await tab.applications.save(application);
  await tab.applications.remove('no such id');

  expect(browser.mutations).toHaveLength(written);
});

test('records are found by their words', async () => {
  const browser = new FakeBrowser();
  const tab = await browser.openTab();
  await submit(tab, 'one');
  const { db } = await import('./db');
  const rows = await db.entries.where('terms').startsWith('2hadd').toArray();
  expect(rows).toMatchObject([{ key: 'visaApplications', slot: 1 }]);
});
