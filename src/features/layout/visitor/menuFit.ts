import type { MenuItem } from '@/domain/menus';

/** Minimum viewport width, in rem, for an item in the header; `never`: only in *More*. */
export type Fit = 64 | 70 | 76 | 'never';

/** The last is the page's maximum width; a wider viewport leaves the header no more space. */
const WIDTHS = [64, 70, 76] as const;

/* Widths in rem, overestimated for wide system fonts. */
const CHARACTER = 0.6;
const BRAND_CHARACTER = 0.7;
const BADGE = 3.5;
const MAX_BRAND = 16;
/** Padding of an item and gap to the next. */
const SPACE = 1.5;
const MORE = 6;
/** Both gutters, search, theme, Track, Apply Now, and the gaps between them. */
const FIXED = 25.75;

const widthOf = ({ label }: MenuItem): number => label.length * CHARACTER + SPACE;

/**
 * Computes from label lengths which menu items fit next to the site's name. Deterministic, so that
 * prerendered pages do not shift after the first paint. An item that fits stays in wider viewports;
 * from `allFrom` on all fit.
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
