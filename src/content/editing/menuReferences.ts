import type { Menus } from '../menus';

/** Which menu items lead to a path of this site: `Header menu: About`. */
export function menuReferences({ header, footer }: Menus, path: string): string[] {
  const leadsThere = ({ link }: { link: string }) =>
    link
      .trim()
      .replace(/[?#].*$/, '')
      .replace(/\/+$/, '')
      .toLowerCase() === path.toLowerCase();
  return [
    ...header.filter(leadsThere).map(({ label }) => `Header menu: ${label}`),
    ...footer.filter(leadsThere).map(({ label }) => `Footer menu: ${label}`),
  ];
}
