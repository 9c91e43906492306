export const strings = {
  title: 'Menus',
  subtitle: 'Drag an item to its place, or use its arrows. Every change is saved at once.',
  none: 'No menu items yet.',
  /** Replaces an empty label within a sentence. */
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
    moveUp: { title: 'Move up', of: (label: string) => `Move up ${label}` },
    moveDown: { title: 'Move down', of: (label: string) => `Move down ${label}` },
    edit: { title: 'Edit', of: (label: string) => `Edit ${label}` },
    remove: { title: 'Delete', of: (label: string) => `Delete ${label}` },
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
