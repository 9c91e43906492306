/*
 * What stored HTML may consist of: everything that is not named here goes. Both sanitisers read
 * these lists; what they do with them is their own.
 */

const BLOCKS = 'h1 h2 h3 h4 h5 h6 p hr blockquote pre ul ol li figure figcaption div';
const INLINE = 'br strong b em i u s del ins sub sup small mark code kbd a img span';
const TABLE = 'table caption colgroup col thead tbody tfoot tr th td';

export const ALLOWED_TAGS: readonly string[] = `${BLOCKS} ${INLINE} ${TABLE}`.split(' ');

/** Attributes of any element; a class only as far as `ALLOWED_CLASS` goes. */
export const COMMON_ATTRIBUTES = ['class', 'dir', 'lang'] as const;
/** The editor's own indents, as it writes them and as older texts have them. */
export const ALLOWED_CLASS = /^(?:ql-)?indent-[1-9]$/;

export const ATTRIBUTES_BY_TAG: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'target', 'rel', 'title'],
  img: ['src', 'alt', 'title', 'width', 'height', 'loading', 'decoding', 'referrerpolicy'],
  ol: ['start', 'reversed'],
  li: ['value', 'data-list'],
  th: ['colspan', 'rowspan', 'scope'],
  td: ['colspan', 'rowspan'],
  col: ['span'],
};
