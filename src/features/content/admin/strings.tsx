import { plural, listOf } from '@/lib/text/numbers';

/** Lists the links, each once. */
const listOfLinks = (links: readonly string[]) => listOf([...new Set(links)]);

/** Texts shared by all content lists and forms; those of one type are with the type. */
export const listStrings = {
  untitled: 'untitled',
  list: {
    search: (many: string) => `Search ${many}`,
    first: (one: string) => `The first ${one} will appear here.`,
    statuses: { published: 'Published', draft: 'Draft' },
  },
  row: {
    missing: (labels: readonly string[]) => `Missing: ${listOf(labels)}.`,
    actions: (title: string) => `Actions for ${title}`,
    editOf: (title: string) => `Edit ${title}`,
    edit: 'Edit',
    preview: 'Preview',
    publish: 'Publish',
    unpublish: 'Unpublish',
    duplicate: 'Duplicate',
    remove: 'Delete',
  },
  /** Shown beside `Published`. */
  unpublished: { new: 'Not on the site yet', changed: 'Changes not on the site yet' },
  order: {
    up: (title: string) => `Move ${title} up`,
    down: (title: string) => `Move ${title} down`,
    place: (title: string, place: number, count: number) => `${title}: place ${place} of ${count}`,
    failed: (reason: string) => `The order was not changed. ${reason}`,
  },
  removal: {
    question: 'Are you sure?',
    links: (links: readonly string[]) =>
      `These links lead to it and will break: ${listOfLinks(links)}.`,
  },
  unpublishing: {
    question: (title: string) => `Unpublish “${title}”?`,
    confirm: 'Unpublish',
  },
  moved: {
    question: (count: number) =>
      plural(count, { one: 'Change the link too?', other: 'Change the links too?' }),
    text: (old: string, links: readonly string[]) =>
      `Saved. The old address ${old} leads nowhere now. It is in: ${listOfLinks(links)}.`,
    confirm: (count: number) =>
      plural(count, { one: 'Change this link', other: `Change these ${count} links` }),
    leave: 'Leave as it is',
    failed: (reason: string) => `No link was changed. ${reason}`,
  },
  editor: {
    save: 'Save',
    preview: (
      <span>
        Preview
        <span className="sr-only"> in a new tab</span>
      </span>
    ),
    loading: 'Loading the editor...',
  },
  address: {
    picture: 'Preview of the picture',
    noPicture: 'No picture can be shown from this address.',
    linksToOld: (old: string, links: readonly string[]) =>
      `These links lead to the old address ${old}: ${listOfLinks(links)}. Once this is saved, you can change them with one press.`,
  },
  searchPreview: {
    fold: 'Search engines',
    title: 'Search result preview',
    heading: 'In search results',
    usesTitle: 'The title is used.',
    noDescription: 'Without a description, search engines pick words from the text.',
  },
} as const;

/** Texts about the languages of an entry. */
export const editorStrings = {
  languages: 'Languages',
  english: <span lang="en">English</span>,
  arabic: <span lang="ar">العربية</span>,
  fallback: 'Where a field is empty, readers of the Arabic site see the English one.',
  versions: {
    title: 'Earlier versions',
    note: 'The last saves in this browser. Using one fills the form; Save then stores it.',
    saved: 'Saved',
    now: 'Now',
    earlier: 'This version',
    same: 'The form holds this version.',
    use: 'Use this version',
    used: 'The form holds the earlier version.',
  },
} as const;

export const menuStrings = {
  title: 'Menus',
  subtitle: 'Drag an item to its place, or use its menu. Every change is saved at once.',
  none: 'No menu items yet.',
  /** Replaces an empty label in a sentence. */
  unlabelled: 'untitled item',
  place: (label: string, place: number, count: number) => `${label}: place ${place} of ${count}.`,
  backInPlace: (label: string) => `${label} is back in its place.`,
  add: (menu: string) => (
    <span>
      Add item<span className="sr-only">{` to the ${menu}`}</span>
    </span>
  ),
  row: {
    noLabel: 'No label',
    noLink: 'No link',
    external: 'external',
    moveUp: 'Move up',
    moveDown: 'Move down',
  },
  item: {
    addTo: (menu: string) => `Add to the ${menu}`,
    editItem: 'Edit menu item',
    what: 'menu item',
    required: 'Label and link are required.',
    label: 'Label',
    noLabel: 'Enter a label.',
    link: 'Link',
    noLink: 'Enter a link.',
    linkExample: (host: string) => `/about or ${host}`,
    type: 'Type',
    typeHint: 'External links open in a new tab.',
    internal: 'Internal',
    external: 'External',
    add: 'Add',
    save: 'Save',
    failed: (reason: string) => `${reason} What you typed is still here.`,
  },
  failure: {
    conflict:
      'Not saved. This item was changed or removed in another tab. The menu is shown as it is now.',
    other: (reason: string) => `Not saved. The menu is as it was before. ${reason}`,
  },
} as const;

export const strings = {
  notChanged: 'Nothing was changed',
  linksChanged: (count: number) =>
    plural(count, { one: '1 link changed.', other: `${count} links changed.` }),
  kinds: { application: 'Application', message: 'Message' },
  entries: {
    overview: 'Overview',
    applications: 'Applications',
    menus: 'Menus',
    settings: 'Settings',
    profile: 'Profile',
  },
} as const;
