import type { Page } from 'playwright';
import { contactMessage, page } from '../../e2e/entries.ts';
import { holdDatabase } from '../../e2e/database.ts';
import { refuseOneWrite } from '../../e2e/faults.ts';
import { forgedBackup, backupFile } from '../../e2e/forgedBackup.ts';
import { TOO_LONG, ORDINARY } from './contents.ts';
import { adminScreen, press, type Scene } from './scene.ts';

const EDITED = [
  ['pages', 'page-1'],
  ['blogs', 'post-1'],
  ['sections', 'section-1'],
  ['visa-cards', 'card-1'],
] as const;

const menuItem = (name: string) => async (at: Page) => {
  await at
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click();
  await at.getByRole('menuitem', { name }).click();
};

const openTab = (name: string) => async (at: Page) => {
  await at.getByRole('tab', { name, exact: true }).click();
  await at.getByRole('tab', { name, exact: true, selected: true }).waitFor();
};

const typeTitle = (at: Page) => at.getByRole('dialog').getByLabel('Title').fill('My title');

async function openRestore(at: Page) {
  const restore = at.getByRole('region', { name: 'Restore' });
  await restore
    .getByLabel('Backup file')
    .setInputFiles(
      backupFile(
        'backup.json',
        forgedBackup({ pages: [page({ title: 'Changed' })], contactMessages: [contactMessage()] }),
      ),
    );
  await restore.getByRole('button', { name: 'Restore' }).waitFor();
}

/** Another tab saves the section that is open here. */
async function saveElsewhere(at: Page) {
  const other = await at.context().newPage();
  await other.goto(adminScreen('sections', '?open=section-1'));
  const dialog = other.getByRole('dialog');
  await dialog.getByLabel('Title').fill('Their title');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await other.close();
}

const moments: readonly Omit<Scene, 'admin'>[] = [
  ...EDITED.map(([path, id]) => ({
    name: `Admin, edited: ${path}`,
    path: adminScreen(path, `?open=${id}`),
    store: ORDINARY,
    act: (at: Page) => at.getByRole('dialog').waitFor(),
  })),
  {
    name: 'Admin, edited, too long: blogs',
    path: adminScreen('blogs', '?open=post-1'),
    store: TOO_LONG,
    act: (at) => at.getByRole('dialog').waitFor(),
  },
  {
    name: 'Admin: being saved',
    path: adminScreen('sections', '?open=section-1'),
    store: ORDINARY,
    act: async (at) => {
      await typeTitle(at);
      await holdDatabase(at);
      await press('Save')(at);
    },
  },
  {
    name: 'Admin: not saved',
    path: adminScreen('sections', '?open=section-1'),
    store: ORDINARY,
    act: async (at) => {
      await typeTitle(at);
      await refuseOneWrite(at);
      await press('Save')(at);
      await at.getByRole('alert').first().waitFor();
    },
  },
  {
    name: 'Admin: changed elsewhere',
    path: adminScreen('sections', '?open=section-1'),
    store: ORDINARY,
    act: async (at) => {
      await typeTitle(at);
      await saveElsewhere(at);
      await press('Save')(at);
      await at.getByRole('dialog', { name: 'Changed elsewhere meanwhile' }).waitFor();
    },
  },
  {
    name: 'Admin: leaving what was typed',
    path: adminScreen('sections', '?open=section-1'),
    store: ORDINARY,
    act: async (at) => {
      await typeTitle(at);
      await at.keyboard.press('Escape');
      await at.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'Admin: a draft is offered',
    path: adminScreen('sections', '?open=section-1'),
    store: ORDINARY,
    act: async (at) => {
      await typeTitle(at);
      await at.getByText('is kept on this device').and(at.locator('[aria-busy="false"]')).waitFor();
      await at.goto(adminScreen('sections', '?open=section-1'));
      await at.getByRole('button', { name: 'Continue' }).waitFor();
    },
  },
  {
    name: 'Admin: actions of a row',
    path: adminScreen('pages'),
    store: ORDINARY,
    act: (at) =>
      at
        .getByRole('button', { name: /^Actions for/ })
        .first()
        .click(),
  },
  {
    name: 'Admin: menu of a phone',
    path: adminScreen('overview'),
    store: ORDINARY,
    act: async (at) => {
      await at.setViewportSize({ width: 390, height: 844 });
      await press('Open menu')(at);
    },
  },
  { name: 'Admin: account', path: adminScreen('overview'), store: ORDINARY, act: press('Account') },
  {
    name: 'Admin: a message',
    path: adminScreen('overview', '?message=message-1'),
    store: TOO_LONG,
    act: (at) => at.getByRole('dialog').waitFor(),
  },
  {
    name: 'Admin: a menu item',
    path: adminScreen('menus'),
    store: ORDINARY,
    act: async (at) => {
      await press('Add item to the Header Menu')(at);
      await at.getByRole('dialog').getByLabel('Link').fill('/nowhere');
      await press('Add')(at);
    },
  },
  ...['Contact & Social', 'SEO', 'Email (SMTP)'].map((tab) => ({
    name: `Admin: settings, ${tab}`,
    path: adminScreen('settings'),
    store: ORDINARY,
    act: openTab(tab),
  })),
  {
    name: 'Admin: password refused',
    path: adminScreen('profile'),
    store: ORDINARY,
    act: press('Update Password'),
  },
  {
    name: 'Admin: backup made',
    path: adminScreen('profile'),
    store: ORDINARY,
    act: async (at) => {
      await at.evaluate(() => Reflect.set(window, 'showSaveFilePicker', undefined));
      await press('Make a backup')(at);
      await at.getByText('The backup is made').first().waitFor();
    },
  },
  {
    name: 'Admin: backup looked into',
    path: adminScreen('profile'),
    store: ORDINARY,
    act: openRestore,
  },
  {
    name: 'Admin: what can be brought back',
    path: adminScreen('pages'),
    store: ORDINARY,
    act: async (at) => {
      await menuItem('Delete')(at);
      await at.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
      await at.getByRole('alertdialog').waitFor({ state: 'hidden' });
      await at.goto(adminScreen('profile'));
      await openTab('Recovery')(at);
      await at.getByRole('list', { name: 'What can be brought back' }).waitFor();
    },
  },
  {
    name: 'Admin: storage',
    path: adminScreen('profile'),
    store: ORDINARY,
    act: async (at) => {
      await at.evaluate(() => localStorage.setItem('pages', '[{"id":'));
      await at.reload();
      await openTab('Storage')(at);
      await at.getByRole('meter').waitFor();
    },
  },
  { name: 'Admin: erase', path: adminScreen('profile'), store: ORDINARY, act: openTab('Erase') },
  {
    name: 'Admin: content that cannot be read',
    path: adminScreen('overview'),
    store: ORDINARY,
    act: async (at) => {
      await at.evaluate(() => localStorage.setItem('pages', '[{"id":'));
      await at.reload();
      await at.getByRole('region', { name: 'Some content cannot be read' }).waitFor();
    },
  },
  {
    name: 'Admin: the session is about to end',
    path: adminScreen('profile'),
    store: ORDINARY,
    act: async (at) => {
      const begin = Date.now();
      await at.clock.install({ time: begin });
      await at.reload();
      await at.getByRole('heading', { name: 'Change Password' }).waitFor();
      await at.clock.fastForward('14:20');
      await at.getByRole('alertdialog').waitFor();
    },
  },
];

/** What an administrator meets while doing something. */
export const adminMoments = moments.map((moment) => ({ ...moment, admin: true }));
