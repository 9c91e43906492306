import type { Page } from 'playwright';
import { application, contactMessage, page, post, section, visaCard } from '../../e2e/entries.ts';

/** A screen in one of its states. */
export interface Scene {
  readonly name: string;
  readonly path: string;
  /** Opened by somebody who is signed in. */
  readonly admin?: boolean;
  /** What localStorage holds, in place of the demo. */
  readonly store?: Readonly<Record<string, unknown>>;
  /** What is done before the picture. */
  readonly act?: (page: Page) => Promise<unknown>;
}

const LONG = 'Donaudampfschifffahrtsgesellschaftskapitän '.repeat(8).trim();
const ARABIC = 'تأشيرة دبي للزيارة لمدة ثلاثين يوما';

const STATUSES = ['Submitted', 'Processing', 'Approved', 'Rejected'].map((status, place) => ({
  status,
  trackingNumber: `DV12345${place}`,
}));
const NOTHING = {
  sections: [],
  visaCards: [],
  blogs: [],
  pages: [],
  menus: { header: [], footer: [] },
};
const TOO_LONG = {
  settings: { siteName: LONG, address: LONG, siteDescription: LONG },
  pages: [page({ title: LONG, slug: 'long', content: `<h1>${LONG}</h1><p>${ARABIC}</p>` })],
  blogs: [post({ title: LONG, slug: 'long', content: `<p>${LONG}</p>`, category: LONG })],
  visaCards: [visaCard({ title: LONG, price: LONG, duration: LONG, processing: ARABIC })],
  sections: [section({ title: LONG, description: `<p>${LONG}</p>`, buttonText: LONG })],
  menus: { header: [{ id: 'long', label: LONG, link: '/long', type: 'internal' }], footer: [] },
  visaApplications: [application({ firstName: LONG, lastName: ARABIC, purpose: LONG })],
  contactMessages: [contactMessage({ name: LONG, subject: LONG, message: LONG })],
};
const MANY = {
  visaApplications: Array.from({ length: 300 }, (_, place) =>
    application({ id: String(place), trackingNumber: `DV${100_000 + place}` }),
  ),
};
const WITH_DATA = {
  visaApplications: STATUSES.map((changes, place) => application({ id: `a${place}`, ...changes })),
  contactMessages: [contactMessage()],
};

const press = (name: string) => (at: Page) =>
  at.getByRole('button', { name, exact: true }).first().click();
const adminScreen = (path: string, asked = '') => `/admin/dashboard/${path}${asked}`;

const publicScenes: readonly Scene[] = [
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
    store: WITH_DATA,
    act: async (at: Page) => at.getByRole('region', { name: 'Tracking number' }).waitFor(),
  })),
  {
    name: 'Track: not found',
    path: '/track?number=DV000000',
    store: WITH_DATA,
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
    act: async (at) => at.context().setOffline(true),
  },
];

const adminScenes: readonly Scene[] = [
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
    { name: `Admin: ${path}`, path: adminScreen(path), admin: true, store: WITH_DATA },
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
    store: WITH_DATA,
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

/** Every screen, and the states that it can be in. */
export const scenes = [...publicScenes, ...adminScenes];
