/* The tags and attributes allowed in stored HTML; both sanitisers use these lists. */

const BLOCKS =
  'h1 h2 h3 h4 h5 h6 p hr blockquote pre ul ol li dl dt dd figure figcaption details summary section div';
const INLINE = 'br strong b em i u s del ins sub sup small mark q code kbd a img span';
const TABLE = 'table caption colgroup col thead tbody tfoot tr th td';

export const ALLOWED_TAGS: readonly string[] = `${BLOCKS} ${INLINE} ${TABLE}`.split(' ');

/** Attributes of any element; `sanitize` filters classes. */
export const COMMON_ATTRIBUTES = ['class', 'dir', 'lang'] as const;
/** Prefix of every `id` in content, so that none collides with an id of the app. */
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
