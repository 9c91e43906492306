import sanitizeHtml, { type AllowedAttribute, type Attributes } from 'sanitize-html';
import { safeHref } from '@/lib/href';

/** Ids of content live apart from the app's own, so that stored HTML cannot shadow them. */
const ID_PREFIX = 'user-content-';
const RASTER_DATA = /^data:image\/(?:png|jpe?g|gif|webp|avif|bmp);base64,[a-z0-9+/=\s]+$/i;

const BLOCKS = 'h1 h2 h3 h4 h5 h6 p hr blockquote pre ul ol li figure figcaption div';
const INLINE = 'br strong b em i u s del ins sub sup small mark code kbd a img span';
const TABLE = 'table caption colgroup col thead tbody tfoot tr th td';

/** These hold no prose: with the tag goes what it holds. */
const DROPPED_WHOLE =
  'script style textarea option select title xmp iframe noembed noframes noscript template svg math object applet audio video canvas';

const ATTRIBUTES: Record<string, AllowedAttribute[]> = {
  '*': ['id', 'dir', 'lang'],
  a: ['href', 'target', 'rel', 'title'],
  img: ['src', 'alt', 'title', 'width', 'height', 'loading', 'decoding', 'referrerpolicy'],
  ol: ['start', 'reversed'],
  li: ['value', { name: 'data-list', values: ['bullet', 'ordered'] }],
  th: ['colspan', 'rowspan', 'scope'],
  td: ['colspan', 'rowspan'],
  col: ['span'],
};
const NUMERIC = ['width', 'height', 'start', 'value', 'colspan', 'rowspan', 'span'];

function prefixed(id: string): string {
  return id.startsWith(ID_PREFIX) ? id : ID_PREFIX + id;
}

function linkTarget(link: string): string | undefined {
  const href = safeHref(link);
  return href !== undefined && /^#./.test(href) ? `#${prefixed(href.slice(1))}` : href;
}

/** Raster pictures may stand in the text itself; an SVG could carry script. */
function imageSource(link: string): string | undefined {
  return RASTER_DATA.test(link.trim()) ? link.trim() : safeHref(link);
}

/** Sets an attribute, or takes it away where there is no value. */
function put(attribs: Attributes, name: string, value: string | undefined): void {
  if (value === undefined) Reflect.deleteProperty(attribs, name);
  else attribs[name] = value;
}

function checkAttributes(tagName: string, original: Attributes): Attributes {
  const attribs = { ...original };
  const { id } = attribs;
  if (id !== undefined) put(attribs, 'id', /^\S+$/.test(id) ? prefixed(id) : undefined);
  for (const name of NUMERIC) {
    const value = attribs[name];
    if (value !== undefined && !/^-?\d{1,5}$/.test(value)) put(attribs, name, undefined);
  }
  if (!/^(?:ltr|rtl|auto)$/.test(attribs['dir'] ?? '')) put(attribs, 'dir', undefined);
  if (tagName === 'a') {
    const opensTab = attribs['target'] === '_blank';
    put(attribs, 'href', linkTarget(attribs['href'] ?? ''));
    put(attribs, 'target', opensTab ? '_blank' : undefined);
    put(attribs, 'rel', opensTab ? 'noopener noreferrer' : undefined);
  }
  if (tagName === 'img') {
    put(attribs, 'src', imageSource(attribs['src'] ?? ''));
    attribs['alt'] ??= '';
    attribs['loading'] = 'lazy';
    attribs['decoding'] = 'async';
    attribs['referrerpolicy'] = 'no-referrer';
  }
  return attribs;
}

/**
 * Stored HTML made harmless: known tags and attributes alone, no script, style, form or frame,
 * links and images only to the addresses of SPEC section 5. The words stay.
 */
export function sanitize(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: `${BLOCKS} ${INLINE} ${TABLE}`.split(' '),
    allowedAttributes: ATTRIBUTES,
    allowedClasses: { '*': [/^(?:ql-)?indent-[1-9]$/] },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowedSchemesByTag: { img: ['http', 'https', 'data'] },
    nonTextTags: DROPPED_WHOLE.split(' '),
    selfClosing: ['img', 'br', 'hr', 'col'],
    parseStyleAttributes: false,
    transformTags: {
      '*': (tagName, attribs) => ({ tagName, attribs: checkAttributes(tagName, attribs) }),
    },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && attribs['src'] === undefined,
  });
}
