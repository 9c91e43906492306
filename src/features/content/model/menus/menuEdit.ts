import { keyed } from '@/lib/keyed';
import { mergeEdits } from '@/shared/editing/mergeEdits';
import type { MenuItem, Menus } from '@/domain/menus';
import { strings } from '../strings';

export type MenuName = 'header' | 'footer';

export const MENU_TITLES: Readonly<Record<MenuName, string>> = strings.menus.titles;

/** The notice after a change (SPEC section 8: '{title} menu updated.'). */
export const MENU_UPDATED: Readonly<Record<MenuName, string>> = strings.menus.updated;

/** A key of `itemKeys`: stored ids may repeat. */
type ItemKey = string;

/** An edit of a menu, which can be applied to a version that has changed meanwhile. */
export type MenuEdit = { readonly menu: MenuName } &
  /** At an index, or at the end. */
  (
    | { readonly kind: 'add'; readonly item: MenuItem; readonly at?: number }
    | {
        readonly kind: 'change';
        readonly key: ItemKey;
        readonly item: MenuItem;
        /** The item when editing began. */
        readonly base: MenuItem;
      }
    | { readonly kind: 'remove'; readonly key: ItemKey }
    /** After another item, or to the top. */
    | { readonly kind: 'move'; readonly key: ItemKey; readonly after: ItemKey | undefined }
  );

/** A distinct key for each item. */
export function itemKeys(items: readonly MenuItem[]): ItemKey[] {
  return keyed(items, ({ id }) => id).map(({ key }) => key);
}

/**
 * Applies an edit; `undefined` on a conflict: its item was removed, or the same field changed
 * meanwhile. Idempotent.
 */
export function applyMenuEdit(menus: Menus, edit: MenuEdit): Menus | undefined {
  const items = editedItems(menus[edit.menu], edit);
  return items && { ...menus, [edit.menu]: items };
}

/** The edit that undoes a removal; undefined for any other. */
export function undoOf(menus: Menus, edit: MenuEdit): MenuEdit | undefined {
  if (edit.kind !== 'remove') return undefined;
  const items = menus[edit.menu];
  const at = itemKeys(items).indexOf(edit.key);
  const item = items[at];
  return item && { kind: 'add', menu: edit.menu, item, at };
}

function editedItems(items: readonly MenuItem[], edit: MenuEdit): MenuItem[] | undefined {
  if (edit.kind === 'add')
    return items.some(({ id }) => id === edit.item.id)
      ? [...items]
      : items.toSpliced(edit.at ?? items.length, 0, edit.item);
  const index = itemKeys(items).indexOf(edit.key);
  if (edit.kind === 'remove') return items.filter((_item, at) => at !== index);
  const item = items[index];
  if (item === undefined) return undefined;
  if (edit.kind === 'change') {
    const { merged, conflicts } = mergeEdits(edit.base, edit.item, item);
    return conflicts.length === 0 ? items.with(index, merged) : undefined;
  }
  if (edit.after === edit.key) return [...items];
  const anchor = edit.after === undefined ? -1 : itemKeys(items).indexOf(edit.after);
  if (edit.after !== undefined && anchor === -1) return undefined;
  const others = items.toSpliced(index, 1);
  return others.toSpliced(anchor > index ? anchor : anchor + 1, 0, item);
}

/** The edit that moves the item at index `from` to `to`. */
export function moveTo(
  menu: MenuName,
  keys: readonly ItemKey[],
  { from, to }: { from: number; to: number },
): MenuEdit | undefined {
  const key = keys[from];
  if (key === undefined || to < 0 || to >= keys.length || from === to) return undefined;
  return { kind: 'move', menu, key, after: keys.toSpliced(from, 1)[to - 1] };
}
