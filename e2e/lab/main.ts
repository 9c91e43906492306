import { NO_DOCUMENTS, nextTrackingNumber } from '@/domain/application';
import { newApplication } from '@/domain/applicationForm';
import type { Page } from '@/domain/entries';
import { publishedContent } from '@/engines/publication';
import { seed as demo } from '@/domain/seed/seed';
import { settingsType } from '@/domain/settings';
import { applyPublication } from '@/shared/store/publicationState';
import { applications, pages, settings, visaCards } from '@/store/repository';
import type { AppendOptions } from '@/store/writes';
import { leftDrafts, releaseDraft, saveDraft } from '@/store/drafts';
import { SaveError } from '@/store/errors';
import { historyOf } from '@/features/handover/store/receivedApplications';
import { readDocumentFiles } from '@/store/fileRows';
import { storageHealth } from '@/store/storageHealth';
import { everyApplication, moveIntoList } from '@/store/everyApplication';
import { reconcileKeys } from '@/store/journal/commit';
import { lowerLimit } from '@/store/overflow';
import { storageUse } from '@/store/storageUse';
import { onChange } from '@/store/local/changeEvents';
import type { ContentKey } from '@/domain/registry';
import { readTexts } from '@/features/backup/store/makeBackup';
import { dryRun, restore } from '@/features/backup/store/restore';
import { registerHooks } from '@/store/hooks';
import { isFirstVisit, start } from '@/store/start';
import { counter } from './counter';
import { mixedWrites } from './mixedWrites';

registerHooks(async () => (await import('@/app/storeHooks')).hooks);

export interface Receipt {
  readonly id: string;
  readonly trackingNumber: string;
}

/** Result of a call: its value, or why nothing was saved. */
export type Outcome<Value> =
  | { readonly saved: Value }
  | { readonly failed: string; readonly current: unknown };

async function outcomeOf<Value>(call: Promise<Value>): Promise<Outcome<Value>> {
  try {
    return { saved: await call };
  } catch (error) {
    if (!(error instanceof SaveError)) throw error;
    return { failed: error.reason, current: error.current };
  }
}

const form = {
  visaType: 'tourist-30',
  firstName: 'Sara',
  lastName: 'Haddad',
  email: 'sara@example.com',
  phone: '+971 50 000 0000',
  nationality: 'Jordan',
  passportNumber: 'X1234567',
  dateOfBirth: '1990-02-03',
  travelDate: '2027-01-05',
  purpose: 'Tourism',
};

async function submit(id: string, extras?: AppendOptions): Promise<Receipt> {
  const { trackingNumber } = await applications.append((stored) => {
    const now = new Date();
    const taken = new Set(stored.map((application) => application.trackingNumber));
    const number = nextTrackingNumber(now, taken);
    return newApplication(form, NO_DOCUMENTS, { id, trackingNumber: number, now });
  }, extras);
  return { id, trackingNumber };
}

function applicationFor(id: string, purpose: string) {
  const [now, trackingNumber] = [new Date(), `DV${id}`];
  return newApplication({ ...form, purpose }, NO_DOCUMENTS, { id, trackingNumber, now });
}

const page = (id: string, title: string): Page => ({
  id,
  title,
  slug: id,
  content: '',
  metaTitle: '',
  metaDescription: '',
  published: true,
});

