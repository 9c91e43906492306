import { formatCount, plural } from '@/lib/text/numbers';

/** Texts of the rich text editor. */
export const strings = {
  toolbar: {
    label: (text: string) => `Formatting of ${text}`,
    level: 'Text style',
    plain: 'Normal text',
    heading: (level: number) => `Heading ${level}`,
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
  markdown: {
    open: 'Write in Markdown',
    close: 'Back to the text',
    label: (text: string) => `${text} in Markdown`,
    loading: 'Loading Markdown...',
    lost: (words: string) => `Markdown cannot keep this part of the text as it is: “${words}”.`,
    tooLong: 'This text is too long to write in Markdown.',
  },
  kept: {
    label: 'This part stays as it is. It can be moved, copied or deleted.',
    remove: 'Delete this part',
  },
  heavy: (length: number) =>
    `This text has ${formatCount(length)} characters. It is slow to open and to save, and visitors wait for it too. Several shorter pages are faster.`,
  refused: {
    tooLong: (most: number) =>
      `This text is too long. The limit is ${formatCount(most)} characters.`,
    pictures:
      'The pictures in this text are too large together: there is room for about seven. Remove one; until then the previous version is kept.',
    unreadable: 'This text could not be read. The previous version is kept.',
  },
  paste: {
    tooLarge: (most: number) =>
      `This is too much text to paste. The limit is ${formatCount(most)} characters.`,
    onePicture: 'Add pictures one at a time, each with its description.',
    noFiles: 'Files cannot be pasted into the text. Open the file and copy its content.',
    picturesLost: (count: number) =>
      plural(count, {
        one: 'One picture was left out. Save it as a file, then add it here.',
        other: `${count} pictures were left out. Save them as files, then add them here.`,
      }),
    missing: (words: readonly string[]) =>
      `Some words of the clipboard were left out: ${words.slice(0, 12).join(' ')}${words.length > 12 ? '...' : ''}. Compare the text with the original.`,
    addPicture: 'Add a picture',
  },
  dialog: {
    link: { title: 'Link', strings: 'Text', address: 'Address', hint: undefined },
    image: {
      title: 'Image',
      strings: 'Description',
      address: 'Picture',
      hint: 'Describes the picture for people who cannot see it. Leave it empty only for a decoration.',
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
      'This cannot be a link. Use https://, http://, mailto: or tel:, or a page of this site such as /about.',
    nowhere:
      'This link does not work. Start it with https://, mailto: or tel:, or with / for a page of this site.',
    noPicture: 'Upload a picture, or enter its web address.',
    pictureHere:
      'Visitors cannot see this file of your computer. Press Upload to put it into the text.',
    notForPictures: 'This cannot be a picture. Its address must start with https://.',
  },
} as const;
