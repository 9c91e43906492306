import { mutationOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import {
  applyMenuEdit,
  MENU_UPDATED,
  type MenuEdit,
  undoOf,
} from '@/features/content/model/menus/menuEdit';
import { menusType } from '@/domain/menus';
import { SaveError } from '@/store/errors';
import type { CommitPlan } from '@/store/journal/commit';
import { menus } from '@/store/repository';
import type { Save } from '@/shared/queries/saves';
import { undoable } from '@/shared/queries/removal';

/** Retries after concurrent saves of other tabs. */
const MAX_ATTEMPTS = 5;

/** One edit of a menu, and the draft it deletes if it comes from a form. */
type MenuSave = Pick<Save<MenuEdit>, 'value' | 'draftId'>;

interface MenuSaved {
  edit: MenuEdit;
  /** The reverse edit, where possible. */
  undo: MenuEdit | undefined;
}

/**
 * Applies an edit to the currently stored menu, so that tabs never undo each other. Removals work
 * in full storage too.
 * @throws SaveError `conflict` if its item was removed or changed meanwhile
 */
async function saveEdit(save: MenuSave): Promise<MenuSaved> {
  const edit = save.value;
  const draftId = await save.draftId;
  let current = menus.get();
  let mode: CommitPlan['mode'] = 'normal';
  for (let attempt = 1; ; attempt += 1) {
    const next = applyMenuEdit(current, edit);
    if (!next) throw new SaveError('conflict', { current });
    try {
      await menus.set(next, current, { draftId, mode });
      return { edit, undo: undoOf(current, edit) };
    } catch (error) {
      if (!(error instanceof SaveError) || attempt === MAX_ATTEMPTS) throw error;
      if (error.reason === 'full' && edit.kind === 'remove' && mode === 'normal') {
        mode = 'eraseOnly';
        continue;
      }
      if (error.reason !== 'conflict') throw error;
      current = v.parse(menusType.schema, error.current);
    }
  }
}

/** Saves edits in order, with the notice of SPEC section 8. */
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
