/**
 * Whether `typed` is a prefix of `word`, or all of it, with at most one edit: a letter missing,
 * added or replaced, or two neighbours swapped.
 */
export function isWithinOneEdit(typed: string, word: string): boolean {
  let at = 0;
  while (at < typed.length && typed[at] === word[at]) at += 1;
  if (at === typed.length) return true;
  // The common prefix is correct, whatever the edit was.
  const rest = typed.slice(at + 1);
  return (
    // replaced, or one too many at the very end
    word.startsWith(rest, at + 1) ||
    // added
    word.startsWith(rest, at) ||
    // left out
    word.startsWith(typed.slice(at), at + 1) ||
    // in the wrong order
    (typed[at] === word[at + 1] &&
      typed[at + 1] === word[at] &&
      word.startsWith(typed.slice(at + 2), at + 2))
  );
}

/** Shorter words are too similar to each other. */
const MIN_LETTERS = 5;
const DIGIT = /\d/;

/** Whether a word is long enough for a correction, and no number. */
export function isCorrectable(word: string): boolean {
  return word.length >= MIN_LETTERS && !DIGIT.test(word);
}

/** Whether `typed` may be a misspelling of `word`. */
export function isTypoOf(typed: string, word: string): boolean {
  if (!isCorrectable(word)) return false;
  if (typed.length >= MIN_LETTERS) return isWithinOneEdit(typed, word);
  // A word of five letters with one missing.
  return typed.length === MIN_LETTERS - 1 && word.length === MIN_LETTERS && isLeftOut(typed, word);
}

function isLeftOut(typed: string, word: string): boolean {
  let at = 0;
  while (at < typed.length && typed[at] === word[at]) at += 1;
  return word.slice(at + 1) === typed.slice(at);
}

/** Whether `typed` may be a misspelling: long enough, and no number, where a wrong digit means another number. */
export function mayBeTypo(typed: string): boolean {
  return typed.length >= MIN_LETTERS - 1 && !DIGIT.test(typed);
}
