import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import * as v from 'valibot';
import { type Settings, settings } from '@/content/settings';
import { formOf, type SettingsForm, settingsOf } from '@/content/settingsForm/fields';
import { haveConflict, mergedSettings } from '@/content/settingsForm/merge';
import { conflictOf, saveFailureText } from '@/queries/saveFailure';
import { saveSettingsOptions } from '@/queries/settings';
import type { useSettingsForm } from './useSettingsForm';

/** My fields on their settings, before a choice. */
interface Conflict {
  readonly mine: SettingsForm;
  readonly theirs: Settings;
}

/** Saving all settings; changes of another tab to other fields are kept, to the same one are asked about. */
export function useSettingsSaving(editor: ReturnType<typeof useSettingsForm>) {
  const { form, draft, base, startFrom, keepAgain } = editor;
  const { mutate, isPending } = useMutation(saveSettingsOptions);
  const [failure, setFailure] = useState<string>();
  const [conflict, setConflict] = useState<Conflict>();
  // State would come a render too late for the second press of a double click.
  const isUnderWay = useRef(false);

  const attempt = (mine: SettingsForm, ground: Settings, isRetry = false) => {
    isUnderWay.current = true;
    const value = settingsOf(mine, ground);
    mutate(
      { value, edited: ground, draftId: draft.pause() },
      {
        onSuccess: () => {
          isUnderWay.current = false;
          setFailure(undefined);
          setConflict(undefined);
          draft.resume();
          startFrom(value);
        },
        onError: (error) => {
          isUnderWay.current = false;
          keepAgain();
          const met = conflictOf(error);
          if (met) meet(mine, ground, v.parse(settings.schema, met.current), isRetry);
          else setFailure(saveFailureText(error));
        },
      },
    );
  };
  const meet = (mine: SettingsForm, ground: Settings, theirs: Settings, isRetry: boolean) => {
    const versions = { mine, base: formOf(ground), theirs: formOf(theirs) };
    const merged = mergedSettings(versions);
    if (isRetry || haveConflict(versions)) setConflict({ mine: merged, theirs });
    else attempt(merged, theirs, true);
  };

  return {
    isPending,
    failure,
    conflict,
    save: () => {
      if (isUnderWay.current) return;
      setFailure(undefined);
      attempt(form.getValues(), base);
    },
    keepMine: () => {
      if (conflict && !isUnderWay.current) attempt(conflict.mine, conflict.theirs, true);
    },
    takeTheirs: () => {
      if (!conflict) return;
      draft.discard();
      draft.resume();
      setConflict(undefined);
      startFrom(conflict.theirs);
    },
    leaveConflict: () => setConflict(undefined),
  };
}
