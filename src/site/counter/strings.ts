/** What stands where a link to the counter leads to. */
export const strings = {
  title: 'For the counter',
  text: 'An application, sealed for the office. Only its counter can open it. If it is yours: show this at the counter, or forward the link.',
  demo: 'Demonstration: anybody can read this code.',
  nothing: 'Applications are handed over at the office’s counter. This link has none in it.',
  picture: 'The application as a code: show it at the counter of the office',
  copy: 'Copy link',
  open: 'Open at this counter',
} as const;
