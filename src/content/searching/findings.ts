import type { VisaApplication } from '../applications/application';
import type { ContactMessage } from '../messages/contactMessage';
import type { Page } from '../types/page/schema';
import type { Post } from '../types/post/schema';
import { publicAddress } from '../site/publicAddress';
import type { Section } from '../types/section/schema';
import type { VisaCard } from '../types/visaCard/schema';
import { visaTypeLabel } from '../applications/visaOptions';
import type { AnyFinding, Finding } from './finding';

const ofPages: Finding<Page> = {
  key: 'pages',
  titleOf: ({ title }) => title,
  textsOf: (page) => [page.metaDescription, page.content, page.slug],
  publicPath: (page) => publicAddress('pages', page),
};

const ofPosts: Finding<Post> = {
  key: 'blogs',
  titleOf: ({ title }) => title,
  textsOf: (post) => [post.metaDescription, post.content, post.category, post.tags, post.slug],
  publicPath: (post) => publicAddress('blogs', post),
};

const ofSections: Finding<Section> = {
  key: 'sections',
  titleOf: ({ title }) => title,
  textsOf: (section) => [section.description, section.buttonText],
};

const ofVisaCards: Finding<VisaCard> = {
  key: 'visaCards',
  titleOf: ({ title }) => title,
  textsOf: (card) => [
    `${card.price}, ${card.duration}, ${card.processing}`,
    ...card.features,
    ...card.requirements,
  ],
  publicPath: ({ published }) => (published ? '/visa-types' : undefined),
};

/** Dates are left out: the list of applications has its own ways to find by them. */
const FOUND_BY = [
  'email',
  'phone',
  'nationality',
  'passportNumber',
  'purpose',
  'visaType',
] as const;

const ofApplications: Finding<VisaApplication> = {
  key: 'visaApplications',
  titleOf: ({ firstName, lastName, trackingNumber }) =>
    [firstName.trim(), lastName.trim(), trackingNumber].filter(Boolean).join(' '),
  textsOf: (application) => [
    `${visaTypeLabel(application.visaType)}, ${application.status}`,
    ...FOUND_BY.map((name) => application[name]),
    // Numbers as they are typed: without letters before them, and without what sets parts apart.
    application.trackingNumber.replace(/^\D+/, ''),
    ...[application.phone, application.passportNumber].map((number) =>
      number.replace(/[^\p{L}\p{N}]+/gu, ''),
    ),
  ],
};

const ofMessages: Finding<ContactMessage> = {
  key: 'contactMessages',
  titleOf: ({ subject, name }) => [subject, name].filter(Boolean).join(', '),
  textsOf: (message) => [message.message, message.email, message.phone],
};

/** How entries of each content type are found; one that is not here is not searched. */
export const findings: readonly AnyFinding[] = [
  ofPages,
  ofPosts,
  ofSections,
  ofVisaCards,
  ofApplications,
  ofMessages,
];
