import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Resolver, useForm, type UseFormReturn } from 'react-hook-form';
import {
  type Birth,
  type Conflict,
  type EditedForm,
  type FormDraft,
  isUnchanged,
  mergeWithTheirs,
} from '@/content/editing/editedForm';
import { settleConflicts, type Side } from '@/content/mergeEdits';
import { singleFlight } from '@/lib/async/singleFlight';
import { newId } from '@/lib/newId';
import type { Edit } from '@/queries/content/saves';
import { conflictOf } from '@/queries/saveFailure';
import { type DraftPlace, useDraft } from '@/queries/content/useDraft';

type Fields = Record<string, unknown>;

interface EditorOptions<Base, Values extends Fields, Stored, Saved> {
  readonly edited: EditedForm<Base, Values, Stored>;
  /** What editing begins with; another is followed as long as nothing was changed. */
  readonly stored: Base;
  /** Stores the form and ends its draft, in one commit. */
  readonly save: UseMutationOptions<Saved, Error, Edit<Stored, NonNullable<NoInfer<Base>>>>;
  readonly onSaved?: (saved: Saved) => void;
  /** Where the form stays in use after a save: what it goes on with. Without it, it is done. */
  readonly goOn?: (
    stored: Stored,
    forms: { readonly sent: Values; readonly now: Values },
  ) => FormDraft<Values, Base>;
  readonly resolver?: Resolver<Values>;
}

function birthOf(id: string): Birth {
  return { id, now: new Date() };
}

/** One form in use: `found` offered -> edited -> saving -> saved, failed or in conflict. */
export interface Editor<Base, Values extends Fields> {
  readonly form: UseFormReturn<Values>;
  /** Where what is typed is kept; `found` is what an earlier visit has left. */
  readonly draft: DraftPlace<FormDraft<Values, Base>>;
  readonly base: Base;
  readonly isDirty: boolean;
  readonly isSaving: boolean;
  /** From here on nothing is unsaved, while the form still closes. */
  readonly isDone: boolean;
  /** What the last save failed with, until another has ended. */
  readonly failure: Error | undefined;
  readonly conflict: Conflict<Base, Values> | undefined;
  /** Of a new thing once it is stored: the same for every attempt, so that none makes a second one. */
  readonly newId: string;
  /** Saves the form, or other values in its place, once however often it is called. */
  readonly save: (values?: Values) => void;
  /** Goes on with the draft that was found. */
  readonly continueDraft: () => void;
  /** Fills the form, which registers its fields again: one that is memoized must be given the base. */
  readonly startFrom: (next: FormDraft<Values, Base>) => void;
  /** Saves the version of each field that was chosen; of a deleted thing mine as a new one. */
  readonly choose: (choices: Readonly<Record<string, Side>>) => void;
  readonly leaveConflict: () => void;
  readonly forgetFailure: () => void;
}

/**
 * The form of one thing: what is typed is kept as a draft, paused by a save and ended by its
 * commit; a failure leaves all as it was. Another tab's changes to other fields are combined, to
 * the same field they are asked about. `edited.kind` must stay the same while it is mounted.
 */
export function useEditor<Base, Values extends Fields, Stored, Saved>({
  edited,
  stored,
  save: saveOptions,
  onSaved,
  goOn,
  resolver,
}: EditorOptions<Base, Values, Stored, Saved>): Editor<Base, Values> {
  const [draftOptions] = useState(() => ({
    kind: edited.kind,
    schema: edited.draftSchema,
    isBlank: (draft: FormDraft<Values, Base>) => isUnchanged(edited, draft),
  }));
  const draft = useDraft(draftOptions);
  const [initial] = useState(() => edited.valuesOf(stored));
  const form = useForm<Values>({ values: initial, ...(resolver && { resolver }) });
  const [base, setBase] = useState(stored);
  // The form tells of a change before the next render.
  const baseNow = useRef(stored);
  const [isDirty, setIsDirty] = useState(false);
  const { mutate, isPending, isSuccess } = useMutation(saveOptions);
  const [failure, setFailure] = useState<Error>();
  const [conflict, setConflict] = useState<Conflict<Base, Values>>();
  const [id, setId] = useState(newId);
  const [flight] = useState(singleFlight);

  const keep = () => {
    const now = { values: form.getValues(), base: baseNow.current };
    setIsDirty(!isUnchanged(edited, now));
    draft.keep(edited.withSecretOf?.(now, undefined) ?? now);
  };
  const onChange = useEffectEvent(keep);
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: () => onChange() }),
    [form],
  );

  const startFrom = (next: FormDraft<Values, Base>) => {
    baseNow.current = next.base;
    setBase(next.base);
    form.reset(next.values);
  };
  const follow = useEffectEvent((next: Base) => {
    if (!isDirty && next !== baseNow.current)
      startFrom({ values: edited.valuesOf(next), base: next });
  });
  useEffect(() => follow(stored), [stored]);

  const attempt = (mine: FormDraft<Values, Base>, isNew = false) => {
    if (!flight.begin()) return;
    // The form changes its values in place.
    const sent = { ...form.getValues() };
    const value = edited.storedOf(mine.values, mine.base, birthOf(id));
    mutate(
      { value, edited: isNew ? undefined : (mine.base ?? undefined), draftId: draft.pause() },
      {
        onSuccess: (saved) => {
          setFailure(undefined);
          setConflict(undefined);
          if (goOn !== undefined) {
            flight.end();
            setId(newId());
            draft.resume();
            startFrom(goOn(value, { sent, now: form.getValues() }));
          }
          onSaved?.(saved);
        },
        onError: (error) => {
          flight.end();
          draft.resume();
          keep();
          const met = conflictOf(error);
          const theirs = met && edited.readTheirs?.(met.current);
          setFailure(theirs === undefined ? error : undefined);
          if (theirs === 'deleted') setConflict({ kind: 'deleted', mine, differences: 'deleted' });
          else if (theirs !== undefined) {
            const merged = mergeWithTheirs(edited, mine, theirs);
            if ('kind' in merged) setConflict(merged);
            else attempt(merged);
          }
        },
      },
    );
  };

  return {
    form,
    draft,
    base,
    isDirty,
    isSaving: isPending,
    isDone: isSuccess && goOn === undefined,
    failure,
    conflict,
    newId: id,
    save: (values = form.getValues()) => {
      if (conflict === undefined) attempt({ values, base: baseNow.current });
    },
    continueDraft: () => {
      if (draft.found === undefined) return;
      const { value } = draft.found;
      draft.continueFound();
      // A draft of an earlier version may lack a field.
      const whole = { ...value, values: { ...edited.valuesOf(value.base), ...value.values } };
      startFrom(edited.withSecretOf?.(whole, stored) ?? whole);
    },
    startFrom,
    choose: (choices) => {
      if (conflict?.kind === 'deleted') attempt(conflict.mine, true);
      if (conflict?.kind === 'changed') {
        const { merge, theirs } = conflict;
        attempt({
          values: settleConflicts(merge, edited.valuesOf(theirs), choices),
          base: theirs,
        });
      }
    },
    leaveConflict: () => setConflict(undefined),
    forgetFailure: () => setFailure(undefined),
  };
}
