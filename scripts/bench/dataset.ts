import { application, contactMessage, page, post } from '../../e2e/entries.ts';

const NAMES = ['Amal Haddad', 'Zoë Müller', 'أحمد عبد الله', 'Maria da Silva', 'Priya Raman'];
const COUNTRIES = ['Jordan', 'Germany', 'Egypt', 'Brazil', 'India', 'Philippines', 'Kenya'];
const STATUSES = ['Submitted', 'Processing', 'Approved', 'Rejected'];
const VISAS = ['tourist-30', 'business-14', 'transit-96', 'visit-30', 'tourist-90'];
const FIRST_DAY = Date.UTC(2026, 0, 1);
const HOUR_MS = 3_600_000;

const hour = (index: number) => new Date(FIRST_DAY + index * HOUR_MS).toISOString();

const pick = <Value>(values: readonly Value[], index: number) => values[index % values.length];

const list = <Entry>(count: number, make: (index: number) => Entry) =>
  Array.from({ length: count }, (_, index) => make(index));

/** Applications of about 610 characters each, submitted one per hour. */
const applications = (count: number) =>
  list(count, (index) => {
    const [firstName = '', ...rest] = (pick(NAMES, index) ?? '').split(' ');
    return application({
      id: `application-0000-4000-8000-${String(index).padStart(12, '0')}`,
      trackingNumber: `DV${String(100_000 + index)}`,
      visaType: pick(VISAS, index),
      firstName,
      lastName: `${rest.join(' ')} ${String(index)}`,
      email: `applicant.${String(index)}@example.com`,
      phone: `+971 50 ${String(1_000_000 + index)}`,
      nationality: pick(COUNTRIES, index),
      passportNumber: `N${String(7_000_000 + index * 7)}`,
      purpose: 'A trade fair in the first week, then a visit to the family.',
      documents: {
        passportCopy: {
          name: `passport-${String(index)}.pdf`,
          size: 245_760,
          type: 'application/pdf',
        },
        passportPhoto: { name: `photo-${String(index)}.jpg`, size: 81_920, type: 'image/jpeg' },
        flightBooking: null,
        hotelReservation: null,
      },
      status: pick(STATUSES, index),
      submissionDate: hour(index),
    });
  });

const PARAGRAPH = `<p>${'What to know before you travel, in plain words. '.repeat(8)}</p>`;

const posts = (count: number) =>
  list(count, (index) =>
    post({
      id: `post-${String(index)}`,
      title: `Post number ${String(index)}`,
      slug: `post-number-${String(index)}`,
      content: `<h2>Part ${String(index)}</h2>${PARAGRAPH.repeat(4)}`,
      date: hour(index),
    }),
  );

const pages = (count: number) =>
  list(count, (index) =>
    page({
      id: `page-${String(index)}`,
      title: `Page number ${String(index)}`,
      slug: `page-number-${String(index)}`,
      content: `<h1>Page ${String(index)}</h1>${PARAGRAPH.repeat(3)}`,
    }),
  );

export const contactMessages = (count: number) =>
  list(count, (index) =>
    contactMessage({
      id: `message-${String(index)}`,
      name: pick(NAMES, index),
      email: `visitor.${String(index)}@example.com`,
      subject: `Question ${String(index)}`,
      message: 'Do I need a photo for my visa?',
      timestamp: hour(index),
    }),
  );

/** Applications without documents, of about 450 characters each, the oldest first. */
export const shortApplications = (count: number) =>
  applications(count).map((each) => ({ ...each, documents: {} }));

/** @param count number of applications, in addition to 500 posts and 200 pages */
export const site = (count: number) => ({
  visaApplications: applications(count),
  blogs: posts(500),
  pages: pages(200),
});
