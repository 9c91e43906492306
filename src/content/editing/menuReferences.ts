import { safeUrl } from '@/lib/safeUrl';
import { MENU_TITLES } from '../menuEdit';
import type { Menus } from '../menus';
import { decoded, ownPath } from '../ownPath';
import { comparableSlug } from '../slug';

/** Which menu items lead to a path of this site, at its `host`: `Header Menu: About`. */
export function menuReferences(menus: Menus, path: string, host: string): string[] {
  const leadsThere = ({ link }: { link: string }) => {
    const own = ownPath(safeUrl(link) ?? '', host);
    return own !== undefined && comparableSlug(decoded(own)) === comparableSlug(path);
  };
  return (['header', 'footer'] as const).flatMap((menu) =>
    menus[menu].filter(leadsThere).map(({ label }) => `${MENU_TITLES[menu]}: ${label}`),
  );
}
