import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { type Settings, settings } from '@/content/settings';
import { formOf, type SettingsForm, settingsFormSchema } from '@/content/settingsForm/fields';
import { changedSettings, withoutPassword } from '@/content/settingsForm/merge';
import { useKeepTyped } from '@/form/useKeepTyped';
import { useDraft } from '@/queries/useDraft';

const draftSchema = v.object({ values: settingsFormSchema, base: settings.schema });
type SettingsDraft = v.InferOutput<typeof draftSchema>;

const DRAFT = {
  kind: 'settings',
  schema: draftSchema,
  isBlank: ({ values, base }: SettingsDraft) =>
    changedSettings(values, withoutPassword(formOf(base))).length === 0,
};

// The form changes its values in place; a copy is what lets a change show.
function copyOf(values: SettingsForm): SettingsForm {
  return { ...values };
}

/** The form of all settings and the draft that keeps it as it is typed, the mail password apart. */
export function useSettingsForm(stored: Settings) {
  const draft = useDraft<SettingsDraft>(DRAFT);
  const [base, setBase] = useState(stored);
  // The form tells of a change before the next render.
  const baseNow = useRef(stored);
  const form = useForm<SettingsForm>({ defaultValues: formOf(stored) });
  const values = useWatch({ control: form.control, compute: copyOf });
  const isDirty = changedSettings(values, formOf(base)).length > 0;
  const isBegun = useRef(false);

  const keep = () => {
    const { smtp, ...others } = baseNow.current;
    draft.keep({
      values: withoutPassword(form.getValues()),
      base: { ...others, smtp: { ...smtp, pass: '' } },
    });
  };
  useKeepTyped(form, (occasion) => {
    if (occasion === 'change') isBegun.current = true;
    if (isBegun.current) keep();
  });

  const startFrom = (ground: Settings, next = formOf(ground)) => {
    isBegun.current = false;
    baseNow.current = ground;
    setBase(ground);
    form.reset(next);
  };
  // Whoever has changed nothing sees what another tab has saved.
  const follow = useEffectEvent((next: Settings) => {
    if (!isDirty && next !== baseNow.current) startFrom(next);
  });
  useEffect(() => follow(stored), [stored]);

  return {
    form,
    values,
    draft,
    base,
    isDirty,
    startFrom,
    keepAgain: () => {
      draft.resume();
      keep();
    },
    continueDraft: () => {
      if (draft.found === undefined) return;
      const { value } = draft.found;
      const { pass } = stored.smtp;
      const ground = { ...value.base, smtp: { ...value.base.smtp, pass } };
      draft.continueFound();
      startFrom(ground, { ...value.values, smtpPass: pass });
      isBegun.current = true;
    },
  };
}
