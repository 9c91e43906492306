/** Texts of the page behind a counter link. */
export const strings = {
  title: 'For the counter',
  text: 'This is a sealed visa application. Only our office can open it. Yours? Show us this code or send us the link.',
  demo: 'Demo site: this code is not protected.',
  nothing: 'This link contains no application.',
  received:
    'A file for the counter has arrived. It is kept here for a day, and only the counter can open it.',
  refused:
    'Nothing was received. Open the counter in this browser first. It accepts at most eight files and 256 MB at a time, and 32 files may wait.',
  picture: 'The application as a code: show it at the counter of the office',
  copy: 'Copy link',
  open: 'Open at this counter',
} as const;
