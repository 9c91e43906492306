import type { Page } from 'playwright';
import { LONG, NOTHING, STATUSES, TOO_LONG, ORDINARY } from './contents.ts';
import { press, type Scene } from './scene.ts';

/** The public screens and the states that they can be in. */
export const visitorScenes: readonly Scene[] = [
  ...['/', '/visa-types', '/apply', '/track', '/contact', '/blog', '/about', '/404'].map(
    (path) => ({ name: `Visitor: ${path}`, path }),
  ),
  { name: 'Visitor: a post', path: '/blog/three-days-in-dubai' },
  ...['/', '/visa-types', '/blog'].map((path) => ({
    name: `Empty: ${path}`,
    path,
    store: NOTHING,
  })),
  ...['/', '/visa-types', '/blog', '/long', '/blog/long'].map((path) => ({
    name: `Too long: ${path}`,
    path,
    store: TOO_LONG,
  })),
  { name: 'Apply: details', path: '/apply?visa=tourist-30', act: press('Next') },
  {
    name: 'Apply: answers',
    path: '/apply?visa=tourist-30',
    act: async (at) => {
      await press('Next')(at);
      await at.getByLabel('First Name').fill(LONG);
      await press('Next')(at);
    },
  },
  {
    name: 'Apply: receipt',
    path: '/apply?visa=tourist-30',
    act: async (at) => {
      await press('Next')(at);
      await at.getByLabel('First Name').fill('Amal');
      await press('Next')(at);
      await press('Submit Application')(at);
      await at
        .getByText(/^DV\d{6}$/)
        .first()
        .waitFor();
    },
  },
  ...STATUSES.map(({ status, trackingNumber }) => ({
    name: `Track: ${status}`,
    path: `/track?number=${trackingNumber}`,
    store: ORDINARY,
    act: async (at: Page) => at.getByRole('region', { name: 'Tracking number' }).waitFor(),
  })),
  {
    name: 'Track: not found',
    path: '/track?number=DV000000',
    store: ORDINARY,
    act: async (at) => at.getByRole('heading', { name: 'Application Not Found' }).waitFor(),
  },
  { name: 'Contact: errors', path: '/contact', act: press('Send Message') },
  {
    name: 'Search',
    path: '/',
    act: async (at) => {
      await at.keyboard.press('Control+k');
      await at.getByRole('combobox').fill('dubai');
      await at.getByRole('option').first().waitFor();
    },
  },
  {
    name: 'Offline',
    path: '/',
    act: async (at) => {
      // What says so comes with the rest of the program.
      await at.getByLabel('About this site').waitFor({ state: 'attached' });
      await at.context().setOffline(true);
      await at.getByText('No network.').first().waitFor();
    },
  },
];
