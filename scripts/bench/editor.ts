import type { Page } from 'playwright';
import { comparison, inTurn } from './figures.ts';
import { headingOf, pressToPainted, slowDown } from './page.ts';

const RUNS = 7;
const LIMIT = 1.3;
/** By then the idle admin page has prefetched what may be needed next. */
const IDLE_MS = 4000;

/** @param awaited selector of the control in the dialog */
async function openDialog(page: Page, awaited: string) {
  const time = await pressToPainted(page, 'main button', `[role=dialog] ${awaited}`);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  return time;
}

/** Opening a new page, whose dialog has the editor, compared with a visa card with plain fields. */
export async function measureEditor(openSite: (count: number) => Promise<Page>): Promise<void> {
  const [rich, plain] = [await openSite(100), await openSite(100)];
  for (const [page, path] of [
    [rich, 'pages'],
    [plain, 'visa-cards'],
  ] as const) {
    await page.goto(`/admin/dashboard/${path}`);
    await headingOf(page);
    await page.waitForTimeout(IDLE_MS);
    await slowDown(page);
  }
  const { measured, floor } = await inTurn(RUNS + 1, {
    measured: () => openDialog(rich, '[role="textbox"][contenteditable]'),
    floor: () => openDialog(plain, 'input'),
  });
  const compare = comparison('editor');
  compare('First opening', measured.slice(0, 1), floor.slice(0, 1), { ratio: LIMIT });
  compare('Each later opening', measured.slice(1), floor.slice(1), { ratio: LIMIT });
  await rich.context().close();
  await plain.context().close();
}
