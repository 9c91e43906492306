import type { Page } from 'playwright';
import { application, contactMessage, page, post, section, visaCard } from '../../e2e/entries.ts';

type Act = (page: Page) => Promise<unknown>;
type Store = Readonly<Record<string, unknown>>;

/** A screen in one of its states. */
export interface Scene {
  readonly name: string;
  readonly path: string;
  /** Whether the administrator is signed in. */
  readonly isAdmin: boolean;
  /** Content of localStorage, instead of the demo. */
  readonly store: Store | undefined;
  /** Actions before the picture. */
  readonly act: Act | undefined;
}

/** What a visitor sees. */
export const visitor = (name: string, path: string, act?: Act, store?: Store): Scene => ({
  name,
  path,
  isAdmin: false,
  store,
  act,
});

/** What an administrator sees on a screen of the dashboard. */
export const admin = (name: string, screen: string, act?: Act, store: Store = ORDINARY): Scene => ({
  name: `Admin${name}`,
  path: `/admin/dashboard/${screen}`,
  isAdmin: true,
  store,
  act,
});

/** Presses the first button of this name. */
export const press =
  (name: string | RegExp): Act =>
  (at) =>
    at.getByRole('button', { name, exact: true }).first().click();

/** Opens the search, types, and waits for the answer. */
export const searchFor =
  (text: string, role: 'option' | 'status'): Act =>
  async (at) => {
    await at.keyboard.press('Control+k');
    await at.getByRole('combobox').fill(text);
    const answer = at.getByRole(role);
    await (role === 'status' ? answer.filter({ hasText: text }) : answer.first()).waitFor();
  };

export const LONG = 'Donaudampfschifffahrtsgesellschaftskapitän '.repeat(8).trim();
const ARABIC = 'تأشيرة دبي للزيارة لمدة ثلاثين يوما';

export const STATUSES = ['Submitted', 'Processing', 'Approved', 'Rejected'].map(
  (status, place) => ({ status, trackingNumber: `DV12345${place}` }),
);
export const NOTHING = {
  sections: [],
  visaCards: [],
  blogs: [],
  pages: [],
  menus: { header: [], footer: [] },
};
export const TOO_LONG = {
  settings: { siteName: LONG, address: LONG, siteDescription: LONG },
  pages: [page({ title: LONG, slug: 'long', content: `<h1>${LONG}</h1><p>${ARABIC}</p>` })],
  blogs: [post({ title: LONG, slug: 'long', content: `<p>${LONG}</p>`, category: LONG })],
  visaCards: [visaCard({ title: LONG, price: LONG, duration: LONG, processing: ARABIC })],
  sections: [section({ title: LONG, description: `<p>${LONG}</p>`, buttonText: LONG })],
  menus: { header: [{ id: 'long', label: LONG, link: '/long', type: 'internal' }], footer: [] },
  visaApplications: [application({ firstName: LONG, lastName: ARABIC, purpose: LONG })],
  contactMessages: [contactMessage({ name: LONG, subject: LONG, message: LONG })],
};
export const MANY = {
  visaApplications: Array.from({ length: 300 }, (_, place) =>
    application({ id: String(place), trackingNumber: `DV${100_000 + place}` }),
  ),
};
export const ORDINARY = {
  pages: [page(), page({ id: 'page-2', slug: 'b', title: 'Second', published: false })],
  blogs: [post(), post({ id: 'post-2', slug: 'b', title: 'Another post', category: 'Travel' })],
  visaCards: [visaCard(), visaCard({ id: 'card-2', title: 'Another visa', order: 1 })],
  sections: [section(), section({ id: 'section-2', title: 'Another section', order: 1 })],
  menus: {
    header: [
      { id: 'home', label: 'Home', link: '/', type: 'internal' },
      { id: 'a', label: 'A page', link: '/a-page', type: 'internal' },
      { id: 'out', label: 'Elsewhere', link: 'https://example.com/', type: 'external' },
    ],
    footer: [{ id: 'blog', label: 'Blog', link: '/blog', type: 'internal' }],
  },
  visaApplications: STATUSES.map((changes, place) => application({ id: `a${place}`, ...changes })),
  contactMessages: [contactMessage()],
};
