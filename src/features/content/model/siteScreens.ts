import { FAQ, PRIVACY } from '@/domain/faq';
import { OFFICE_HOURS } from '@/domain/labels';
import type { Searchable } from '@/domain/registry';

/** One of the site's own screens (SPEC section 2). */
export interface SiteScreen extends Searchable {
  readonly path: string;
}

/** The site's screens, with their searchable texts. */
export const SITE_SCREENS: readonly SiteScreen[] = [
  {
    path: '/',
    title: 'Home',
    texts: ['Apply for a Dubai visa in three steps.'],
    otherWords: 'start welcome front page',
  },
  {
    path: '/visa-types',
    title: 'Visa types',
    texts: ['Compare prices, length of stay, processing time and what you need.'],
    otherWords: 'tourist business transit cards cost fees duration requirements',
  },
  {
    path: '/apply',
    title: 'Apply',
    texts: ['Choose the visa, fill in your details, add your documents.'],
    otherWords: 'application form passport photo submit online new',
  },
  {
    path: '/track',
    title: 'Track an application',
    texts: ['Check the status of your application with its tracking number.'],
    otherWords: 'status progress follow approved rejected download',
  },
  {
    path: '/contact',
    title: 'Contact',
    texts: [`Send us a message. Office hours: ${OFFICE_HOURS.days}, ${OFFICE_HOURS.hours}.`],
    otherWords: 'email phone address map help questions faq',
  },
  {
    path: '/blog',
    title: 'Blog',
    texts: ['Guides, advice and news before you travel.'],
    otherWords: 'posts articles',
  },
];

/** The questions of the contact screen, each with its own URL. */
export const QUESTIONS: readonly SiteScreen[] = [...FAQ, PRIVACY].map(
  ({ id, question, answer }) => ({
    path: `/contact#${id}`,
    title: question,
    texts: [answer],
    otherWords: 'questions faq',
  }),
);
