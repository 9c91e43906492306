import { isInternalPath, isPictureData } from '@/lib/browser/safeUrl';
import { pictureStrings } from '@/lib/text/strings';

/* The tags and attributes allowed in stored HTML; both sanitisers use these lists. */

const BLOCKS =
  'h1 h2 h3 h4 h5 h6 p hr blockquote pre ul ol li dl dt dd figure figcaption details summary section div';
const INLINE = 'br strong b em i u s del ins sub sup small mark q code kbd a img span';
const TABLE = 'table caption colgroup col thead tbody tfoot tr th td';

export const ALLOWED_TAGS: readonly string[] = `${BLOCKS} ${INLINE} ${TABLE}`.split(' ');

/** Attributes of any element; `sanitize` filters classes. */
export const COMMON_ATTRIBUTES = ['class', 'dir', 'lang'] as const;

/** Attributes of displayed HTML, where link targets have names instead of ids (`presentHtml`). */
export const ATTRIBUTES_BY_TAG: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'target', 'rel', 'title', 'name'],
  details: ['open'],
  img: ['src', 'alt', 'title', 'width', 'height', 'loading', 'decoding', 'referrerpolicy'],
  ol: ['start', 'reversed'],
  li: ['value', 'data-list'],
  th: ['colspan', 'rowspan', 'scope', 'align'],
  td: ['colspan', 'rowspan', 'align'],
  col: ['span'],
};

/** Warning about a picture that each visitor's browser loads from another host. */
export const foreignPictureAdvice = pictureStrings.foreignPicture;

/** Whether the address of a picture is on another host; false if there is none. */
export function isForeignPicture(address: string): boolean {
  return address.trim() !== '' && !isInternalPath(address.trim()) && !isPictureData(address);
}

/** Whether a text in HTML, as `sanitize` or the editor writes it, shows a picture of another host. */
export function hasForeignPicture(html: string): boolean {
  return /<img\b[^<>]*\ssrc=["']?https?:/i.test(html);
}
