import { linkUrl, isAdminPath, ownPath } from '@/lib/browser/safeUrl';
import { type MenuItem, type Menus, menuItemSchema, menusType } from '@/domain/menus';
import { decodedPart, typedText } from '@/lib/text/typed';
import { ADDRESS_BASE } from '@/domain/entries';
import { SITE_SCREENS } from './siteScreens';
import { strings } from './strings';
import { keyed } from '@/lib/sorting';
import {
  mergeEdits,
  draftKind,
  type FormDefinition,
  type FormDraft,
} from '@/shared/editing/formDefinition';
import * as v from 'valibot';
import { arabicOf, withArabic } from '@/domain/translations';

export interface LinkTargets {
  readonly pages: readonly { title: string; slug: string; published: boolean }[];
  readonly posts: readonly { title: string; slug: string; published: boolean }[];
  /** The host of this site, such as `example.com:8080`. */
  readonly host: string;
}

/** The titles of the site's screens, by path. */
const SCREENS: ReadonlyMap<string, string> = new Map(
  SITE_SCREENS.map(({ path, title }) => [path, title]),
);

/** What is wrong with a link. */
export interface LinkFault {
  /** Refused links cannot be saved; others get a warning. */
  readonly isRefused: boolean;
  readonly text: string;
}

/** Why a link cannot be saved. */
export function linkRefusal(link: string): string | undefined {
  if (link.trim() === '' || linkUrl(link) !== undefined) return undefined;
  return strings.links.refused;
}

/** Checks a link; `undefined` if it leads somewhere, as far as known. */
export function linkFault(
  link: string,
  { pages, posts, host }: LinkTargets,
): LinkFault | undefined {
  const marked = (text: string) => ({ isRefused: false, text });
  const href = linkUrl(link);
  if (href === undefined) {
    const text = linkRefusal(link);
    return text === undefined ? undefined : { isRefused: true, text };
  }
  const path = ownPath(href, host);
  if (path === undefined) {
    const isWhole = /^(?:https?:\/\/[^/]+\.[^/]|mailto:.|tel:.|#)/i.test(href);
    if (isWhole || /^https?:\/\/localhost\b/i.test(href)) return undefined;
    if (/^https?:/i.test(href)) return marked(strings.links.noDot);
    return marked(strings.links.noStart);
  }
  if (SCREENS.has(path) || isAdminPath(path)) return undefined;
  const post = /^\/blog\/([^/]+)$/.exec(path)?.[1];
  const page = /^\/([^/]+)$/.exec(path)?.[1];
  const [what, entries, slug] =
    post === undefined ? (['page', pages, page] as const) : (['post', posts, post] as const);
  const wanted = slug === undefined ? undefined : decodedPart(slug).normalize('NFC');
  const found = entries.filter((entry) => entry.slug.normalize('NFC') === wanted);
  if (found.some(({ published }) => published)) return undefined;
  if (found.length > 0) return marked(strings.links.draft(what));
  return marked(strings.links.nowhere(what, path));
}

/** The type of a link: another host is external (SPEC section 3). */
export function suggestedType(link: string, host: string): MenuItem['type'] {
  const href = linkUrl(link) ?? '';
  return /^https?:\/\//i.test(href) && ownPath(href, host) === undefined ? 'external' : 'internal';
}

export function knownLinks({ pages, posts }: LinkTargets): { link: string; name: string }[] {
  const links = [...SCREENS].map(([link, name]) => ({ link, name }));
  for (const { slug, title, published } of pages)
    if (published) links.push({ link: ADDRESS_BASE.pages + slug, name: title });
  for (const { slug, title, published } of posts)
    if (published) links.push({ link: ADDRESS_BASE.blogs + slug, name: title });
  return links;
}

export type MenuName = 'header' | 'footer';

export const MENU_TITLES: Readonly<Record<MenuName, string>> = strings.menus.titles;

/** The notice after a change (SPEC section 8: '{title} menu updated.'). */
export const MENU_UPDATED: Readonly<Record<MenuName, string>> = strings.menus.updated;

/** A key from `itemKeys`, because stored ids may repeat. */
type ItemKey = string;

/** An edit that can also be applied to a menu that has changed in the meantime. */
export type MenuEdit = { readonly menu: MenuName } &
  /** Added at an index, or at the end. */
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
    /** Moved after another item, or to the top. */
    | { readonly kind: 'move'; readonly key: ItemKey; readonly after: ItemKey | undefined }
  );

/** A distinct key for each item. */
export function itemKeys(items: readonly MenuItem[]): ItemKey[] {
  return keyed(items, ({ id }) => id).map(({ key }) => key);
}

/**
 * Applies an edit. It is idempotent, and returns `undefined` on a conflict: its item was removed or
 * the same field changed in the meantime.
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

const typedSchema = v.object({
  label: v.string(),
  link: v.string(),
  arabicLabel: v.optional(v.string(), ''),
  /** Blank until chosen: then the link determines it. */
  type: v.picklist(['', 'internal', 'external']),
});
export type TypedMenuItem = v.InferOutput<typeof typedSchema>;

/** The values, and the item that editing started from; none for a new one. */
export type MenuItemDraft = FormDraft<TypedMenuItem, MenuItem | undefined>;

/** The edited item and its key. */
export interface ChosenItem {
  readonly key: string;
  readonly item: MenuItem;
}

/** The form of a menu item; without a chosen one, of a new item. */
export function menuItemForm(
  menu: MenuName,
  chosen: ChosenItem | undefined,
  host: string,
): FormDefinition<MenuItem | undefined, TypedMenuItem, MenuEdit> {
  return {
    kind: draftKind(`menus.${menu}`, chosen?.item.id),
    draftSchema: v.pipe(
      v.object({ values: typedSchema, base: v.optional(menuItemSchema) }),
      v.transform(({ values, base }) => ({ values, base })),
    ),
    valuesOf: (item) => ({
      label: item?.label ?? '',
      link: item?.link ?? '',
      arabicLabel: String((item && arabicOf(item).label) ?? ''),
      type: item?.type ?? '',
    }),
    storedOf: (values, base, { id }) => {
      const link = typedText(values.link);
      const own: MenuItem = {
        ...(base ?? { id }),
        label: typedText(values.label),
        link,
        type: values.type || suggestedType(link, host),
      };
      const item = withArabic(own, { label: typedText(values.arabicLabel) });
      return base === undefined || chosen === undefined
        ? { kind: 'add', menu, item }
        : { kind: 'change', menu, key: chosen.key, item, base };
    },
    compared: [
      { name: 'label', label: strings.menus.label },
      { name: 'arabicLabel', label: strings.arabic.field(strings.menus.label) },
      { name: 'link', label: strings.menus.link },
      { name: 'type', label: strings.menus.type },
    ],
    readTheirs: (current) => {
      const items = v.parse(menusType.schema, current)[menu];
      return chosen && items[itemKeys(items).indexOf(chosen.key)];
    },
  };
}
