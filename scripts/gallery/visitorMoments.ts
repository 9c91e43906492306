import { holdDatabase } from '../../e2e/database.ts';
import { refuseOneWrite } from '../../e2e/faults.ts';
import { DETAILS, pdf, png } from '../../e2e/applyForm.ts';
import { LONG, TOO_LONG, ORDINARY } from './contents.ts';
import { press, type Scene } from './scene.ts';
import type { Page } from 'playwright';

const APPLY = '/apply?visa=tourist-30';

async function fillDetails(at: Page) {
  await press('Next')(at);
  for (const [label, text] of Object.entries(DETAILS)) await at.getByLabel(label).fill(text);
  await press('Next')(at);
}

async function fillMessage(at: Page) {
  await at.getByLabel('Name').fill(LONG);
  await at.getByLabel('Email').fill('omar@example.com');
  await at.getByLabel('Subject').fill(LONG);
  await at.getByLabel('Message', { exact: true }).fill(LONG);
}

/** What a visitor meets while doing something. */
export const visitorMoments: readonly Scene[] = [
  {
    name: 'Visitor: menu of a phone',
    path: '/',
    act: async (at) => {
      await at.setViewportSize({ width: 390, height: 844 });
      await press('Open menu')(at);
    },
  },
  {
    name: 'Visitor: a page whose text is being made safe',
    path: '/',
    store: TOO_LONG,
    act: async (at) => {
      await at.route(/sanitize/, () => new Promise<never>(() => {}));
      await at.goto('/long');
      await at.getByText('Loading...').waitFor();
    },
  },
  {
    name: 'Visitor: a screen that does not come',
    path: '/',
    act: async (at) => {
      await at.waitForLoadState('networkidle');
      await at.route('**/assets/visa-types-*.js', (route) => route.abort());
      await at.getByRole('banner').getByRole('link', { name: 'Visa Types' }).click();
      await at.getByRole('heading', { name: 'This page could not be shown' }).waitFor();
    },
  },
  { name: 'Visitor: no such post', path: '/blog/nothing' },
  {
    name: 'Apply: everything filled in',
    path: APPLY,
    act: async (at) => {
      await fillDetails(at);
      await at.getByLabel(/^Passport Copy/).setInputFiles(pdf());
      await at.getByLabel(/^Passport Photo/).setInputFiles(png(`${LONG.slice(0, 200)}.png`));
      await at
        .getByLabel(/^Flight Booking/)
        .setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('no') });
    },
  },
  {
    name: 'Apply: being sent',
    path: APPLY,
    act: async (at) => {
      await fillDetails(at);
      await holdDatabase(at);
      await press('Submit Application')(at);
    },
  },
  {
    name: 'Apply: not sent',
    path: APPLY,
    act: async (at) => {
      await fillDetails(at);
      await refuseOneWrite(at);
      await press('Submit Application')(at);
      await at.getByRole('heading', { name: 'Submission Failed' }).waitFor();
    },
  },
  {
    name: 'Apply: a draft is offered',
    path: APPLY,
    act: async (at) => {
      await fillDetails(at);
      // The tab that was writing it would go on instead.
      await at.evaluate(() => sessionStorage.clear());
      await at.goto('/apply');
      await at.getByRole('button', { name: 'Continue' }).waitFor();
    },
  },
  { name: 'Apply: no such receipt', path: '/apply?receipt=DV000000' },
  {
    name: 'Contact: sent',
    path: '/contact',
    act: async (at) => {
      await fillMessage(at);
      await press('Send Message')(at);
      await at
        .getByRole('region', { name: /Notifications/ })
        .getByRole('button')
        .waitFor();
    },
  },
  {
    name: 'Contact: not sent',
    path: '/contact',
    store: ORDINARY,
    act: async (at) => {
      await fillMessage(at);
      await refuseOneWrite(at);
      await press('Send Message')(at);
      await at.getByRole('alert').first().waitFor();
    },
  },
  {
    name: 'Search: nothing found',
    path: '/',
    act: async (at) => {
      await at.keyboard.press('Control+k');
      await at.getByRole('combobox').fill('zzzz');
      await at.getByRole('status').filter({ hasText: 'zzzz' }).waitFor();
    },
  },
];
