import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import {
  APPLICANT_FIELDS,
  DOCUMENT_KINDS,
  type DocumentKind,
} from '@/content/applications/application';
import { type ApplicationForm, BLANK_FORM } from '@/content/applicationForm';
import { trueType } from '@/content/applications/documentFile';
import { VISA_OPTIONS } from '@/content/applications/visaOptions';
import { useKeepTyped } from '@/form/useKeepTyped';
import { type ChosenFiles, fileRecords, type TrueTypes } from '@/queries/content/applications';
import { useDraft } from '@/form/useDraft';
import {
  type ApplicationDraft,
  applicationDraftSchema,
  isBlank,
  NO_FILES,
} from './applicationDraft';
import { reachableStep, type StepNumber } from './steps/steps';

/** A visa type that is on offer, or none. */
function offeredVisa(id: string | undefined): string {
  return VISA_OPTIONS.some((option) => option.id === id) && id !== undefined ? id : '';
}

const DRAFT = { kind: 'application', schema: applicationDraftSchema, isBlank };

// The form changes its values in place; a copy is what lets a change show.
function copyOf(values: ApplicationForm): ApplicationForm {
  return { ...values };
}

/** What the bytes of the chosen files say that they are, as it is read. */
function useTrueTypes(files: ChosenFiles): TrueTypes {
  const [types, setTypes] = useState<TrueTypes>(new Map());
  useEffect(() => {
    const read = async (file: File) => {
      try {
        const type = await trueType(file);
        setTypes((known) => new Map(known).set(file, type));
      } catch {
        // One that can no longer be read is told of at the submission.
      }
    };
    for (const kind of DOCUMENT_KINDS) {
      const file = files[kind];
      if (file !== null) void read(file);
    }
  }, [files]);
  return types;
}

/** The answers, the chosen files and the draft that keeps both as they change. */
export function useApplicationForm(wanted: StepNumber, preselected: string | undefined) {
  const form = useForm<ApplicationForm>({
    defaultValues: { ...BLANK_FORM, visaType: offeredVisa(preselected) },
  });
  const [files, setFiles] = useState<ChosenFiles>(NO_FILES);
  const types = useTrueTypes(files);
  const records = useMemo(() => fileRecords(files, types), [files, types]);
  const draft = useDraft(DRAFT);
  const values = useWatch({ control: form.control, compute: copyOf });
  const step = reachableStep(wanted, values.visaType);

  const keep = (chosen = files, at = step) =>
    draft.keep({ step: at, form: form.getValues(), files: chosen });
  /** Whether something was filled in: a form that was only looked at makes no draft. */
  const isBegun = useRef(false);
  useKeepTyped(form, () => {
    isBegun.current = true;
    keep();
  });
  const keepBegun = useEffectEvent((chosen: ChosenFiles, at: StepNumber) => {
    if (isBegun.current) keep(chosen, at);
  });
  useEffect(() => keepBegun(files, step), [files, step]);

  return {
    form,
    values,
    files,
    /** The files as they will be stored. */
    records,
    step,
    draft,
    choose: (kind: DocumentKind, file: File | null) => {
      isBegun.current = true;
      setFiles((chosen) => ({ ...chosen, [kind]: file }));
    },
    /** Called on every move between steps: a preselected visa that is moved on from was chosen. */
    begin: () => {
      isBegun.current = true;
    },
    restore: ({ form: answers, files: chosen }: ApplicationDraft) => {
      isBegun.current = true;
      form.reset(answers);
      // What was filled in then was left then: its advice may show.
      for (const name of APPLICANT_FIELDS) {
        if (answers[name] !== '') form.setValue(name, answers[name], { shouldTouch: true });
      }
      setFiles(chosen);
    },
    /** Gives up all that was filled in, and what is kept of it. */
    erase: () => {
      draft.discard();
      isBegun.current = false;
      form.reset(BLANK_FORM);
      setFiles(NO_FILES);
      draft.resume();
    },
    keepAgain: () => {
      draft.resume();
      keep();
    },
  };
}
