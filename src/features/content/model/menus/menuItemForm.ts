import * as v from 'valibot';
import {
  draftKind,
  type FormDefinition,
  type FormDraft,
} from '../../../../shared/editing/formDefinition';
import { itemKeys, type MenuEdit, type MenuName } from './menuEdit';
import { suggestedType } from './menuLink';
import { strings } from '../strings';
import { typedText } from '../../../../lib/text/typed';
import { type MenuItem, menuItemSchema, menusType } from '../../../../domain/menus';
import { arabicOf } from '../../../../domain/translations';
import { withArabic } from '../../../../domain/withArabic';

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
