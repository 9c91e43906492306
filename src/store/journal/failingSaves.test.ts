import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { seed } from '@/domain/seed/seed';
import { toHex } from '@/lib/crypto/bytes';
import { MIN_ITERATIONS } from '@/lib/crypto/passwords';
import { deleteDatabase } from '@test/storage/fakeBrowser';
import type { FaultKind } from '@test/storage/fakeConnection';
import { FakeProcesses, type FakePage } from '@test/storage/fakeProcesses';
import { messageOf, submitted } from '@test/records';
import { BLANK } from '@test/storage/protocolPage';

const KINDS = ['throw', 'quota', 'security', 'abort', 'lost'] as const satisfies FaultKind[];
/** How many failure modes to try per call; with fewer than all, successive calls alternate. */
const WAYS = Number(process.env['TORTURE_WAYS_TO_FAIL'] ?? 1);
const TIMEOUT_MS = 30_000 + WAYS * 30_000;

const later = setTimeout;
beforeEach(() => {
  vi.stubGlobal('setTimeout', (task: () => void, ms = 0) => later(task, ms / 50));
  vi.spyOn(console, 'warn').mockReturnValue();
});

type Data = FakePage['data'];

/** A save, and how to check it; `name` differs each time. */
interface Flow {
  readonly prepare?: (data: Data, name: string) => Promise<unknown>;
  readonly save: (data: Data, name: string) => Promise<unknown>;
  readonly shows: (data: Data, name: string) => boolean | Promise<boolean>;
  /** A later save replaces an earlier one. */
  readonly isOne?: true;
}

const hex = (text: string) => toHex(new TextEncoder().encode(text));
const addPage = ({ pages }: Data, id: string) => pages.save({ ...BLANK, id, title: id });
const hasPage = ({ pages }: Data, id: string) => pages.list().some((page) => page.id === id);
const apply = ({ applications }: Data, id: string) => {
  const file = new Blob(['%PDF-1'], { type: 'application/pdf' });
  return applications.append(() => submitted(id), {
    files: [{ kind: 'passportCopy', file }],
    draftId: `apply:${id}`,
  });
};
const inApplication = ({ applications }: Data, id: string) =>
  applications.list().find((application) => application.id === id);

const FLOWS: Readonly<Record<string, Flow>> = {
  'an entry added': { save: addPage, shows: hasPage },
  'an entry edited': {
    prepare: addPage,
    save: ({ pages }, id) =>
      pages.save(
        { ...BLANK, id, title: `${id} edited` },
        pages.list().find((page) => page.id === id),
      ),
    shows: ({ pages }, id) => pages.list().some((page) => page.title === `${id} edited`),
  },
  'an entry deleted': {
    prepare: addPage,
    save: ({ pages }, id) => pages.remove(id),
    shows: (data, id) => !hasPage(data, id),
  },
  'an application with its document': {
    prepare: ({ saveDraft }, id) => saveDraft(`apply:${id}`, id),
    save: apply,
    shows: async (data, id) => {
      const isKept = inApplication(data, id) !== undefined;
      const draft = await data.findDraft(`apply:${id}`);
      const hasFile = (await data.db.files.get([id, 'passportCopy'])) !== undefined;
      // A save is atomic: the input is either in the draft or in the application.
      if (isKept === (draft !== undefined) || isKept !== hasFile) throw new Error(`Half of ${id}.`);
      return isKept;
    },
  },
  'the status of an application': {
    prepare: apply,
    save: ({ applications }, id) =>
      applications.update((all) =>
        all.filter((each) => each.id === id).map((each) => ({ ...each, status: 'approved' })),
      ),
    shows: (data, id) => inApplication(data, id)?.status === 'approved',
  },
  'a message': {
    save: ({ contactMessages }, id) => contactMessages.append(() => messageOf(id)),
    shows: ({ contactMessages }, id) => contactMessages.list().some((each) => each.id === id),
  },
  'a message read': {
    save: ({ setAdminFlags }, id) => setAdminFlags('readMessage', [id], 'contactMessages'),
    shows: async ({ adminFlagsOf }, id) => (await adminFlagsOf('readMessage')).has(id),
  },
  'the menus': {
    isOne: true,
    save: ({ menus }, label) =>
      menus.set({ ...menus.get(), header: [{ id: '1', label, link: '/', type: 'internal' }] }),
    shows: ({ menus }, label) => menus.get().header[0]?.label === label,
  },
  'the settings': {
    isOne: true,
    save: ({ settings }, siteName) => {
      const now = settings.get();
      return settings.set({ ...now, siteName, smtp: { ...now.smtp, pass: siteName } });
    },
    shows: ({ settings }, name) =>
      settings.get().siteName === name && settings.get().smtp.pass === name,
  },
  'the profile': {
    isOne: true,
    save: ({ saveProfile }, email) => saveProfile({ username: 'admin', email, phone: '' }),
    shows: async ({ readAccount }, email) => (await readAccount()).email === email,
  },
  'the password': {
    isOne: true,
    save: ({ savePassword }, name) =>
      savePassword({ salt: hex(name), hash: hex(name), iterations: MIN_ITERATIONS }),
    shows: async ({ readAccount }, name) => (await readAccount()).password.salt === hex(name),
  },
  'a draft': {
    save: ({ saveDraft }, id) => saveDraft(id, id),
    shows: async ({ findDraft }, id) => (await findDraft(id))?.value === id,
  },
  'a draft discarded': {
    prepare: ({ saveDraft }, id) => saveDraft(id, id),
    save: ({ removeDraft }, id) => removeDraft(id),
    shows: async ({ findDraft }, id) => (await findDraft(id)) === undefined,
  },
  'a backup restored': {
    isOne: true,
    save: async ({ dryRun, restore }, title) => {
      const record = { ...BLANK, id: 'restored', title };
      const card = { ...seed.visaCards[0], id: 'restored', title };
      const records = new Map([
        ['pages', [{ id: 'restored', record, raw: record }]],
        ['visaCards', [{ id: 'restored', record: card, raw: card }]],
      ] as const);
      await restore(records, 'replace', await dryRun(records));
    },
    shows: ({ pages, visaCards }, title) => {
      const found = [pages, visaCards].map((each) =>
        each.list().some((one) => one.title === title),
      );
      if (found[0] !== found[1]) throw new Error(`Half of ${title}.`);
      return found[0] === true;
    },
  },
};

