import { MENU_TITLES, linkFault, type LinkTargets } from '@/features/content/model/menus';
import { formOf, SETTING_FIELDS } from '@/features/settings/model/fields';
import { settingsType } from '@/domain/settings';
import type { PublishedContent } from '@/engines/publication';
import { PUBLISHED_KEYS, PUBLISHED_LISTS, type PublishedKey } from '@/domain/entries';
import { hasForeignPicture, isForeignPicture } from '@/engines/allowedHtml';
import { sanitize } from '@/engines/sanitize';
import { typedText } from '@/lib/text/typed';
import { changedLinks } from '@/features/content/model/linksTo';
import { inArabic } from '@/domain/translations';

const PUBLISHED_MENUS = ['header', 'footer'] as const;

/** A difference between the published and the local content. */
export interface PublishedChange {
  readonly key: PublishedKey;
  /** Id of an entry, tab of a setting, or menu of an item. */
  readonly id: string;
  readonly title: string;
  readonly change: 'new' | 'changed' | 'removed';
}

interface Part extends Omit<PublishedChange, 'change'> {
  readonly value: unknown;
}

function partsOf(content: PublishedContent): Map<string, Part> {
  const parts = new Map<string, Part>();
  const form = formOf({ ...settingsType.initial, ...content.settings });
  for (const { name, label, tab } of SETTING_FIELDS)
    parts.set(name, { key: 'settings', id: tab, title: label, value: form[name] });
  for (const menu of PUBLISHED_MENUS) {
    const items = content.menus[menu];
    for (const item of items)
      parts.set(`${menu} ${item.id}`, { key: 'menus', id: menu, title: item.label, value: item });
    const order = items.map(({ id }) => id);
    parts.set(menu, { key: 'menus', id: menu, title: MENU_TITLES[menu], value: order });
  }
  for (const key of PUBLISHED_LISTS)
    for (const entry of content[key])
      parts.set(`${key} ${entry.id}`, { key, id: entry.id, title: entry.title, value: entry });
  return parts;
}

/** The differences between local and published content, in display order. */
export function publishedChanges(
  here: PublishedContent,
  there: PublishedContent,
): PublishedChange[] {
  const before = partsOf(there);
  const now = partsOf(here);
  const differing = [...new Map([...before, ...now])].flatMap(([name, part]) => {
    const [old, next] = [before.get(name), now.get(name)];
    if (old && next && JSON.stringify(old.value) === JSON.stringify(next.value)) return [];
    const { key, id, title } = part;
    const changed = old ? 'changed' : 'new';
    return [{ key, id, title, change: next ? changed : 'removed' } as const];
  });
  const place = ({ key }: PublishedChange) => PUBLISHED_KEYS.indexOf(key);
  // A menu's order is listed only if nothing else in it has changed.
  const isOrder = ({ key, id, title }: PublishedChange) =>
    key === 'menus' && PUBLISHED_MENUS.some((menu) => menu === id && title === MENU_TITLES[menu]);
  const listed = differing.filter(
    (each) =>
      !isOrder(each) ||
      !differing.some((other) => other.id === each.id && other.key === 'menus' && !isOrder(other)),
  );
  return listed.toSorted((a, b) => place(a) - place(b));
}

/** Larger files load slowly over a bad connection. */
const LARGE_BYTES = 2_000_000;

/** A problem for visitors, of one record or of the whole publication. */
export interface PublicationAdvice extends Partial<Omit<PublishedChange, 'change'>> {
  readonly problem: 'deadLink' | 'noTitle' | 'otherHost' | 'large';
  /** Why a link is dead. */
  readonly detail?: string;
}

/**
 * Warnings about a publication; they never block. @param targets including drafts, which tells them
 * from missing pages
 */
export function publicationAdvice(
  content: PublishedContent,
  targets: LinkTargets,
): PublicationAdvice[] {
  const advice: PublicationAdvice[] = [];
  const { settings, menus, sections } = content;
  const checkLink = (link: string, of: Omit<PublishedChange, 'change'>) => {
    const fault = linkFault(link, targets);
    if (fault) advice.push({ ...of, problem: 'deadLink', detail: fault.text });
  };
  for (const menu of PUBLISHED_MENUS)
    for (const { label, link } of menus[menu])
      checkLink(link, { key: 'menus', id: menu, title: label });
  for (const { id, title, buttonText, buttonLink } of sections)
    if (buttonText !== '' && buttonLink !== '')
      checkLink(buttonLink, { key: 'sections', id, title });
  const { logoUrl, faviconUrl } = { ...settingsType.initial, ...settings };
  if (isForeignPicture(logoUrl) || isForeignPicture(faviconUrl))
    advice.push({ key: 'settings', id: 'general', title: '', problem: 'otherHost' });
  for (const key of PUBLISHED_LISTS)
    for (const entry of content[key]) {
      const of = { key, id: entry.id, title: entry.title };
      if (typedText(entry.title) === '') advice.push({ ...of, problem: 'noTitle' });
      // Button links are checked above, if the button has a text.
      changedLinks({ ...entry, buttonLink: undefined }, (link) => {
        checkLink(link, of);
        return link;
      });
      const textOf = (name: string, from = entry) =>
        typeof from[name] === 'string' ? from[name] : '';
      const texts = [entry, inArabic(entry)].flatMap((each) => [
        textOf('content', each),
        textOf('description', each),
      ]);
      if (
        isForeignPicture(textOf('imageUrl')) ||
        texts.some((text) => hasForeignPicture(sanitize(text)))
      )
        advice.push({ ...of, problem: 'otherHost' });
    }
  if (new TextEncoder().encode(JSON.stringify(content)).byteLength > LARGE_BYTES)
    advice.push({ problem: 'large' });
  return advice;
}
