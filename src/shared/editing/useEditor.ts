import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Resolver, useForm, type UseFormReturn } from 'react-hook-form';
import {
  type CreationContext,
  type Conflict,
  type FormDefinition,
  type FormDraft,
  isUnchanged,
  mergeWithTheirs,
  settleConflicts,
  type Side,
} from './formDefinition';
import { singleFlight } from '@/lib/tasks';
import { newId } from '@/lib/crypto/bytes';
import { type Save, conflictOf } from '@/shared/queries/saves';
import { type CancelledDraft, type DraftHandle, useDraft } from './useDraft';

type Fields = Record<string, unknown>;

interface EditorOptions<Base, Values extends Fields, Stored, Saved> {
  readonly definition: FormDefinition<Base, Values, Stored>;
  /** The stored value to edit; a new one replaces it while the form is unchanged. */
  readonly stored: Base;
  /** Stores the form and deletes its draft in one commit. */
  readonly save: UseMutationOptions<Saved, Error, Save<Stored, NonNullable<NoInfer<Base>>>>;
  readonly onSaved?: (saved: Saved) => void;
  /** The next draft if the form stays open after a save; without it the form is done. */
  readonly nextDraft?: (
    stored: Stored,
    forms: { readonly sent: Values; readonly now: Values },
  ) => FormDraft<Values, Base>;
  readonly resolver?: Resolver<Values>;
  /** The input of a cancelled form, to continue with. */
  readonly resumed?: CancelledDraft<FormDraft<Values, Base>> | undefined;
}

/** Why the last save did not succeed. A failure can follow a conflict that was chosen from. */
interface SaveProblem<Base, Values extends Fields> {
  readonly failure?: Error | undefined;
  readonly conflict?: Conflict<Base, Values> | undefined;
}

function creationContext(id: string): CreationContext {
  return { id, now: new Date() };
}

/** A form's state: edited -> saving -> saved, failed or in conflict; or cancelled. */
export interface Editor<Base, Values extends Fields> {
  readonly form: UseFormReturn<Values>;
  /** Where changes are kept; `found` is a draft that was left. */
  readonly draft: DraftHandle<FormDraft<Values, Base>>;
  readonly base: Base;
  readonly isDirty: boolean;
  readonly isSaving: boolean;
  /** Whether the form is saved and closing, so that nothing is unsaved. */
  readonly isDone: boolean;
  /** The error of the last save, until the next one ends. */
  readonly failure: Error | undefined;
  readonly conflict: Conflict<Base, Values> | undefined;
  /** The id for a new record, the same for each attempt so that a retry creates no second one. */
  readonly newId: string;
  /** Saves the form or the given values; ignored while a save is running. */
  readonly save: (values?: Values) => void;
  /** Continues the found draft. Returns the function that restores the previous input, if any. */
  readonly continueDraft: () => (() => void) | undefined;
  /** Keeps the input for a day when the form closes unsaved; undefined if there is none. */
  readonly cancel: () => CancelledDraft<FormDraft<Values, Base>> | undefined;
  /** Resets the form. Its fields register again, so memoized fields need the base as a prop. */
  readonly startFrom: (next: FormDraft<Values, Base>) => void;
  /** Resolves a conflict; a record deleted meanwhile is saved as a new one. */
  readonly choose: (side: Side) => void;
  readonly leaveConflict: () => void;
  readonly clearFailure: () => void;
}

/**
 * The fields of one record, whose changes are kept as a draft. While nothing is changed, they follow
 * what is stored.
 */
function useFormWithDraft<Base, Values extends Fields, Stored>(
  definition: FormDefinition<Base, Values, Stored>,
  stored: Base,
  { resumed, resolver }: Pick<EditorOptions<Base, Values, Stored, unknown>, 'resumed' | 'resolver'>,
) {
  const [first] = useState(() => ({
    draftOptions: {
      kind: definition.kind,
      schema: definition.draftSchema,
      isBlank: (typed: FormDraft<Values, Base>) => isUnchanged(definition, typed),
      resumedId: resumed?.id,
    },
    typed: resumed?.value ?? { values: definition.valuesOf(stored), base: stored },
  }));
  const draft = useDraft(first.draftOptions);
  const form = useForm<Values>({ values: first.typed.values, ...(resolver && { resolver }) });
  const [base, setBase] = useState(first.typed.base);
  // A ref, because the form reports changes before the next render.
  const baseNow = useRef(first.typed.base);
  const [isDirty, setIsDirty] = useState(resumed !== undefined);

  // A copy, because the form mutates its values.
  const typedNow = () => ({ values: { ...form.getValues() }, base: baseNow.current });
  const withoutSecret = (typed: FormDraft<Values, Base>) =>
    definition.withSecretOf?.(typed, undefined) ?? typed;
  const keep = () => {
    const now = typedNow();
    setIsDirty(!isUnchanged(definition, now));
    draft.keep(withoutSecret(now));
  };
  const startFrom = (next: FormDraft<Values, Base>) => {
    baseNow.current = next.base;
    setBase(next.base);
    form.reset(next.values);
  };

  const onChange = useEffectEvent(keep);
  const keepResumed = useEffectEvent(() => {
    if (resumed !== undefined) draft.keep(withoutSecret(resumed.value));
  });
  const follow = useEffectEvent((next: Base) => {
    if (!isDirty && next !== baseNow.current)
      startFrom({ values: definition.valuesOf(next), base: next });
  });
  useEffect(() => {
    keepResumed();
    return form.subscribe({ formState: { values: true }, callback: () => onChange() });
  }, [form]);
  useEffect(() => follow(stored), [stored]);

  return { form, draft, base, isDirty, typedNow, withoutSecret, keep, startFrom };
}

