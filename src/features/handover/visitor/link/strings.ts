/** Texts of the page behind a counter link. */
export const strings = {
  title: 'For the counter',
  text: 'An application, sealed for the office. Only its counter can open it. If it is yours: show this at the counter, or forward the link.',
  demo: 'Demo: anyone can read this code.',
  nothing:
    'This link contains no application. Applications are handed over at the office’s counter.',
  received:
    'A file for the counter has arrived. It is kept here for a day, and only the counter can open it.',
  refused:
    'Nothing was received. Open the counter in this browser first. It accepts at most eight files and 256 MB at a time, and 32 files may wait.',
  picture: 'The application as a code: show it at the counter of the office',
  copy: 'Copy link',
  open: 'Open at this counter',
} as const;
