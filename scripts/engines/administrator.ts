import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { VisaApplication } from '@/domain/application';
import counters from '../../src/engines/officeSync/vectors.json' with { type: 'json' };
import handover from '../../src/engines/handover/vectors.json' with { type: 'json' };
import { ACCOUNT } from '../lib/site.ts';
import { apply } from './application.ts';
import { type Browser, until } from './commands.ts';
import { handOver, seeCode } from './counter.ts';
import { KEYS, type Page } from './page.ts';
import type { Steps } from './walk.ts';

const TITLE = 'Made in this engine';
const LISTS = ['pages', 'blogs', 'sections', 'visaCards', 'visaApplications', 'contactMessages'];

export async function signIn(page: Page) {
  await page.open('/admin');
  await page.fill('Username', ACCOUNT.username);
  await page.fill('Password', ACCOUNT.password);
  await page.click('button', 'Sign in');
  await page.find('heading', 'Overview');
}

/**
 * The content of a downloaded file.
 * @param ending of its name
 */
function arrived({ downloads }: Browser, ending: string) {
  return until(`a download of ${ending}`, async () => {
    const name = readdirSync(downloads).find((each) => each.endsWith(ending));
    // It may still be downloading.
    if (name === undefined) return undefined;
    const bytes = readFileSync(path.join(downloads, name));
    return bytes.length > 0 ? bytes : undefined;
  });
}

/** Lists that differ between localStorage and the journal. */
async function differing(page: Page) {
  const rows: { key: string; pos: number; text?: string }[] = await page.rowsOf('entries');
  const differ = [];
  for (const list of LISTS) {
    const texts = rows
      .filter(({ key, text }) => key === list && text !== undefined)
      .toSorted((a, b) => a.pos - b.pos)
      .map(({ text }) => text);
    const held = (await page.stored(list)) ?? [];
    if (`[${texts.join()}]` !== JSON.stringify(held)) differ.push(list);
  }
  return differ;
}

/** The exchange file that is carried from engine to engine; the first one is a fixture. */
let carried = Buffer.from(counters.exchangeFile.base64, 'base64');

export const ADMINISTRATOR: Steps = {
  'a visitor has applied': apply,
  'the receipt’s code, sealed for the office': seeCode,
  'the login': ({ page }) => signIn(page),
  'the code at the counter, by a camera; decided, signed and believed': handOver,
  'a page is written with the editor and published': async ({ page }) => {
    await page.open('/admin/dashboard/pages');
    await page.click('button', 'Create New Page');
    const dialog = await page.find('dialog', 'Create New Page');
    await page.fill('Title', TITLE, dialog);
    // Not cleared: drivers clear a text through `innerHTML`, which the content policy refuses.
    const text = await page.find('field', 'Content', dialog);
    await page.typeInto(text, 'Bold words');
    await page.press(KEYS.control, 'a');
    await page.click('button', 'Bold', dialog);
    await page.press(KEYS.right);
    await page.press(KEYS.enter);
    await page.typeInto(text, '- an item');
    await page.click('button', 'Save', dialog);
    await page.see('Page saved successfully.');
    await page.gone('dialog', 'Create New Page');
    await page.open('/made-in-this-engine');
    await page.holds('the page', () => document.title.startsWith('Made in this engine'));
    await page.holds(
      'bold words, and a list',
      () =>
        document.querySelector('main p > strong')?.textContent === 'Bold words' &&
        document.querySelector('main ul > li')?.textContent === 'an item',
    );
  },
  'the settings, seen on the site': async ({ page }) => {
    await page.open('/admin/dashboard/settings');
    await page.fill('Site Name', 'Gate to Dubai');
    await page.click('button', 'Save All Settings');
    await page.see('Settings saved successfully.');
    await page.open('/');
    await page.find('link', /Gate to Dubai/);
  },
  'the application is listed, and opened with its documents': async ({ page, browser, number }) => {
    await page.open('/admin/dashboard/applications');
    await page.click('button', new RegExp(`^View ${number}`));
    await page.find('dialog', `Application Details: ${number}`);
    await page.see('May 3, 1990');
    await page.click('button', 'Download passport.pdf');
    await arrived(browser, 'passport.pdf');
    await page.press(KEYS.escape);
    await page.gone('dialog', `Application Details: ${number}`);
  },
  'a backup arrives in the downloads': async ({ page, browser }) => {
    await page.open('/admin/dashboard/profile#backup');
    await page.click('button', 'Make a backup');
    await page.see('The backup was made');
    const { counts } = JSON.parse(String(await arrived(browser, '.json')));
    if (counts.visaApplications !== 1 || counts.documents !== 2)
      throw new Error(`it holds ${JSON.stringify(counts)}`);
  },
  'the page is deleted, after a question': async ({ page }) => {
    await page.open('/admin/dashboard/pages');
    await page.click('button', `Actions for ${TITLE}`);
    await page.click('menuitem', 'Delete');
    const question = await page.find('alertdialog', 'Are you sure?');
    await page.click('button', 'Delete', question);
    await page.see('Page deleted successfully.');
    await page.gone('button', `Actions for ${TITLE}`);
  },
  'after a reload all is there, and the journal and localStorage agree': async ({
    page,
    number,
  }) => {
    await page.reload();
    await page.find('heading', 'Pages Management');
    const [application] = await page.stored('visaApplications');
    const { siteName } = await page.stored('settings');
    if (application?.trackingNumber !== number || siteName !== 'Gate to Dubai')
      throw new Error('something is gone');
    const lists = await differing(page);
    if (lists.length > 0) throw new Error(`they differ in ${lists.join()}`);
  },
  'an exchange file of another counter is joined, and one for the next is saved': async ({
    page,
    browser,
  }) => {
    await page.open('/admin/dashboard/profile#counters');
    await page.see('This browser cannot use folders.');
    const file = path.join(browser.downloads, 'carried');
    writeFileSync(file, carried);
    const input = await page.evaluate(() =>
      document.querySelector<HTMLElement>('[aria-label="Open an exchange file"]'),
    );
    if (!input) throw new Error('nothing takes an exchange file');
    await page.typeInto(input, file);
    // A different name in each engine.
    const name = `Counter ${String(carried.length)}`;
    await page.fill('Name of this counter', name);
    await page.click('button', 'Join');
    await page.see(`This counter is ${name}`);
    const { id } = handover.applications.usual.record;
    await until('its decision', async () => {
      const applications: VisaApplication[] | null = await page.stored('visaApplications');
      const come = applications?.find((each) => each.id === id);
      return come?.status === 'Approved';
    });
    await page.click('button', 'Save an exchange file');
    carried = await arrived(browser, '.visaswap');
  },
  'the logout, and no way back in without the password': async ({ page }) => {
    await page.click('button', 'Logout');
    await page.find('heading', 'Admin Login');
    await page.open('/admin/dashboard/overview');
    await page.find('heading', 'Admin Login');
  },
};
