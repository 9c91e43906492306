import { safeUrl, ownPath } from '@/lib/browser/safeUrl';
import { MENU_TITLES } from './menus/menuEdit';
import type { Menus } from '@/domain/menus';
import { decodedPart } from '@/lib/text/wellFormed';
import type { Section } from '@/domain/section';
import { comparableSlug } from '@/domain/publicAddress';

/** Content that may link to a page or a post. */
interface LinkSources {
  readonly menus: Menus;
  readonly sections: readonly Section[];
  /** The host of this site. */
  readonly host: string;
}

/** Names of the links to a path of this site: `Header Menu: About`, `Button of “Welcome”`. */
export function linksTo(path: string, { menus, sections, host }: LinkSources): string[] {
  const leadsThere = (link: string) => {
    const own = ownPath(safeUrl(link) ?? '', host);
    return own !== undefined && comparableSlug(decodedPart(own)) === comparableSlug(path);
  };
  const items = (['header', 'footer'] as const).flatMap((menu) =>
    menus[menu]
      .filter(({ link }) => leadsThere(link))
      .map(({ label }) => `${MENU_TITLES[menu]}: ${label}`),
  );
  const buttons = sections
    .filter(({ buttonText, buttonLink }) => buttonText !== '' && leadsThere(buttonLink))
    .map(({ title }) => `Button of “${title}”`);
  return [...items, ...buttons];
}
