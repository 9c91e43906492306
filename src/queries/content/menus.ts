import { mutationOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { applyMenuEdit, MENU_UPDATED, type MenuEdit, undoOf } from '@/content/menus/menuEdit';
import { menus as menusType } from '@/content/menus/menus';
import { SaveError } from '@/data/errors';
import { menus } from '@/data/repository';
import { type Edit, extrasOf } from './saves';
import '../meta';
import { undoable } from '../removal';

/** Other tabs may be faster this often; after that somebody is at it for good. */
const MAX_ATTEMPTS = 5;

/** One thing to do to a menu, with the draft that it ends where it was typed into a form. */
type MenuSave = Pick<Edit<MenuEdit>, 'value' | 'draftId'>;

interface MenuSaved {
  edit: MenuEdit;
  /** What takes it back, where it can be. */
  undo: MenuEdit | undefined;
}

/**
 * Does one thing to a menu as it is stored by then, so that two tabs never undo each other. What
 * only removes is done in a full database too.
 * @throws SaveError `conflict` where its item was removed or changed meanwhile
 */
async function saveEdit({ value: edit, draftId }: MenuSave): Promise<MenuSaved> {
  const extras = await extrasOf({ draftId });
  let current = menus.get();
  let isDatabaseFull = false;
  for (let attempt = 1; ; attempt += 1) {
    const next = applyMenuEdit(current, edit);
    if (!next) throw new SaveError('conflict', { current });
    try {
      await menus.set(next, current, { ...extras, isDatabaseFull });
      return { edit, undo: undoOf(current, edit) };
    } catch (error) {
      if (!(error instanceof SaveError) || attempt === MAX_ATTEMPTS) throw error;
      if (error.reason === 'full' && edit.kind === 'remove' && !isDatabaseFull) {
        isDatabaseFull = true;
        continue;
      }
      if (error.reason !== 'conflict') throw error;
      current = v.parse(menusType.schema, error.current);
    }
  }
}

/** Saved at once, one after the other, with the notice of SPEC section 8. */
export const saveMenuEditOptions = mutationOptions({
  mutationKey: ['save', menus.key],
  mutationFn: saveEdit,
  scope: { id: 'menus' },
  meta: {
    reachesVisitors: () => true,
    notice: ({ edit: { menu }, undo }: MenuSaved) => {
      const notice = { title: MENU_UPDATED[menu] };
      return undo ? undoable(notice, () => saveEdit({ value: undo })) : notice;
    },
  },
});
