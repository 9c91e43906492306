import type { Section } from '../types/section/schema';

export const demoSections: readonly Section[] = [
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
