import { plural } from '@/lib/text/plural';
import { listOf } from '../../../../shared/admin/grammar';

/** Each name once. */
const listOfLinks = (links: readonly string[]) => listOf([...new Set(links)]);

/** Texts shared by all content lists and forms; those of one type are with the type. */
export const strings = {
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
  /** Beside `Published`. */
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
    title: 'Search result preview',
    heading: 'In search results',
    usesTitle: 'The title is used.',
    noDescription: 'Without a description, search engines pick words from the text.',
  },
} as const;
