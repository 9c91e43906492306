const TAG = /<[^>]*>/g;
const WORD = /[\p{L}\p{N}\p{M}]+/gu;
/** Scripts that are written without spaces between words. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
/** Longer words are cut: nobody searches for more of one. */
const MAX_WORD_CODE_UNITS = 64;

/**
 * The words of some texts, each once, as a search index holds them: NFKC, lower case, HTML tags
 * left out, scripts without spaces divided by `Intl.Segmenter`.
 */
export function words(texts: readonly string[]): string[] {
  const found = new Set<string>();
  for (const text of texts) {
    const plain = text.replace(TAG, ' ').normalize('NFKC').toLowerCase();
    for (const [run] of plain.matchAll(WORD)) {
      for (const word of UNSPACED.test(run) ? segments(run) : [run]) {
        found.add(word.slice(0, MAX_WORD_CODE_UNITS));
      }
    }
  }
  return [...found];
}

function segments(run: string): string[] {
  const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });
  return Array.from(segmenter.segment(run), ({ segment }) => segment);
}
