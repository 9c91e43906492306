import type { Page } from 'playwright';
import { holdDatabase } from '../../e2e/database.ts';
import { contactMessage, page } from '../../e2e/entries.ts';
import { refuseOneWrite } from '../../e2e/faults.ts';
import { backupFile, forgedBackup } from '../../e2e/forgedBackup.ts';
import { admin, MANY, NOTHING, press, type Scene, searchFor, TOO_LONG, visitor } from './scene.ts';

const SCREENS = [
  'overview',
  'applications',
  'pages',
  'blogs',
  'menus',
  'sections',
  'visa-cards',
  'settings',
  'profile',
];
const EDITED = [
  ['pages', 'page-1'],
  ['blogs', 'post-1'],
  ['sections', 'section-1'],
  ['visa-cards', 'card-1'],
] as const;
const SECTION = 'sections?open=section-1';

const actions = press(/^Actions for/);
const dialogOpens = (at: Page) => at.getByRole('dialog').waitFor();
const typeTitle = (at: Page) => at.getByRole('dialog').getByLabel('Title').fill('My title');

async function askToDelete(at: Page) {
  await actions(at);
  await at.getByRole('menuitem', { name: 'Delete' }).click();
}

const openTab = (name: string) => async (at: Page) => {
  await at.getByRole('tab', { name, exact: true }).click();
  await at.getByRole('tab', { name, exact: true, selected: true }).waitFor();
};

async function openRestore(at: Page) {
  const restore = at.getByRole('region', { name: 'Restore' });
  const content = { pages: [page({ title: 'Changed' })], contactMessages: [contactMessage()] };
  await restore
    .getByLabel('Backup file')
    .setInputFiles(backupFile('backup.json', forgedBackup(content)));
  await restore.getByRole('button', { name: 'Restore' }).waitFor();
}

/** Another tab saves the section that is open here. */
async function saveElsewhere(at: Page) {
  const other = await at.context().newPage();
  await other.goto(`/admin/dashboard/${SECTION}`);
  const dialog = other.getByRole('dialog');
  await dialog.getByLabel('Title').fill('Their title');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await other.close();
}

async function damagePages(at: Page) {
  await at.evaluate(() => localStorage.setItem('pages', '[{"id":'));
  await at.reload();
}

/** The administrator's screens and the states that they can be in. */
export const adminScenes: readonly Scene[] = [
  visitor('Login', '/admin'),
  visitor('Login: errors', '/admin', press('Sign in')),
  ...SCREENS.flatMap((path) => [
    admin(`: ${path}`, path),
    admin(`, empty: ${path}`, path, undefined, NOTHING),
    admin(`, too long: ${path}`, path, undefined, TOO_LONG),
  ]),
  admin(', many: applications', 'applications', undefined, MANY),
  ...EDITED.map(([path]) =>
    admin(`, new: ${path}`, `${path}?open=new`, async (at) => {
      await dialogOpens(at);
      await press('Save')(at);
    }),
  ),
  admin(': palette', 'overview', searchFor('', 'option')),
  admin(': palette, found', 'overview', searchFor('visa', 'status')),
  admin(': one application', 'applications', press(/^View/), TOO_LONG),
  admin(': a question', 'pages', askToDelete, TOO_LONG),
  ...EDITED.map(([path, id]) => admin(`, edited: ${path}`, `${path}?open=${id}`, dialogOpens)),
  admin(', edited, too long: blogs', 'blogs?open=post-1', dialogOpens, TOO_LONG),
  admin(': being saved', SECTION, async (at) => {
    await typeTitle(at);
    await holdDatabase(at);
    await press('Save')(at);
  }),
  admin(': not saved', SECTION, async (at) => {
    await typeTitle(at);
    await refuseOneWrite(at);
    await press('Save')(at);
    await at.getByRole('alert').first().waitFor();
  }),
  admin(': changed elsewhere', SECTION, async (at) => {
    await typeTitle(at);
    await saveElsewhere(at);
    await press('Save')(at);
    await at.getByRole('dialog', { name: /changed/i }).waitFor();
  }),
  admin(': cancelled', SECTION, async (at) => {
    await typeTitle(at);
    await at.keyboard.press('Escape');
    await at.getByRole('button', { name: 'Undo' }).waitFor();
  }),
  admin(': a draft is offered', SECTION, async (at) => {
    await typeTitle(at);
    await at.getByText('on this device').and(at.locator('[aria-busy="false"]')).waitFor();
    await at.goto(`/admin/dashboard/${SECTION}`);
    await at.getByRole('button', { name: 'Continue' }).waitFor();
  }),
  admin(': actions of a row', 'pages', actions),
  admin(': menu of a phone', 'overview', async (at) => {
    await at.setViewportSize({ width: 390, height: 844 });
    await press('Open menu')(at);
  }),
  admin(': account', 'overview', press('Account')),
  admin(': a message', 'overview?message=message-1', dialogOpens, TOO_LONG),
  admin(': a menu item', 'menus', async (at) => {
    await press('Add item to the Header Menu')(at);
    await at.getByRole('dialog').getByLabel('Link').fill('/nowhere');
    await press('Add')(at);
  }),
  ...['Contact & Social', 'SEO', 'Email (SMTP)'].map((tab) =>
    admin(`: settings, ${tab}`, 'settings', openTab(tab)),
  ),
  admin(': password refused', 'profile', press('Update Password')),
  admin(': backup made', 'profile#data', async (at) => {
    await at.evaluate(() => Reflect.set(window, 'showSaveFilePicker', undefined));
    await press('Make a backup')(at);
    await at.getByText('The backup was made').first().waitFor();
  }),
  admin(': backup looked into', 'profile#data', openRestore),
  admin(': what can be brought back', 'pages', async (at) => {
    await askToDelete(at);
    await at.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await at.getByRole('alertdialog').waitFor({ state: 'hidden' });
    await at.goto('/admin/dashboard/profile#recovery');
    await at.getByRole('list', { name: 'What you can restore' }).waitFor();
  }),
  admin(': storage', 'profile#data', async (at) => {
    await damagePages(at);
    await openTab('Storage')(at);
    await at.getByRole('meter').waitFor();
  }),
  admin(': erase', 'profile#data', openTab('Erase')),
  admin(': content that cannot be read', 'overview', async (at) => {
    await damagePages(at);
    await at.getByRole('region', { name: 'Some content cannot be read' }).waitFor();
  }),
  admin(': the session is about to end', 'profile', async (at) => {
    await at.clock.install({ time: Date.now() });
    await at.reload();
    await at.getByRole('heading', { name: 'Change Password' }).waitFor();
    await at.clock.fastForward('14:20');
    await at.getByRole('alertdialog').waitFor();
  }),
];