/** What the tests do in a page. */
const lab = {
  start,
  counter,
  isFirstVisit,
  storageHealth,
  storageUse,
  submit: (id: string) => outcomeOf(submit(id)),
  async submitMany(prefix: string, count: number): Promise<Receipt[]> {
    const receipts: Receipt[] = [];
    for (let index = 0; index < count; index += 1) {
      receipts.push(await submit(`${prefix}-${index}`));
    }
    return receipts;
  },
  mixedWrites: (prefix: string, writes: number, seed: number) =>
    mixedWrites({ submit, blank: page }, prefix, writes, seed),
  /** The content of a backup. */
  exported: async () => JSON.stringify([...(await readTexts({ withMailPassword: false })).texts]),
  /** Restores a number of pages and cards, and adds a decided application, all of this version. */
  async restoreVersion(version: number, count: number): Promise<void> {
    const ids = Array.from({ length: count }, (_, index) => `restored-${index}`);
    const incoming = (make: (id: string, version: string) => { readonly id: string }) =>
      ids.map((each) => {
        const record = make(each, `version ${version}`);
        return { id: each, record, raw: record };
      });
    const [card] = demo.visaCards;
    const application = applicationFor(`application-${version}`, `version ${version}`);
    const records = new Map<ContentKey, ReturnType<typeof incoming>>([
      ['pages', incoming(page)],
      ['visaCards', incoming((id, title) => ({ ...card, id, title }))],
      ['visaApplications', [{ id: application.id, record: application, raw: application }]],
    ]);
    const { hashes } = await dryRun(records);
    const decision = {
      applicationId: application.id,
      status: 'Approved' as const,
      decided: version,
      note: `version ${version}`,
      mark: 'm'.repeat(22),
      number: null,
      digits: '1',
    };
    const history = { takenOver: [], decisions: [decision], sendings: [], steps: [] };
    await restore(records, 'replace', { hashes, history });
  },
  /** The purpose of the application that was added last, and the note of its decision. */
  async newestApplication(): Promise<readonly string[]> {
    const newest = applications.list().at(-1);
    const history = newest && (await historyOf(newest.id));
    return [newest?.purpose ?? '', history?.decisions.at(-1)?.note ?? ''];
  },
  everyId: async (): Promise<readonly string[]> => (await everyApplication()).map(({ id }) => id),
  /** Moves all applications out of the list, as when localStorage is nearly full. */
  async leaveList(): Promise<void> {
    lowerLimit(1000);
    await reconcileKeys(['visaApplications']);
  },
  async enterList(): Promise<void> {
    for (const { id } of await everyApplication()) await moveIntoList(id);
  },
  /** Applies a publication of a number of pages and cards, all of this version. */
  async takeVersion(version: number, count: number): Promise<boolean> {
    const ids = Array.from({ length: count }, (_, index) => `published-${index}`);
    const card = demo.visaCards.slice(0, 1);
    return applyPublication({
      id: crypto.randomUUID(),
      number: version,
      publishedAt: new Date().toISOString(),
      base: null,
      content: publishedContent({
        ...demo,
        settings: { ...settingsType.initial, siteName: `version ${version}` },
        pages: ids.map((id) => page(id, `version ${version}`)),
        visaCards: ids.flatMap((id) =>
          card.map((each) => ({ ...each, id, title: `version ${version}` })),
        ),
      }),
    });
  },
  visaCards: () => visaCards.list(),
  /** A submission as the wizard makes it: with documents, and the end of its draft. */
  async submitDocuments(id: string, draftId: string): Promise<Outcome<Receipt>> {
    const files = [
      { kind: 'passportCopy', file: new Blob(['copy of ', id]) },
      { kind: 'passportPhoto', file: new Blob(['photo of ', id]) },
    ] as const;
    return outcomeOf(submit(id, { files, draftId: draftId }));
  },
  applications: () => applications.list(),
  pages: () => pages.list(),
  settings: () => settings.get(),
  savePage: (id: string, title: string, edited?: Page) =>
    outcomeOf(pages.save(page(id, title), edited)),
  removePage: (id: string) => outcomeOf(pages.remove(id)),
  saveSettings: (siteName: string, pass: string) => {
    const now = settings.get();
    return outcomeOf(settings.set({ ...now, siteName, smtp: { ...now.smtp, pass } }));
  },
  /** Saves a draft, and leaves it. */
  saveDraft: (id: string, value: unknown) =>
    outcomeOf(saveDraft(id, value).then(() => releaseDraft(id))),
  /** The newest draft that was left. */
  async findDraft(kind: string): Promise<unknown> {
    const [newest] = await leftDrafts(kind, Date.now());
    return newest?.value;
  },
  async fileTexts(applicationId: string): Promise<Record<string, string>> {
    const texts: Record<string, string> = {};
    for (const [kind, file] of await readDocumentFiles(applicationId))
      texts[kind] = await file.text();
    return texts;
  },
  /** Resolves at the next change of a key. */
  nextChange: (key: string) =>
    new Promise<void>((resolve) => {
      const stop = onChange((changed) => {
        if (changed !== key) return;
        stop();
        resolve();
      });
    }),
  /** The whole database, table by table. */
  async database(): Promise<Record<string, unknown[]>> {
    const { db } = await import('@/store/journal/db');
    const tables: Record<string, unknown[]> = {};
    for (const table of db.tables) tables[table.name] = await table.toArray();
    return tables;
  },
};

export type Lab = typeof lab;

declare global {
  interface Window {
    lab: Lab;
  }
}
window.lab = lab;
