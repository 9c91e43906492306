import { siteAddress } from '@/lib/browser/siteAddress';
import { BASE } from '@/lib/language';
import sanitizeHtml, { type AllowedAttribute, type Attributes } from 'sanitize-html';
import { safeUrl } from '@/lib/browser/safeUrl';
import { ALLOWED_TAGS, ATTRIBUTES_BY_TAG } from './allowedHtml';

const TAG = /<(\/?)([a-z][a-z0-9]*)((?: [^<>]*)?)>/g;
/** Elements whose markers are on the side where their text begins. */
const SIDED = new Set(['ul', 'ol', 'dl', 'blockquote', 'table']);
const LINK_TO_SITE = /(<a [^<>]*?\bhref=")(\/[^"]*)/g;
/** A wide table scrolls inside a focusable frame. */
const FRAME = '<div class="rich-text-table" role="group" tabindex="0">';

/**
 * Prepares sanitised HTML for display. An `id` becomes the `name` of an anchor: browsers scroll to
 * both, but no code of the app finds an element by its name. Tags are matched by pattern, which is
 * safe only for the sanitiser's canonical output, where `<` always opens a tag.
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
    // A nested link would end the outer one, so a link target inside a link gets no name.
    return place === '' || isInLink ? start : `${start}<a${anchor}></a>`;
  });
}

/** Indents of the editor in both notations, and task list items. */
const ALLOWED_CLASS = /^(?:(?:ql-)?indent-[1-9]|task-list-item)$/;
/** The language of a code block. */
const LANGUAGE_CLASS = /^language-[\w+#.-]{1,30}$/;

/** Elements without prose, dropped with their content. */
const DROPPED_WHOLE =
  'script style textarea option select title xmp iframe noembed noframes noscript template svg math object applet audio video canvas';

/** Elements that become a `div`, so that their text stays a separate block. */
const BLOCKS =
  'address article aside center dialog dir fieldset footer form header hgroup legend main menu nav optgroup search';

/** Elements that may be link targets. */
const PLACES = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'section', 'a'];

const ATTRIBUTES: Record<string, AllowedAttribute[]> = {
  ...Object.fromEntries(PLACES.map((tag) => [tag, ['id']])),
  ...Object.fromEntries(Object.entries(ATTRIBUTES_BY_TAG).map(([tag, names]) => [tag, [...names]])),
  a: ['href', 'target', 'rel', 'title', 'id'],
  '*': ['dir', 'lang'],
  li: ['value', { name: 'data-list', values: ['bullet', 'ordered'] }],
};
const NUMERIC = ['width', 'height', 'start', 'value', 'colspan', 'rowspan', 'span'];

/** Sets an attribute, or removes it if the value is undefined. */
function setAttribute(attribs: Attributes, name: string, value: string | undefined): void {
  if (value === undefined) Reflect.deleteProperty(attribs, name);
  else attribs[name] = value;
}

function checkAttributes(tagName: string, original: Attributes): Attributes {
  const attribs = { ...original };
  for (const name of NUMERIC) {
    const value = attribs[name];
    if (value !== undefined && !/^-?\d{1,9}$/.test(value)) setAttribute(attribs, name, undefined);
  }
  if (!/^(?:ltr|rtl|auto)$/.test(attribs['dir'] ?? '')) setAttribute(attribs, 'dir', undefined);
  if (attribs['align'] !== undefined && !/^(?:left|center|right)$/.test(attribs['align']))
    setAttribute(attribs, 'align', undefined);
  if (tagName === 'a') {
    attribs['id'] ??= attribs['name'] ?? '';
    const opensTab = attribs['target'] === '_blank';
    setAttribute(attribs, 'href', safeUrl(attribs['href'] ?? ''));
    setAttribute(attribs, 'target', opensTab ? '_blank' : undefined);
    setAttribute(attribs, 'rel', opensTab ? 'noopener noreferrer' : undefined);
  }
  if (!/^\S+$/.test(attribs['id'] ?? '')) setAttribute(attribs, 'id', undefined);
  if (tagName === 'img') {
    setAttribute(attribs, 'src', safeUrl(attribs['src'] ?? '', 'picture'));
    attribs['alt'] ??= '';
    attribs['loading'] = 'lazy';
    attribs['decoding'] = 'async';
    attribs['referrerpolicy'] = 'no-referrer';
  }
  return attribs;
}

/**
 * Sanitises stored HTML: only the tags and attributes of `allowedHtml`, links and images only to
 * URLs that `safeUrl` allows. Text is kept.
 */
export function sanitize(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [...ALLOWED_TAGS],
    allowedAttributes: ATTRIBUTES,
    allowedClasses: { '*': [ALLOWED_CLASS], code: [LANGUAGE_CLASS] },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowedSchemesByTag: { img: ['https', 'data'] },
    allowProtocolRelative: false,
    nonTextTags: DROPPED_WHOLE.split(' '),
    selfClosing: ['img', 'br', 'hr', 'col'],
    parseStyleAttributes: false,
    transformTags: {
      ...Object.fromEntries(BLOCKS.split(' ').map((name) => [name, 'div'])),
      input: (tagName, { type, checked }) =>
        type === 'checkbox'
          ? { tagName: 'span', attribs: {}, text: checked === undefined ? '☐' : '☑' }
          : { tagName, attribs: {} },
      // A picture that cannot be shown is replaced with its alternative text.
      img: (tagName, attribs) =>
        attribs['alt'] && safeUrl(attribs['src'] ?? '', 'picture') === undefined
          ? { tagName: 'span', attribs: {}, text: attribs['alt'] }
          : { tagName, attribs },
      '*': (tagName, attribs) => ({ tagName, attribs: checkAttributes(tagName, attribs) }),
    },
    exclusiveFilter: ({ tag, attribs }) =>
      tag === 'img' && attribs['src'] === undefined && attribs['alt'] === '',
  });
}
