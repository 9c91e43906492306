import { linkUrl, ownPath } from '@/lib/browser/safeUrl';
import { isRecord } from '@/lib/json';
import { MENU_TITLES } from './menus';
import type { Menus } from '@/domain/menus';
import { decodedPart } from '@/lib/text/typed';
import { type Section, comparableSlug } from '@/domain/entries';
import { strings } from './strings';

/** Content that may link to a page or a post. */
interface LinkSources {
  readonly menus: Menus;
  readonly sections: readonly Section[];
  /** Pages and posts. */
  readonly texts: readonly { readonly id: string; readonly title: string }[];
  /** The host of this site. */
  readonly host: string;
}

type Fields = Readonly<Record<string, unknown>>;
type ChangeLink = (link: string) => string;

const ANCHOR = /<a\s[^<>]*>/gi;
const HREF = /(\shref=)("[^"]*"|'[^']*')/i;

/** Returns HTML with each link replaced by the result of `change`. */
function withLinks(html: string, change: ChangeLink): string {
  return html.replace(ANCHOR, (tag) =>
    tag.replace(HREF, (_all, name: string, quoted: string) => {
      const quote = quoted.slice(0, 1);
      return name + quote + change(quoted.slice(1, -1)) + quote;
    }),
  );
}

/** Applies `change` to the links of an entry or of the menus; returns the fields that changed. */
export function changedLinks(record: Fields, change: ChangeLink): Fields {
  const changed: Record<string, unknown> = {};
  const note = (name: string, value: unknown) => {
    if (value !== record[name]) changed[name] = value;
  };
  for (const name of ['content', 'description']) {
    const html = record[name];
    if (typeof html === 'string') note(name, withLinks(html, change));
  }
  const { buttonLink } = record;
  if (typeof buttonLink === 'string') note('buttonLink', change(buttonLink));
  for (const name of ['header', 'footer']) {
    const items = record[name];
    if (!Array.isArray(items)) continue;
    const next = items.map((item: unknown) => {
      if (!isRecord(item) || typeof item['link'] !== 'string') return item;
      const link = change(item['link']);
      return link === item['link'] ? item : { ...item, link };
    });
    if (next.some((item, at) => item !== items[at])) changed[name] = next;
  }
  const { translations } = record;
  if (isRecord(translations) && isRecord(translations['ar'])) {
    const words = translations['ar'];
    const next = changedLinks(words, change);
    if (Object.keys(next).length > 0)
      note('translations', { ...translations, ar: { ...words, ...next } });
  }
  return changed;
}

/** Whether a link leads to a path of this site. */
const leadsTo = (link: string, path: string, host: string): boolean => {
  const own = ownPath(linkUrl(link) ?? '', host);
  return own !== undefined && comparableSlug(decodedPart(own)) === comparableSlug(path);
};

/** Redirects links from one path of this site to another; keeps the query and fragment. */
export function redirection(from: string, to: string, host: string): ChangeLink {
  return (link) =>
    leadsTo(link, from, host)
      ? link.replace(
          /^(\s*(?:https?:\/\/[^/?#]+)?(?:\/ar(?=\/))?)[^?#]*/i,
          (_all, start: string) => start + to,
        )
      : link;
}

/**
 * Names of the links to a path of this site, one for each: `Header Menu: About`, `Button of
 * “Welcome”`, `Text of “Fees”`. Leaves out links in the text of the entry `exceptId`.
 */
export function linksTo(
  path: string,
  { menus, sections, texts, host }: LinkSources,
  exceptId?: string,
): string[] {
  const items = (['header', 'footer'] as const).flatMap((menu) =>
    menus[menu]
      .filter(({ link }) => leadsTo(link, path, host))
      .map(({ label }) => strings.links.inMenu(MENU_TITLES[menu], label)),
  );
  const buttons = sections
    .filter(({ buttonText, buttonLink }) => buttonText !== '' && leadsTo(buttonLink, path, host))
    .map(({ title }) => strings.links.inButton(title));
  const inTexts = [...sections, ...texts].flatMap((entry) => {
    const found: string[] = [];
    if (entry.id !== exceptId)
      changedLinks({ ...entry, buttonLink: undefined }, (link) => {
        if (leadsTo(link, path, host)) found.push(strings.links.inText(entry.title));
        return link;
      });
    return found;
  });
  return [...items, ...buttons, ...inTexts];
}
