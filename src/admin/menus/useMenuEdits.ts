import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import * as v from 'valibot';
import {
  applyMenuEdit,
  itemOfChange,
  type MenuEdit,
  type MenuName,
} from '@/content/menus/menuEdit';
import { type MenuItem, type Menus, menus as menusType } from '@/content/menus/menus';
import { saveMenuEditOptions } from '@/queries/content/menus';
import { conflictOf, saveFailure, saveFailureText } from '@/queries/saveFailure';
import { strings } from './strings';

function failureText(error: unknown): string {
  return saveFailure(error) === 'conflict'
    ? strings.failure.conflict
    : strings.failure.other(saveFailureText(error));
}

/** How a save went; with an item, another tab has changed the same field of it to that. */
export type MenuSaved = 'saved' | 'failed' | MenuItem;

/** The menus with what is just being saved, and why the last change of each was not. */
export function useMenuEdits(stored: Menus) {
  const { mutateAsync } = useMutation(saveMenuEditOptions);
  const [pending, setPending] = useState<readonly MenuEdit[]>([]);
  const [failures, setFailures] = useState<Partial<Record<MenuName, string>>>({});
  /** Ends the draft, if there is one, with the save. */
  const save = async (
    edit: MenuEdit,
    draftId?: Promise<string | undefined>,
  ): Promise<MenuSaved> => {
    setPending((edits) => [...edits, edit]);
    setFailures(({ [edit.menu]: _answered, ...others }) => others);
    try {
      await mutateAsync({ edit, draftId });
      return 'saved';
    } catch (error) {
      const met = conflictOf(error);
      const theirs = met && itemOfChange(v.parse(menusType.schema, met.current), edit);
      if (theirs !== undefined) return theirs;
      setFailures((others) => ({ ...others, [edit.menu]: failureText(error) }));
      return 'failed';
    } finally {
      setPending((edits) => edits.filter((each) => each !== edit));
    }
  };
  const menus = pending.reduce((shown, edit) => applyMenuEdit(shown, edit) ?? shown, stored);
  return { menus, failures, save };
}