/**
 * The form of one record: keeps changes as a draft, pauses it during a save and deletes it with the
 * commit; a failure keeps everything. Changes of another tab to other fields are merged, changes to
 * the same field become a conflict. `definition.kind` must not change while mounted.
 */
export function useEditor<Base, Values extends Fields, Stored, Saved>({
  definition,
  stored,
  save: saveOptions,
  onSaved,
  nextDraft,
  ...options
}: EditorOptions<Base, Values, Stored, Saved>): Editor<Base, Values> {
  const fields = useFormWithDraft(definition, stored, options);
  const { form, draft, isDirty, typedNow, withoutSecret, startFrom } = fields;
  const { mutate, isPending, isSuccess } = useMutation(saveOptions);
  const [{ failure, conflict }, setProblem] = useState<SaveProblem<Base, Values>>({});
  const [id, setId] = useState(newId);
  const [saveFlight] = useState(singleFlight);

  const onError = (error: Error, mine: FormDraft<Values, Base>) => {
    saveFlight.end();
    draft.resume();
    fields.keep();
    const saveConflict = conflictOf(error);
    const theirs = saveConflict && definition.readTheirs?.(saveConflict.current);
    if (theirs === undefined) {
      setProblem((before) => ({ ...before, failure: error }));
    } else if (theirs === 'deleted') {
      setProblem({ conflict: { kind: 'deleted', mine, differences: 'deleted' } });
    } else {
      const merged = mergeWithTheirs(definition, mine, theirs);
      if ('kind' in merged) setProblem({ conflict: merged });
      else {
        setProblem((before) => ({ conflict: before.conflict }));
        attempt(merged);
      }
    }
  };
  const attempt = (mine: FormDraft<Values, Base>, isNew = false) => {
    if (!saveFlight.begin()) return;
    const sent = typedNow().values;
    const value = definition.storedOf(mine.values, mine.base, creationContext(id));
    mutate(
      { value, base: isNew ? undefined : (mine.base ?? undefined), draftId: draft.pause() },
      {
        onSuccess: (saved) => {
          setProblem({});
          if (nextDraft !== undefined) {
            saveFlight.end();
            setId(newId());
            draft.hideFound();
            draft.resume();
            startFrom(nextDraft(value, { sent, now: form.getValues() }));
          }
          onSaved?.(saved);
        },
        onError: (error) => onError(error, mine),
      },
    );
  };

  return {
    form,
    draft,
    base: fields.base,
    isDirty,
    isSaving: isPending,
    isDone: isSuccess && nextDraft === undefined,
    failure,
    conflict,
    newId: id,
    save: (values = form.getValues()) => {
      if (conflict === undefined) attempt({ values, base: typedNow().base });
    },
    continueDraft: () => {
      if (draft.found === undefined || isPending) return undefined;
      const { value } = draft.found;
      const typed = isDirty ? typedNow() : undefined;
      const undo = draft.continueFound(typed && withoutSecret(typed));
      // A draft of an earlier version may lack a field.
      const complete = {
        ...value,
        values: { ...definition.valuesOf(value.base), ...value.values },
      };
      startFrom(definition.withSecretOf?.(complete, stored) ?? complete);
      if (typed === undefined) return undefined;
      return () => {
        undo(withoutSecret(typedNow()));
        startFrom(typed);
      };
    },
    cancel: () => {
      if (!isDirty || isPending || isSuccess) return undefined;
      const typed = typedNow();
      draft.cancel(withoutSecret(typed));
      return { id: draft.id, value: typed, isKept: draft.saveState !== 'refused' };
    },
    startFrom,
    choose: (side) => {
      if (conflict?.kind === 'deleted') attempt(conflict.mine, true);
      if (conflict?.kind === 'changed') {
        const { merge, theirs } = conflict;
        attempt({
          values: settleConflicts(merge, definition.valuesOf(theirs), side),
          base: theirs,
        });
      }
    },
    leaveConflict: () => setProblem((before) => ({ failure: before.failure })),
    clearFailure: () => setProblem((before) => ({ conflict: before.conflict })),
  };
}
