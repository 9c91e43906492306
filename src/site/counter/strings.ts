/** What stands where a link to the counter leads to. */
export const strings = {
  title: 'For the counter',
  text: 'An application, sealed for the office. Only its counter can open it. If it is yours: show this at the counter, or forward the link.',
  demo: 'Demonstration: anybody can read this code.',
  nothing: 'Applications are handed over at the office’s counter. This link has none in it.',
  received:
    'A file for the counter has come. It waits here for a day, and only the counter can open it.',
  refused:
    'Nothing was taken. This browser takes files once its counter has been opened, at most eight and 256 MB at a time.',
  picture: 'The application as a code: show it at the counter of the office',
  copy: 'Copy link',
  open: 'Open at this counter',
} as const;
