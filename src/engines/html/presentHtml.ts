import { siteAddress } from '@/lib/browser/siteAddress';
import { BASE } from '@/lib/language';

const TAG = /<(\/?)([a-z][a-z0-9]*)((?: [^<>]*)?)>/g;
/** Their markers are at the side where their text begins. */
const SIDED = new Set(['ul', 'ol', 'dl', 'blockquote', 'table']);
const LINK_TO_SITE = /(<a [^<>]*?\bhref=")(\/[^"]*)/g;
/** A wide table scrolls inside a focusable frame. */
const FRAME = '<div class="rich-text-table" role="group" tabindex="0">';

/**
 * Prepares sanitised HTML for display. An `id` becomes the name of an anchor: the browser scrolls to
 * it all the same, and no element of the app is found in its place. It matches tags by pattern,
 * which is safe only for the sanitiser's canonical output, where `<` always opens a tag.
 * @param topHeading 2 where the screen has its own h1: all headings move down one level if the
 * content has an h1.
 */
export function presentHtml(clean: string, topHeading: 1 | 2 = 1): string {
  const demote = topHeading === 2 && /<h1[ >]/.test(clean);
  let isInLink = false;
  const local =
    BASE === ''
      ? clean
      : clean.replace(LINK_TO_SITE, (_, tag: string, path: string) => tag + siteAddress(path));
  return local.replace(TAG, (tag, slash: string, name: string, said: string) => {
    if (name === 'a') isInLink = slash === '';
    const level = demote ? /^h([1-5])$/.exec(name)?.[1] : undefined;
    const shown = level === undefined ? name : `h${Number(level) + 1}`;
    if (slash !== '') return `</${shown}>${name === 'table' ? '</div>' : ''}`;
    const [place = ''] = / id="[^"]*"/.exec(said) ?? [];
    if (place === '' && !SIDED.has(name) && shown === name) return tag;
    const side = SIDED.has(name) && !said.includes(' dir=') ? ' dir="auto"' : '';
    const anchor = place.replace('id', 'name');
    const attributes = said.replace(place, () => (name === 'a' ? anchor : ''));
    const start = `${name === 'table' ? FRAME : ''}<${shown}${side}${attributes}>`;
    // A link in a link would end the outer one, so that a place in it has no name.
    return place === '' || isInLink ? start : `${start}<a${anchor}></a>`;
  });
}
