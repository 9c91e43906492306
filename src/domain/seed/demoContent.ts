import type { Menus } from '../menus';
import type { Section, VisaCard } from '@/domain/entries';
import { isPublished, publishedSeed, type Seed } from './published';

/*
 * The content of a first run: the build's publication or, as here and in `demoPages` and
 * `demoPosts`, the demo. Ids and dates are fixed, so that a prerendered page and a first run agree.
 */

export const demoMenus: Menus = {
  header: [
    { id: 'header-home', label: 'Home', link: '/', type: 'internal' },
    { id: 'header-visa-types', label: 'Visa Types', link: '/visa-types', type: 'internal' },
    { id: 'header-blog', label: 'Blog', link: '/blog', type: 'internal' },
    { id: 'header-about', label: 'About', link: '/about', type: 'internal' },
    { id: 'header-contact', label: 'Contact', link: '/contact-us', type: 'internal' },
  ],
  footer: [
    { id: 'footer-about', label: 'About us', link: '/about', type: 'internal' },
    { id: 'footer-track', label: 'Track an application', link: '/track', type: 'internal' },
    { id: 'footer-contact', label: 'Send a message', link: '/contact', type: 'internal' },
  ],
};

const demoSections: readonly Section[] = [
  {
    id: 'section-ready-for-the-gate',
    title: 'From sofa to departure gate',
    description:
      '<p>Choose a visa, fill in <strong>three short steps</strong> and keep your tracking number. ' +
      'Most visas are processed in 24 to 48 hours, and you can track yours at any time.</p>' +
      '<p>Tourist, business or transit: the cards show the price, the length of stay and what you need.</p>',
    imageUrl: '',
    buttonText: 'Compare visa types',
    buttonLink: '/visa-types',
    imagePosition: 'left',
    order: 1,
    published: true,
  },
];

export const demoVisaCards: readonly VisaCard[] = [
  {
    id: 'visa-30-day-tourist',
    title: '30-Day Tourist',
    duration: '30 Days',
    price: '$99',
    processing: '24-48 Hours',
    imageUrl: '',
    features: ['For holidays and family visits'],
    requirements: ['Passport scan', 'Photo'],
    published: true,
    order: 1,
  },
  {
    id: 'visa-90-day-tourist',
    title: '90-Day Tourist',
    duration: '90 Days',
    price: '$250',
    processing: '2-3 Days',
    imageUrl: '',
    features: ['For longer stays'],
    requirements: ['Passport scan', 'Photo'],
    published: true,
    order: 2,
  },
  {
    id: 'visa-14-day-business',
    title: '14-Day Business',
    duration: '14 Days',
    price: '$120',
    processing: '24-48 Hours',
    imageUrl: '',
    features: ['For meetings, fairs and site visits'],
    requirements: ['Passport scan', 'Photo', 'Invitation letter'],
    published: true,
    order: 3,
  },
  {
    id: 'visa-96-hour-transit',
    title: '96-Hour Transit',
    duration: '96 Hours',
    price: '$50',
    processing: '12-24 Hours',
    imageUrl: '',
    features: ['For a stopover of up to four days', 'Our fastest processing'],
    requirements: ['Passport scan', 'Photo', 'Onward ticket'],
    published: true,
    order: 4,
  },
];

/** All but pages and posts. */
export const demoContent: Omit<Seed, 'pages' | 'blogs'> = {
  sections: demoSections,
  visaCards: demoVisaCards,
  menus: demoMenus,
};

export const firstContent = isPublished ? publishedSeed : demoContent;
