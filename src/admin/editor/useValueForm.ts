import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import {
  changedFields,
  type FormTexts,
  type ValueDraft,
  type ValueForm,
  withSecretOf,
} from '@/content/settings/valueForm';
import { useKeepTyped } from '@/form/useKeepTyped';
import { useDraft } from '@/queries/content/useDraft';

/** The form of one value and the draft that keeps it as it is typed, a secret apart. */
export function useValueForm<Value, Form extends FormTexts>(
  edited: ValueForm<Value, Form>,
  stored: Value,
) {
  const { formOf, valueOf } = edited;
  const [draftOptions] = useState(() => ({
    kind: edited.what,
    schema: edited.draftSchema,
    isBlank: ({ values, base }: ValueDraft<Value, Form>) =>
      changedFields(values, withSecretOf(edited, formOf(base))).length === 0,
  }));
  const draft = useDraft(draftOptions);
  const [base, setBase] = useState(stored);
  // The form tells of a change before the next render.
  const baseNow = useRef(stored);
  const [initial] = useState(() => formOf(stored));
  const form = useForm<Form>({ values: initial });
  // The form changes its values in place; a copy is what lets a change show.
  const values = useWatch({ control: form.control, compute: (typed: Form) => ({ ...typed }) });
  const isDirty = changedFields(values, formOf(base)).length > 0;

  const keep = () => {
    const ground = baseNow.current;
    draft.keep({
      values: withSecretOf(edited, form.getValues()),
      base: valueOf(withSecretOf(edited, formOf(ground)), ground),
    });
  };
  useKeepTyped(form, keep);

  const startFrom = (ground: Value, next = formOf(ground)) => {
    baseNow.current = ground;
    setBase(ground);
    form.reset(next);
  };
  // Whoever has changed nothing sees what another tab has saved.
  const follow = useEffectEvent((next: Value) => {
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
      const secretOf = formOf(stored);
      draft.continueFound();
      startFrom(
        valueOf(withSecretOf(edited, formOf(value.base), secretOf), value.base),
        withSecretOf(edited, value.values, secretOf),
      );
    },
  };
}
