/** Set before the demo content is written: content without it was put there on purpose. */
export const SEEDED_FLAG = 'isDemoInitialized';
