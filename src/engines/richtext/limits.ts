/** Longest text the editor accepts, in UTF-16 code units (about 80,000 words). */
export const MAX_TEXT_LENGTH = 500_000;
/** From this length on visitors notice the wait, and the editor warns about it. */
export const HEAVY_TEXT_LENGTH = 300_000;
/** Longest HTML with pictures: counters exchange a record in one change of at most 1 MiB. */
export const MAX_PICTURED_LENGTH = 800_000;
/** Deeper trees would overflow the stack. */
export const MAX_DEPTH = 120;
