import type { Page } from 'playwright';
import { MANY, NOTHING, TOO_LONG, ORDINARY } from './contents.ts';
import { adminScreen, press, type Scene } from './scene.ts';

/** The administrator's screens and the states that they can be in. */
export const adminScenes: readonly Scene[] = [
  { name: 'Login', path: '/admin' },
  { name: 'Login: errors', path: '/admin', act: press('Sign in') },
  ...[
    'overview',
    'applications',
    'pages',
    'blogs',
    'menus',
    'sections',
    'visa-cards',
    'settings',
    'profile',
  ].flatMap((path) => [
    { name: `Admin: ${path}`, path: adminScreen(path), admin: true, store: ORDINARY },
    { name: `Admin, empty: ${path}`, path: adminScreen(path), admin: true, store: NOTHING },
    { name: `Admin, too long: ${path}`, path: adminScreen(path), admin: true, store: TOO_LONG },
  ]),
  {
    name: 'Admin, many: applications',
    path: adminScreen('applications'),
    admin: true,
    store: MANY,
  },
  ...['pages', 'blogs', 'sections', 'visa-cards'].map((path) => ({
    name: `Admin, new: ${path}`,
    path: adminScreen(path, '?open=new'),
    admin: true,
    store: ORDINARY,
    act: async (at: Page) => {
      await at.getByRole('dialog').waitFor();
      await press('Save')(at);
    },
  })),
  {
    name: 'Admin: palette',
    path: adminScreen('overview'),
    admin: true,
    act: async (at) => {
      await at.keyboard.press('Control+k');
      await at.getByRole('option').first().waitFor();
    },
  },
  {
    name: 'Admin: palette, found',
    path: adminScreen('overview'),
    admin: true,
    act: async (at) => {
      await at.keyboard.press('Control+k');
      await at.getByRole('combobox').fill('visa');
      await at.getByRole('status').filter({ hasText: 'visa' }).waitFor();
    },
  },
  {
    name: 'Admin: one application',
    path: adminScreen('applications'),
    admin: true,
    store: TOO_LONG,
    act: async (at) => at.getByRole('button', { name: /^View/ }).first().click(),
  },
  {
    name: 'Admin: a question',
    path: adminScreen('pages'),
    admin: true,
    store: TOO_LONG,
    act: async (at) => {
      await at
        .getByRole('button', { name: /^Actions for/ })
        .first()
        .click();
      await at.getByRole('menuitem', { name: 'Delete' }).click();
    },
  },
];
