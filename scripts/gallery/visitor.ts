import type { Page } from 'playwright';
import { DETAILS, pdf, png } from '../../e2e/applyForm.ts';
import { holdDatabase } from '../../e2e/database.ts';
import { refuseOneWrite } from '../../e2e/faults.ts';
import {
  LONG,
  NOTHING,
  ORDINARY,
  press,
  type Scene,
  searchFor,
  STATUSES,
  TOO_LONG,
  visitor,
} from './scene.ts';

const APPLY = '/apply?visa=tourist-30';
const NOTICES = /Notifications/;

/** Goes to the last step with these details. */
const toDocuments =
  (details: Readonly<Record<string, string>> = DETAILS) =>
  async (at: Page) => {
    await press('Next')(at);
    for (const [label, text] of Object.entries(details)) await at.getByLabel(label).fill(text);
    await press('Next')(at);
  };

async function fillMessage(at: Page) {
  for (const [label, text] of [
    ['Name', LONG],
    ['Email', 'omar@example.com'],
    ['Subject', LONG],
    ['Message', LONG],
  ] as const)
    await at.getByLabel(label, { exact: label === 'Message' }).fill(text);
}

/** The public screens and the states that they can be in. */
export const visitorScenes: readonly Scene[] = [
  ...['/', '/visa-types', '/apply', '/track', '/contact', '/blog', '/about', '/404'].map((path) =>
    visitor(`Visitor: ${path}`, path),
  ),
  visitor('Visitor: a post', '/blog/three-days-in-dubai'),
  ...['/', '/visa-types', '/blog'].map((path) =>
    visitor(`Empty: ${path}`, path, undefined, NOTHING),
  ),
  ...['/', '/visa-types', '/blog', '/long', '/blog/long'].map((path) =>
    visitor(`Too long: ${path}`, path, undefined, TOO_LONG),
  ),
  visitor('Apply: details', APPLY, press('Next')),
  visitor('Apply: documents', APPLY, toDocuments({ 'First Name': LONG })),
  visitor('Apply: receipt', APPLY, async (at) => {
    await toDocuments({ 'First Name': 'Amal' })(at);
    await press('Submit Application')(at);
    await at.getByRole('article', { name: /^Receipt DV/ }).waitFor();
  }),
  ...STATUSES.map(({ status, trackingNumber }) =>
    visitor(
      `Track: ${status}`,
      `/track?number=${trackingNumber}`,
      (at) => at.getByRole('region', { name: 'Tracking number' }).waitFor(),
      ORDINARY,
    ),
  ),
  visitor(
    'Track: not found',
    '/track?number=DV000000',
    (at) => at.getByRole('heading', { name: 'Application Not Found' }).waitFor(),
    ORDINARY,
  ),
  visitor('Contact: errors', '/contact', press('Send Message')),
  visitor('Search', '/', searchFor('dubai', 'option')),
  visitor('Offline', '/', async (at) => {
    // The offline notice is in code that loads after the page.
    await at.getByLabel('About this site').waitFor({ state: 'attached' });
    await at.context().setOffline(true);
    await at.getByText('You are offline.').first().waitFor();
  }),
  visitor('Visitor: menu of a phone', '/', async (at) => {
    await at.setViewportSize({ width: 390, height: 844 });
    await press('Open menu')(at);
  }),
  visitor(
    'Visitor: a page whose text is being made safe',
    '/',
    async (at) => {
      await at.route(/sanitize/, () => new Promise<never>(() => {}));
      await at.goto('/long');
      await at.getByText('Loading...').waitFor();
    },
    TOO_LONG,
  ),
  visitor('Visitor: a screen that does not come', '/', async (at) => {
    await at.waitForLoadState('networkidle');
    await at.route('**/assets/visa-types-*.js', (route) => route.abort());
    await at.getByRole('banner').getByRole('link', { name: 'Visa Types' }).click();
    await at.getByRole('heading', { name: 'This page could not be shown' }).waitFor();
  }),
  visitor('Visitor: no such post', '/blog/nothing'),
  visitor('Apply: everything filled in', APPLY, async (at) => {
    await toDocuments()(at);
    const text = { name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('no') };
    await at.getByLabel(/^Passport Copy/).setInputFiles(pdf());
    await at.getByLabel(/^Passport Photo/).setInputFiles(png(`${LONG.slice(0, 200)}.png`));
    await at.getByLabel(/^Flight Booking/).setInputFiles(text);
  }),
  visitor('Apply: being sent', APPLY, async (at) => {
    await toDocuments()(at);
    await holdDatabase(at);
    await press('Submit Application')(at);
  }),
  visitor('Apply: not sent', APPLY, async (at) => {
    await toDocuments()(at);
    await refuseOneWrite(at);
    await press('Submit Application')(at);
    await at.getByRole('heading', { name: 'Submission Failed' }).waitFor();
  }),
  visitor('Apply: a draft is offered', APPLY, async (at) => {
    await toDocuments()(at);
    // Otherwise the tab that wrote the draft would continue it.
    await at.evaluate(() => sessionStorage.clear());
    await at.goto('/apply');
    await at.getByRole('button', { name: 'Continue' }).waitFor();
  }),
  visitor('Apply: no such receipt', '/apply?receipt=DV000000'),
  visitor('Contact: sent', '/contact', async (at) => {
    await fillMessage(at);
    await press('Send Message')(at);
    await at.getByRole('region', { name: NOTICES }).getByRole('button').first().waitFor();
  }),
  visitor(
    'Contact: not sent',
    '/contact',
    async (at) => {
      await fillMessage(at);
      await refuseOneWrite(at);
      await press('Send Message')(at);
      await at.getByRole('alert').first().waitFor();
    },
    ORDINARY,
  ),
  visitor('Search: nothing found', '/', searchFor('zzzz', 'status')),
];
