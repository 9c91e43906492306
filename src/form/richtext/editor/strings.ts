import { LANGUAGE } from '@/lib/browser/language';
import { plural } from '@/lib/text/plural';

/** What the editor of texts says. */
export const strings = {
  editor: {
    views: (label: string) => `${label}: write or preview`,
    opening: 'This text is long. It is being opened...',
    write: 'Write',
    preview: 'Preview',
    empty: 'Nothing to show yet.',
  },
  toolbar: {
    label: (text: string) => `Formatting of ${text}`,
    plain: 'Normal text',
    heading: (level: number) => `Heading ${level}`,
    headingMark: (level: number) => `H${level}`,
    withKey: (tool: string, key: string) => `${tool} (Ctrl or Cmd + ${key})`,
  },
  tools: {
    bold: 'Bold',
    italic: 'Italic',
    underline: 'Underline',
    strike: 'Strikethrough',
    ordered: 'Numbered list',
    bullet: 'Bullet list',
    outdent: 'Decrease indent',
    indent: 'Increase indent',
    link: 'Link',
    image: 'Image',
    clean: 'Clear formatting',
  },
  /** What stands between marks that were put around nothing. */
  placeholders: {
    bold: 'bold text',
    italic: 'italic text',
    strike: 'struck text',
    underline: 'underlined text',
  },
  heavy: (length: number) =>
    `This text has ${length.toLocaleString(LANGUAGE)} characters. It takes seconds to open and to save, and visitors wait for it too: parts on pages of their own are quicker.`,
  unread: 'A part of this text is nested too deeply to be shown here. It stays as it is.',
  refused: {
    tooLong: (most: number) =>
      `This text is too long to be kept: ${most.toLocaleString(LANGUAGE)} characters is the most.`,
    tooDeep:
      'This text has too many lists, quotations or marks inside one another. The version before it is kept.',
    unreadable: 'This text could not be read. The version before it is kept.',
  },
  paste: {
    tooLarge: (most: number) =>
      `This is too much text to be put in: ${most.toLocaleString(LANGUAGE)} characters is the most.`,
    noPictures:
      'A picture on this computer cannot be put in, because visitors could not see it. Put it on the web first, then add it by its address.',
    noFiles: 'A file cannot be put into the text. Open it and copy what is in it.',
    picturesLost: (count: number) =>
      plural(count, {
        one: 'A picture was left out: it is not on the web, where visitors could see it. Put it there first, then add it by its address.',
        other: `${count} pictures were left out: they are not on the web, where visitors could see them. Put them there first, then add them by their addresses.`,
      }),
    done: 'A long text was put in.',
    undo: 'Undo paste',
    addByAddress: 'Add by address',
  },
  dialog: {
    link: { title: 'Link', strings: 'Text', address: 'Address', hint: undefined },
    image: {
      title: 'Image',
      strings: 'Description',
      address: 'Address of the picture',
      hint: 'What it shows, for those who cannot see it.',
    },
    addressHint: 'A web address, or a page of this site.',
    pages: 'Pages of this site',
    remove: 'Remove link',
    cancel: 'Cancel',
    change: 'Change',
    insert: 'Insert',
  },
  address: {
    incompleteWeb: 'This address is not complete. A web address looks like https://example.com.',
    incomplete: 'This address is not complete.',
    noLink: 'Type an address, or choose a page of this site.',
    notForLinks:
      'A link cannot lead there. It may start with https://, http://, mailto: or tel:, or be a page of this site such as /about.',
    nowhere:
      'This leads nowhere. Start it with https://, mailto: or tel:, or with / for a page of this site.',
    noPicture: 'A picture needs the address of its place on the web.',
    pictureHere:
      'This is a picture on your computer, which visitors cannot see. Put it on the web first, then give its address.',
    notForPictures:
      'A picture cannot come from there. Its address starts with https:// or http://.',
  },
} as const;
