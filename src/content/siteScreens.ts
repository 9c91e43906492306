import { FAQ, OFFICE_HOURS } from './faq';
import type { Searchable } from './searching/terms';

/** One of the site's own screens (SPEC section 2). */
export interface SiteScreen extends Searchable {
  readonly path: string;
}

/** The screens that visitors can go to by name, and what each is found by. */
export const SITE_SCREENS: readonly SiteScreen[] = [
  {
    path: '/',
    title: 'Home',
    texts: ['Visas for Dubai, applied for in three steps.'],
    otherWords: 'start welcome front page',
    isPublic: true,
  },
  {
    path: '/visa-types',
    title: 'Visa types',
    texts: ['Price, length of stay, processing time and what comes with each visa.'],
    otherWords: 'tourist business transit cards cost fees duration requirements',
    isPublic: true,
  },
  {
    path: '/apply',
    title: 'Apply',
    texts: ['Choose the visa, fill in your details, add your documents.'],
    otherWords: 'application form passport photo submit online new',
    isPublic: true,
  },
  {
    path: '/track',
    title: 'Track an application',
    texts: ['See where your application stands: enter its tracking number.'],
    otherWords: 'status progress follow approved rejected download',
    isPublic: true,
  },
  {
    path: '/contact',
    title: 'Contact',
    texts: [
      `Send us a message. Office hours: ${OFFICE_HOURS.days}, ${OFFICE_HOURS.hours}.`,
      ...FAQ.map(({ question, answer }) => `${question} ${answer}`),
    ],
    otherWords: 'email phone address map help questions faq',
    isPublic: true,
  },
  {
    path: '/blog',
    title: 'Blog',
    texts: ['Guides, advice and news before you travel.'],
    otherWords: 'posts articles',
    isPublic: true,
  },
];
