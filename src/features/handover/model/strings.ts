/** The default reasons for a rejection, until the office has written its own. */
export const strings = {
  usualReasons: [
    'The passport expires less than six months after the travel date.',
    'The copy of the passport cannot be read.',
    'The photo does not meet the requirements.',
    'A required document is missing.',
    'The answers do not agree with the passport.',
  ],
} as const;
