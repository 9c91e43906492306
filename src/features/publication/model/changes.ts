import { MENU_TITLES } from '@/features/content/model/menus';
import { formOf, SETTING_FIELDS } from '@/features/settings/model/fields';
import { settingsType } from '@/domain/settings';
import { type PublishedContent } from '@/engines/publication';
import { PUBLISHED_KEYS, PUBLISHED_LISTS, type PublishedKey } from '@/domain/published';

export const PUBLISHED_MENUS = ['header', 'footer'] as const;

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
