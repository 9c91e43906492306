import type { Browser, Page } from 'playwright';
import { site } from './dataset.ts';
import { comparison, inTurn } from './figures.ts';
import { headingOf, openAdmin, pressToPainted, slowDown } from './page.ts';

const RUNS = 7;
const LIMIT = { ratio: 1.3 };
/** By then the idle admin page has prefetched what may be needed next. */
const IDLE_MS = 4000;

async function openList(browser: Browser, baseURL: string, path: string) {
  const page = await openAdmin(browser, baseURL, site(100));
  await page.goto(`/admin/dashboard/${path}`);
  await headingOf(page);
  await page.waitForTimeout(IDLE_MS);
  await slowDown(page);
  return page;
}

/** @param awaited selector of the control in the dialog */
async function openDialog(page: Page, awaited: string) {
  const time = await pressToPainted(page, 'main button', `[role=dialog] ${awaited}`);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  return time;
}

/** Opening a new page, whose dialog has the editor, compared with a visa card with plain fields. */
export async function measureEditor(browser: Browser, baseURL: string): Promise<void> {
  const rich = await openList(browser, baseURL, 'pages');
  const plain = await openList(browser, baseURL, 'visa-cards');
  const { measured, floor } = await inTurn(RUNS + 1, {
    measured: () => openDialog(rich, '[role="textbox"][contenteditable]'),
    floor: () => openDialog(plain, 'input'),
  });
  const compare = comparison('editor');
  compare('First opening', measured.slice(0, 1), floor.slice(0, 1), LIMIT);
  compare('Each later opening', measured.slice(1), floor.slice(1), LIMIT);
  await rich.context().close();
  await plain.context().close();
}
