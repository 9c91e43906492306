/*
 * What stored HTML may consist of: everything that is not named here goes. Both sanitisers read
 * these lists; what they do with them is their own.
 */

const BLOCKS =
  'h1 h2 h3 h4 h5 h6 p hr blockquote pre ul ol li dl dt dd figure figcaption details summary section div';
const INLINE = 'br strong b em i u s del ins sub sup small mark q code kbd a img span';
const TABLE = 'table caption colgroup col thead tbody tfoot tr th td';

export const ALLOWED_TAGS: readonly string[] = `${BLOCKS} ${INLINE} ${TABLE}`.split(' ');

/** Attributes of any element; a class only as far as `sanitize` lets it through. */
export const COMMON_ATTRIBUTES = ['class', 'dir', 'lang'] as const;
/** What begins every `id` in a page's text, so that none is taken for a name of the page's own. */
export const ANCHOR_PREFIX = 'text-';

const ID = ['id'];

export const ATTRIBUTES_BY_TAG: Readonly<Record<string, readonly string[]>> = {
  h1: ID,
  h2: ID,
  h3: ID,
  h4: ID,
  h5: ID,
  h6: ID,
  section: ID,
  a: ['href', 'target', 'rel', 'title', 'id'],
  details: ['open'],
  img: ['src', 'alt', 'title', 'width', 'height', 'loading', 'decoding', 'referrerpolicy'],
  ol: ['start', 'reversed'],
  li: ['value', 'data-list'],
  th: ['colspan', 'rowspan', 'scope', 'align'],
  td: ['colspan', 'rowspan', 'align'],
  col: ['span'],
};
