/** A screen that shows a stored key, and a value of that key filled with attacks. */
export interface Sink {
  readonly name: string;
  readonly path: string;
  readonly key: string;
  /** Attacks stored at once, if not 40; in the long form one per record. */
  readonly atOnce?: number;
  readonly sharesRecord?: true;
  /** @param mark a word that the screen shows once it shows these attacks */
  readonly stored: (attacks: readonly string[], mark: string) => unknown;
  readonly isAdmin?: true;
  /** Whether to reload the screen for each, because an open form does not follow storage. */
  readonly isForm?: true;
}

/** Closes what an attack may leave open, so that the next one in the same text is parsed on its own. */
const ENDS =
  '"\'`></script></style></textarea></title></xmp></noscript></template></svg></math>-->';
const textOf = (attacks: readonly string[], mark: string) =>
  `<p>${mark}</p>${attacks.map((attack) => `<div>${attack}</div>`).join(ENDS)}`;

/** A record whose fields are attacks, except those that the screen needs to show it. */
const record = (names: string, attacks: readonly string[], fixed: object) => ({
  ...Object.fromEntries(
    names.split(' ').map((name, index) => [name, attacks[index % attacks.length]]),
  ),
  published: true,
  order: 0,
  ...fixed,
});

const entry: Sink['stored'] = (attacks, mark) => [
  record('imageUrl title category tags metaTitle metaDescription date', attacks, {
    id: 'attacked',
    slug: 'attacked',
    content: textOf(attacks, mark),
  }),
];

/** One record for each attack. */
const items =
  (names: string, fixed: (attack: string, mark: string) => object): Sink['stored'] =>
  (attacks, mark) =>
    attacks.map((attack, index) =>
      record(names, [attack], { id: `a${index}`, ...fixed(attack, mark) }),
    );

const sections = items('description imageUrl buttonText buttonLink', (attack, mark) => ({
  title: `${mark} ${attack}`,
}));
const cards = items('duration price processing imageUrl', (attack, mark) => ({
  title: `${mark} ${attack}`,
  features: [attack],
  requirements: [attack],
}));
const messages = items('email phone subject message timestamp', (attack, mark) => ({
  name: `${mark} ${attack}`,
}));
const links = items('link', (attack, mark) => ({ label: `${mark} ${attack}` }));
const menus: Sink['stored'] = (attacks, mark) => ({
  header: links(attacks, mark),
  footer: attacks.map((link, index) => ({ id: `b${index}`, label: mark, link, type: 'external' })),
});

const APPLICATION =
  'visaType lastName email phone nationality passportNumber dateOfBirth travelDate purpose trackingNumber status';
const application: Sink['stored'] = (attacks, mark) => [
  record(APPLICATION, attacks, {
    id: 'a0',
    firstName: mark,
    documents: { passportCopy: { name: attacks.at(-1), size: 1, type: attacks[0] } },
    submissionDate: '2026-11-20T09:00:00.000Z',
  }),
];

const tracked: Sink['stored'] = (attacks, mark) => [
  record(APPLICATION, attacks, {
    id: 'a0',
    firstName: mark,
    visaType: `${mark} ${attacks[0]}`,
    trackingNumber: 'DV000001',
    submissionDate: '2026-11-20T09:00:00.000Z',
  }),
];

const openMessage: Sink['stored'] = (attacks, mark) => [
  record('email phone subject', attacks, {
    id: 'a0',
    name: mark,
    message: attacks.join('\n'),
    timestamp: '2026-11-20T09:00:00.000Z',
  }),
];

const SETTINGS =
  'logoUrl faviconUrl siteName siteDescription contactEmail contactPhone address globalMetaTitle globalMetaDescription facebook twitter instagram linkedin';
const settings: Sink['stored'] = (attacks, mark) => {
  const fields = record(SETTINGS, attacks, { copyrightText: mark });
  return { ...fields, socialLinks: fields, smtp: fields };
};

/** Each attack is a separate text. */
export const SECTIONS: Sink = { name: 'sections', path: '/', key: 'sections', stored: sections };

const PUBLIC: readonly Sink[] = [
  { name: 'page', path: '/attacked', key: 'pages', atOnce: 20, sharesRecord: true, stored: entry },
  {
    name: 'post',
    path: '/blog/attacked',
    key: 'blogs',
    atOnce: 7,
    sharesRecord: true,
    stored: entry,
  },
  SECTIONS,
  { name: 'menus', path: '/track', key: 'menus', stored: menus },
  {
    name: 'settings',
    path: '/track',
    key: 'settings',
    atOnce: 13,
    sharesRecord: true,
    stored: settings,
  },
  {
    name: 'tracking result',
    path: '/track?number=DV000001',
    key: 'visaApplications',
    atOnce: 22,
    stored: tracked,
  },
  { name: 'visa cards', path: '/visa-types', key: 'visaCards', stored: cards },
];

const ADMIN: readonly Omit<Sink, 'isAdmin'>[] = [
  {
    name: 'preview',
    path: '/admin/preview/pages/attacked',
    key: 'pages',
    atOnce: 20,
    stored: entry,
  },
  { name: 'list of menus', path: '/admin/dashboard/menus', key: 'menus', stored: menus },
  {
    name: 'list of sections',
    path: '/admin/dashboard/sections',
    key: 'sections',
    stored: sections,
  },
  {
    name: 'contact messages',
    path: '/admin/dashboard/overview',
    key: 'contactMessages',
    atOnce: 20,
    stored: messages,
  },
  {
    name: 'message dialog',
    path: '/admin/dashboard/overview?message=a0',
    key: 'contactMessages',
    stored: openMessage,
  },
  {
    name: 'open editor',
    path: '/admin/dashboard/pages?open=attacked',
    key: 'pages',
    atOnce: 200,
    stored: entry,
    isForm: true,
  },
  {
    name: 'settings form',
    path: '/admin/dashboard/settings',
    key: 'settings',
    atOnce: 200,
    stored: (attacks, mark) => settings([attacks.join(ENDS)], mark),
    isForm: true,
  },
  {
    name: 'application',
    path: '/admin/dashboard/applications?open=a0',
    key: 'visaApplications',
    atOnce: 11,
    sharesRecord: true,
    stored: application,
  },
];

export const SINKS: readonly Sink[] = [
  ...PUBLIC,
  ...ADMIN.map((sink): Sink => ({ ...sink, isAdmin: true })),
];
