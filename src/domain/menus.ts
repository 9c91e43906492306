import * as v from 'valibot';
import { type SingletonType, field, fieldOf, recordSchema, withDistinctIds } from './contentType';

export const menuItemSchema = v.looseObject({
  id: field.identity,
  label: field.text,
  link: field.text,
  type: v.fallback(v.picklist(['internal', 'external']), 'internal'),
});

/** The limit for new labels, in characters. */
export const MAX_LABEL_LENGTH = 100;

/** One entry of a menu (SPEC section 3). */
export type MenuItem = v.InferOutput<typeof menuItemSchema>;

/** Skips unreadable items one by one, so that a bad item does not empty a menu. */
const items = fieldOf<readonly MenuItem[]>(
  (value) =>
    withDistinctIds(
      (Array.isArray(value) ? value : []).flatMap((item) => {
        const result = v.safeParse(menuItemSchema, item);
        return result.success ? [result.output] : [];
      }),
    ),
  [],
);

const schema = recordSchema({ header: items, footer: items });

/** The header and the footer menu (SPEC section 3). */
export type Menus = v.InferOutput<typeof schema>;

export const menusType: SingletonType<Menus> = {
  kind: 'singleton',
  key: 'menus',
  schema,
  initial: { header: [], footer: [] },
};
