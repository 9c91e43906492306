import type { BrowserContext, Page } from 'playwright/test';
import { installFaults, type FaultKind } from '../faults';
import { expect, test } from './lab';

/** What is truly kept of an application: read past every cache of the app. */
async function kept(page: Page, id: string, draftId: string) {
  return page.evaluate(
    async ([applicationId, draft]) => {
      const { entries = [], files = [], drafts = [] } = await window.lab.database();
      const holding = (rows: unknown[], text: string) =>
        rows.filter((row) => JSON.stringify(row).includes(text)).length;
      const stored = localStorage.getItem('visaApplications') ?? '[]';
      return {
        inStorage: stored.split(`"id":"${applicationId}"`).length - 1,
        inJournal: holding(entries, `\\"id\\":\\"${applicationId}\\"`),
        files: holding(files, applicationId),
        drafts: holding(drafts, draft),
      };
    },
    [id, draftId] as const,
  );
}

const SAVED = { inStorage: 1, inJournal: 1, files: 2, drafts: 0 };
const NOT_SAVED = { inStorage: 0, inJournal: 0, files: 0, drafts: 1 };

/** A tab that has not been started: every storage call in it is the submission's own. */
async function openQuietTab(context: BrowserContext, labUrl: string): Promise<Page> {
  await context.addInitScript(installFaults);
  const page = await context.newPage();
  await page.goto(labUrl);
  return page;
}

async function submitWithFault(
  page: Page,
  id: string,
  draftId: string,
  failAt: number | string,
  kind: FaultKind,
) {
  await page.evaluate((draft) => window.lab.saveDraft(draft, 'typed'), draftId);
  return page.evaluate(
    async ([applicationId, draft, at, how]) => {
      window.faults.begin(at, how);
      const outcome = await window.lab.submitDocuments(applicationId, draft);
      return { outcome, calls: window.faults.end() };
    },
    [id, draftId, failAt, kind] as const,
  );
}

/** After a refusal nothing is kept and the draft is still there; trying again saves it all. */
async function expectRefusedThenSaved(page: Page, id: string, draftId: string) {
  expect(await kept(page, id, draftId)).toEqual(NOT_SAVED);
  const again = await page.evaluate(
    ([applicationId, draft]) => window.lab.submitDocuments(applicationId, draft),
    [id, draftId] as const,
  );
  expect(again).toHaveProperty('saved');
}

test('the database fails to open once: it is opened again', async ({ context, labUrl }) => {
  await context.addInitScript(installFaults);
  const page = await context.newPage();
  const submitAfterLoad = async (id: string, failAt: number) => {
    await page.goto(labUrl);
    return page.evaluate(
      async ([applicationId, at]) => {
        window.faults.begin(at);
        const outcome = await window.lab.submit(applicationId);
        return { outcome, calls: window.faults.end(), health: window.lab.storageHealth() };
      },
      [id, failAt] as const,
    );
  };
  const opensAt = (await submitAfterLoad('one', -1)).calls.indexOf('IDBFactory.open');
  const { outcome, calls, health } = await submitAfterLoad('two', opensAt);

  expect(outcome).toHaveProperty('saved');
  expect(calls.filter((call) => call === 'IDBFactory.open').length).toBeGreaterThan(1);
  expect(health).toBe('whole');
});

test('a storage call that keeps failing: the submission is refused, and saved once it works again', async ({
  context,
  labUrl,
}) => {
  const page = await openQuietTab(context, labUrl);
  // The first one looks for more than those after it.
  await submitWithFault(page, 'first', 'apply:first', -1, 'throw');
  const { calls } = await submitWithFault(page, 'none', 'apply:none', -1, 'throw');
  for (const name of new Set(calls)) {
    await test.step(name, async () => {
      const draftId = `apply:${name}`;
      const { outcome } = await submitWithFault(page, name, draftId, name, 'throw');
      expect(outcome).toHaveProperty('failed');
      await expectRefusedThenSaved(page, name, draftId);
      expect(await kept(page, name, draftId)).toEqual(SAVED);
    });
  }
});
