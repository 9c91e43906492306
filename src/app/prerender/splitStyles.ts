// oxlint-disable-next-line regexes/linear -- the build's own style sheet.
const FETCHED_FACES = /@font-face\{[^{}]*url\([^{}]*\}/g;
/** Mask images, for each of which the browser creates a document. */
const DRAWINGS = /url\((?:"data:[^"]*"|\/[^()]*\.svg)\)/g;
/** A mask that shows nothing. */
const NO_DRAWING = 'linear-gradient(#0000,#0000)';

/**
 * Splits a minified style sheet into what the first paint of the text needs, and the fonts and
 * drawings, which `app/start` adds after that paint.
 */
export function splitStyles(styles: string): { first: string; later: string } {
  const faces = styles.match(FETCHED_FACES) ?? [];
  const drawings = [...new Set(styles.match(DRAWINGS))];
  const first = styles
    .replaceAll(FETCHED_FACES, '')
    .replaceAll(DRAWINGS, (url) => `var(--art-${drawings.indexOf(url)},${NO_DRAWING})`);
  const urls = drawings.map((url, place) => `--art-${place}:${url};`);
  return { first, later: `${faces.join('')}:root{${urls.join('')}}` };
}