/** Calls `onCall` before each storage call. */
function watch(
  { localStorage, connection }: FakePage,
  onCall: (call: 'write' | 'request') => void,
): void {
  connection.beforeRequest = () => onCall('request');
  localStorage.beforeWrite = () => onCall('write');
}

function unwatch({ localStorage, connection }: FakePage): void {
  connection.beforeRequest = undefined;
  localStorage.beforeWrite = undefined;
}

/** Saves while a call fails. Resolves to the calls, and whether the save resolved. */
async function saveFailing(
  page: FakePage,
  flow: Flow,
  name: string,
  failAt: number,
  kind: FaultKind | 'silent',
) {
  const calls: ('write' | 'request')[] = [];
  watch(page, (call) => {
    calls.push(call);
    if (calls.length - 1 !== failAt) return;
    if (kind === 'silent') page.localStorage.ignoresNextWrite = true;
    else page.connection.fail(kind);
  });
  const isSaved = await flow.save(page.data, name).then(
    () => true,
    () => false,
  );
  unwatch(page);
  return { calls, isSaved };
}

for (const [title, flow] of Object.entries(FLOWS))
  test(
    `${title}, with each storage call failing in turn: no false success, nothing lost`,
    async () => {
      await deleteDatabase();
      const browser = new FakeProcesses();
      const page = browser.open();
      await page.data.startUp();
      const saved: string[] = [];
      const wrong: string[] = [];
      const tryOne = async (name: string, failAt: number, kind: FaultKind | 'silent') => {
        await flow.prepare?.(page.data, name);
        const { calls, isSaved } = await saveFailing(page, flow, name, failAt, kind);
        if ((await flow.shows(page.data, name)) !== isSaved)
          wrong.push(`${name}: ${isSaved ? 'a false success' : 'refused, and there'}`);
        if (!isSaved) await flow.save(page.data, name);
        if (!(await flow.shows(page.data, name))) wrong.push(`${name}: not at the second try`);
        saved.push(name);
        return calls;
      };
      await tryOne('none', -1, 'throw');
      const calls = await tryOne('none again', -1, 'throw');
      for (const [failAt, call] of calls.entries()) {
        const kinds = KINDS.map((_, way) => KINDS[(failAt + way) % KINDS.length] ?? 'throw');
        for (const kind of kinds.slice(0, WAYS)) await tryOne(`${failAt} ${kind}`, failAt, kind);
        // Only localStorage can silently ignore a write; a database answers each request.
        if (call === 'write') await tryOne(`${failAt} silent`, failAt, 'silent');
      }
      browser.kill(Infinity);
      const next = browser.open();
      await next.data.startUp();
      for (const name of flow.isOne ? saved.slice(-1) : saved)
        if (!(await flow.shows(next.data, name))) wrong.push(`${name}: lost`);
      browser.kill(0);
      expect(wrong).toEqual([]);
      expect(calls.length).toBeGreaterThan(0);
    },
    TIMEOUT_MS,
  );
