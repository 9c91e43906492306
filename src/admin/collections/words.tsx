import { listOf } from '../grammar';

/** The words of every list of content and of its forms; a type's own words are with the type. */
export const words = {
  untitled: 'untitled',
  list: {
    search: (many: string) => `Search ${many}`,
    first: (one: string) => `The first ${one} will appear here.`,
    noMatch: 'Nothing matches what you are looking for.',
    showAll: 'Show all',
    status: 'Status',
    statuses: { all: 'All', published: 'Published', draft: 'Draft' },
    all: (count: number) => `${count} in all`,
    found: (found: number, count: number) => `${found} of ${count}`,
    actions: 'Actions',
  },
  row: {
    actions: (title: string) => `Actions for ${title}`,
    editOf: (title: string) => `Edit ${title}`,
    edit: 'Edit',
    preview: 'Preview',
    remove: 'Delete',
  },
  order: {
    up: (title: string) => `Move ${title} up`,
    down: (title: string) => `Move ${title} down`,
    place: (title: string, place: number, count: number) => `${title}: place ${place} of ${count}`,
    failed: (reason: string) => `The order was not changed. ${reason}`,
  },
  removal: {
    question: 'Are you sure?',
  },
  strays: {
    title: 'Unsaved changes',
    text: (title: string) =>
      `“${title}” was deleted while somebody edited it. What was typed is still here.`,
    open: 'Open',
    openOf: (title: string) => `Open: ${title}`,
  },
  editor: {
    save: 'Save',
    preview: (
      <>
        Preview
        <span className="sr-only"> in a new tab</span>
      </>
    ),
    loading: 'Loading the editor...',
  },
  address: {
    picture: 'The picture at this address',
    noPicture: 'No picture can be shown from this address.',
    menusLeadToOld: (old: string, items: readonly string[]) =>
      `These menu items lead to the old address ${old}: ${listOf(items)}. Change them too.`,
  },
  searchPreview: {
    title: 'Search result preview',
    heading: 'In search results',
    usesTitle: 'The title is used.',
    noDescription: 'Without a description, search engines pick words from the text.',
  },
} as const;
