import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { applyMenuEdit, type MenuEdit, type MenuName } from '@/content/menuEdit';
import type { Menus } from '@/content/menus';
import { saveMenuEditOptions } from '@/queries/menus';
import { saveFailure, saveFailureText } from '@/queries/saveFailure';
import { words } from './words';

function failureText(error: unknown): string {
  return saveFailure(error) === 'conflict'
    ? words.failure.conflict
    : words.failure.other(saveFailureText(error));
}

/** The menus with what is just being saved, and why the last change of each was not. */
export function useMenuEdits(stored: Menus) {
  const { mutateAsync } = useMutation(saveMenuEditOptions);
  const [pending, setPending] = useState<readonly MenuEdit[]>([]);
  const [failures, setFailures] = useState<Partial<Record<MenuName, string>>>({});
  /** Ends the draft, if there is one, with the save. Resolves to whether it was saved. */
  const save = async (edit: MenuEdit, draftId?: Promise<string | undefined>): Promise<boolean> => {
    setPending((edits) => [...edits, edit]);
    setFailures(({ [edit.menu]: _answered, ...others }) => others);
    try {
      await mutateAsync({ edit, draftId });
      return true;
    } catch (error) {
      setFailures((others) => ({ ...others, [edit.menu]: failureText(error) }));
      return false;
    } finally {
      setPending((edits) => edits.filter((each) => each !== edit));
    }
  };
  const menus = pending.reduce((shown, edit) => applyMenuEdit(shown, edit) ?? shown, stored);
  return { menus, failures, save };
}
