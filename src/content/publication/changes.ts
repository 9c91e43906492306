import { sameJson } from '@/lib/sameJson';
import { MENU_TITLES } from '../menus/menuEdit';
import { mergeEdits } from '../mergeEdits';
import { formOf, SETTING_FIELDS } from '../settings/fields';
import { settings } from '../settings/settings';
import {
  PUBLISHED_KEYS,
  PUBLISHED_LISTS,
  type PublishedContent,
  type PublishedKey,
} from './publication';

export const PUBLISHED_MENUS = ['header', 'footer'] as const;

/** Something that visitors see otherwise than it is here. */
export interface PublishedChange {
  readonly key: PublishedKey;
  /** Of an entry; of a setting its tab, of a menu item its menu. */
  readonly id: string;
  readonly title: string;
  readonly change: 'new' | 'changed' | 'takenAway';
}

interface Part extends Omit<PublishedChange, 'change'> {
  readonly value: unknown;
}

function partsOf(content: PublishedContent): Map<string, Part> {
  const parts = new Map<string, Part>();
  const form = formOf({ ...settings.initial, ...content.settings });
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

/** What is different here from what was published, in the order in which it is told. */
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
    return [{ key, id, title, change: next ? changed : 'takenAway' } as const];
  });
  const place = ({ key }: PublishedChange) => PUBLISHED_KEYS.indexOf(key);
  // The order of a menu is told where it is all that has changed of it.
  const isOrder = ({ key, id, title }: PublishedChange) =>
    key === 'menus' && PUBLISHED_MENUS.some((menu) => menu === id && title === MENU_TITLES[menu]);
  const told = differing.filter(
    (each) =>
      !isOrder(each) ||
      !differing.some((other) => other.id === each.id && other.key === 'menus' && !isOrder(other)),
  );
  return told.toSorted((a, b) => place(a) - place(b));
}

type Fields = Readonly<Record<string, unknown>>;

const byId = (records: readonly Fields[]) => new Map(records.map((each) => [each['id'], each]));

/** A list as it is after both sides' edits. */
export interface MergedList {
  readonly records: readonly Fields[];
  /** The records of which both changed the same field: mine counts there. */
  readonly conflicts: readonly Fields[];
}

/**
 * Merges a list, or one value as a list of it, with what was published meanwhile: what one side
 * changed, added or took away counts, field by field; what one changed and the other took away stays.
 * @param base what both began with; without it what was published takes the place of its other version
 */
export function mergeList(
  base: readonly Fields[] | undefined,
  mine: readonly Fields[],
  theirs: readonly Fields[],
): MergedList {
  const [olds, ours, others] = [byId(base ?? []), byId(mine), byId(theirs)];
  const conflicts: Fields[] = [];
  const isAsOld = (record: Fields, old: Fields | undefined) =>
    old !== undefined && Object.keys(old).every((name) => sameJson(record[name], old[name]));
  const here = mine.flatMap((record) => {
    const old = olds.get(record['id']);
    const their = others.get(record['id']);
    if (!their) return isAsOld(record, old) ? [] : [record];
    if (!old) return [{ ...record, ...their }];
    const edits = mergeEdits(old, record, their);
    if (edits.conflicts.length > 0) conflicts.push(record);
    return [edits.merged];
  });
  const added = theirs.filter(
    (their) => !ours.has(their['id']) && !isAsOld(their, olds.get(their['id'])),
  );
  return { records: [...here, ...added], conflicts };
}
