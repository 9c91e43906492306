import type { MenuItem } from '@/content/menus/menus';

/** From which window width on, in rem, a menu entry stands in the header's line; `never`: only in *More*. */
export type Fit = 64 | 70 | 76 | 'never';

/** The last is the width of a page: a wider window leaves the header no more room. */
const WIDTHS = [64, 70, 76] as const;

/* Widths in rem, of wide system fonts: an estimate may be too large, not too small. */
const CHARACTER = 0.6;
const BRAND_CHARACTER = 0.7;
const BADGE = 3.5;
const MAX_BRAND = 16;
/** Beside a label, and between it and the next. */
const SPACE = 1.5;
const MORE = 6;
/** Both gutters, search, theme, Track, Apply Now, and the gaps between them. */
const FIXED = 25.75;

const widthOf = ({ label }: MenuItem): number => label.length * CHARACTER + SPACE;

/**
 * Which entries of the header's menu fit beside the site's name, by the length of their labels: the
 * same wherever the page is rendered, so that nothing moves after the first paint. What fits in a
 * narrow window stays in a wider one; from `allFrom` on all do.
 */
export function menuFit(siteName: string, items: readonly MenuItem[]) {
  const brand = Math.min(BADGE + siteName.length * BRAND_CHARACTER, MAX_BRAND);
  const fits = new Map<string, Fit>();
  let more = [...items];
  let used = 0;
  let allFrom: Fit = 64;
  for (const from of WIDTHS) {
    const room = from - FIXED - brand;
    const isWhole = more.reduce((sum, item) => sum + widthOf(item), used) <= room;
    more = more.filter((item) => {
      const next = used + widthOf(item);
      if (next > room - (isWhole ? 0 : MORE)) return true;
      used = next;
      fits.set(item.id, from);
      allFrom = from;
      return false;
    });
  }
  for (const { id } of more) fits.set(id, (allFrom = 'never'));
  return { fits, allFrom };
}
