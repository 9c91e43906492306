/**
 * Whether one typing error leads from the beginning of `word`, or all of it, to `typed`: a letter
 * left out, added or replaced, or two neighbours in the wrong order. No error at all counts too.
 */
export function isWithinOneEdit(typed: string, word: string): boolean {
  let at = 0;
  while (at < typed.length && typed[at] === word[at]) at += 1;
  if (at === typed.length) return true;
  // What is before the first difference can be taken as right, whatever the error was.
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

/** Shorter words have too many neighbours for a typing error to be told from another word. */
const MIN_LETTERS = 5;
const DIGIT = /\d/;

/** Whether a word is long enough to be told with an error in it, and no number. */
export function isCorrectable(word: string): boolean {
  return word.length >= MIN_LETTERS && !DIGIT.test(word);
}

/** Whether a person who typed `typed` may have meant `word`. */
export function isTypoOf(typed: string, word: string): boolean {
  if (!isCorrectable(word)) return false;
  if (typed.length >= MIN_LETTERS) return isWithinOneEdit(typed, word);
  // A word of five letters of which one was left out.
  return typed.length === MIN_LETTERS - 1 && word.length === MIN_LETTERS && isLeftOut(typed, word);
}

function isLeftOut(typed: string, word: string): boolean {
  let at = 0;
  while (at < typed.length && typed[at] === word[at]) at += 1;
  return word.slice(at + 1) === typed.slice(at);
}

/** Whether `typed` is long enough to be a word with an error, and no number: a wrong digit is another number. */
export function mayBeTypo(typed: string): boolean {
  return typed.length >= MIN_LETTERS - 1 && !DIGIT.test(typed);
}
