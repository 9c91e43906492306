import { application, contactMessage, page, post, section, visaCard } from '../../e2e/entries.ts';

export const LONG = 'Donaudampfschifffahrtsgesellschaftskapitän '.repeat(8).trim();
export const ARABIC = 'تأشيرة دبي للزيارة لمدة ثلاثين يوما';

export const STATUSES = ['Submitted', 'Processing', 'Approved', 'Rejected'].map(
  (status, place) => ({
    status,
    trackingNumber: `DV12345${place}`,
  }),
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
export const WITH_DATA = {
  visaApplications: STATUSES.map((changes, place) => application({ id: `a${place}`, ...changes })),
  contactMessages: [contactMessage()],
};
