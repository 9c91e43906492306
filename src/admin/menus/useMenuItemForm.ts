import { useMemo, useRef, useState } from 'react';
import * as v from 'valibot';
import type { MenuName } from '@/content/menus/menuEdit';
import type { MenuItem } from '@/content/menus/menus';
import { sameJson } from '@/lib/sameJson';
import { draftKind, useDraft } from '@/queries/content/useDraft';

const typedSchema = v.object({
  label: v.string(),
  link: v.string(),
  /** Unset until it is chosen: the link suggests it. */
  type: v.optional(v.picklist(['internal', 'external'])),
});
export type TypedMenuItem = v.InferOutput<typeof typedSchema>;

function initialOf(item: MenuItem | undefined): TypedMenuItem {
  return item ? { label: item.label, link: item.link, type: item.type } : { label: '', link: '' };
}

/** What is typed into the dialog of one item, kept as a draft of that item. */
export function useMenuItemForm(menu: MenuName, item: MenuItem | undefined) {
  const initial = useMemo(() => initialOf(item), [item]);
  const [typed, setTyped] = useState(initial);
  // A save that fails keeps what was typed while it was under way.
  const typedNow = useRef(initial);
  const put = (next: TypedMenuItem) => {
    typedNow.current = next;
    setTyped(next);
  };
  const options = useMemo(
    () => ({
      kind: draftKind(`menus.${menu}`, item?.id),
      schema: typedSchema,
      isBlank: (value: TypedMenuItem) => sameJson(value, initial),
    }),
    [menu, item, initial],
  );
  const draft = useDraft(options);
  const change = (part: Partial<TypedMenuItem>) => {
    const next = { ...typed, ...part };
    put(next);
    draft.keep(next);
  };
  const continueFound = () => {
    if (draft.found) put(draft.found.value);
    draft.continueFound();
  };
  const keepAgain = () => {
    draft.resume();
    draft.keep(typedNow.current);
  };
  return {
    typed,
    change,
    keepAgain,
    isDirty: !options.isBlank(typed),
    draft: { ...draft, continueFound },
  };
}
