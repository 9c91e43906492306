import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import {
  type HTMLAttributes,
  type HTMLInputAutoCompleteAttribute,
  memo,
  Suspense,
  useState,
  type ComponentProps,
  type FocusEvent,
} from 'react';
import { Controller, useFormState, type UseFormReturn, useWatch } from 'react-hook-form';
import { answerAdvice, type Trip } from '@/features/applications/model/advice';
import type { ApplicantField } from '@/domain/application';
import { answerLimit } from '@/domain/applicationForm';
import { countryNames, matchCountries, type OtherNames } from '@/domain/countries';
import { APPLICANT_LABELS } from '@/domain/labels';
import { shownNationality, storedNationality } from '@/domain/nationality';
import { ConfirmButton } from '@/ui/overlays/DeferredConfirmDialog';
import { ComboboxControl } from '@/ui/inputs/ComboboxControl';
import type { DraftSaveState } from '@/shared/editing/useDraft';
import { lazyOptional } from '@/ui/deferred';
import { localDate, writtenDate } from '@/lib/dates';
import { LANGUAGE } from '@/lib/language';
import { Field, TextArea, TextInput, useFieldControl } from '@/ui/elements';
import {
  type ApplicationValues,
  fillIn,
  useTyped,
} from '@/features/apply/visitor/applicationDraft';
import { chooseFile, copyOf } from './DocumentsStep';
import type { Changeable } from '@/features/apply/model';
import { otherCountryNamesOptions } from '@/features/apply/queries';
import { strings } from '@/features/apply/visitor/strings';
import { StepHeading } from './WizardParts';

interface DateControlProps extends ComponentProps<'input'> {
  /** The current value as `YYYY-MM-DD`, spelled out below the field so that a typo is visible. */
  written: string;
}

/** A native date input with the chosen day written out below. */
function DateControl({ written, onBlur, ...input }: DateControlProps) {
  const [incomplete, setIncomplete] = useState(false);
  const day = writtenDate(written);
  const { id = '', 'aria-describedby': notes = '' } = useFieldControl();
  const note = `${id}written`;
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    setIncomplete(event.target.validity.badInput);
    onBlur?.(event);
  };
  return (
    <>
      <TextInput
        {...input}
        type="date"
        className="font-mono"
        aria-describedby={`${notes} ${note}`.trim()}
        onBlur={leave}
      />
      <p id={note} className="min-h-5 text-sm text-muted" aria-live="polite">
        {day ?? (incomplete ? strings.incompleteDate : '')}
      </p>
    </>
  );
}

const PassportRow = lazyOptional(
  async () => (await import('@/features/passport/visitor/PassportRow')).PassportRow,
);

interface TypedField {
  type?: 'tel';
  inputMode?: HTMLAttributes<HTMLElement>['inputMode'];
  autoComplete: HTMLInputAutoCompleteAttribute;
  autoCapitalize?: 'words' | 'none' | 'characters';
  /** Set to turn off the browser's spell checker. */
  spellCheck?: false;
}

const NAME = { autoCapitalize: 'words', spellCheck: false } as const;
/** The text fields; other fields have controls of their own. */
const TYPED_FIELDS: Partial<Record<ApplicantField, TypedField>> = {
  firstName: { ...NAME, autoComplete: 'given-name' },
  lastName: { ...NAME, autoComplete: 'family-name' },
  email: {
    // Not `type="email"`, because Chromium returns its value in Punycode.
    inputMode: 'email',
    autoComplete: 'email',
    autoCapitalize: 'none',
    spellCheck: false,
  },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  passportNumber: { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false },
};

/** The fields in the order of SPEC section 2. */
const GROUPS = [
  ['who', ['firstName', 'lastName', 'email', 'phone']],
  ['passport', ['nationality', 'passportNumber', 'dateOfBirth']],
  ['trip', ['travelDate', 'purpose']],
] as const;
const HINTS: Partial<Record<ApplicantField, string>> = strings.personal.hints;

interface AnswerFieldProps {
  form: UseFormReturn<ApplicationValues>;
  name: ApplicantField;
  /** Whether the applicant came from the review of the answers to change this one. */
  isChanging: boolean;
  /** Keeps its identity while nothing in it changes. */
  trip: Trip;
  /** The values that the form was reset to; a new object re-registers the fields. */
  base: ApplicationValues;
  otherNames: OtherNames | undefined;
  /** The answer that was filled in from the passport. */
  filled: string | undefined;
}

/** A field with advice about unusual values after blur; memoised to render on own input only. */
const AnswerField = memo(function AnswerField(props: AnswerFieldProps) {
  const { form, name, isChanging, trip, otherNames, filled } = props;
  const today = localDate(trip.now);
  const { control, register } = form;
  const value = useWatch({ control, name });
  const { touchedFields } = useFormState({ control, name });
  const isJudged = touchedFields[name] === true || isChanging;
  const notes = {
    label: APPLICANT_LABELS[name],
    hint: filled !== undefined && filled === value ? strings.personal.filled : HINTS[name],
    advice: isJudged ? answerAdvice(name, value, trip) : undefined,
  };
  if (name === 'nationality')
    return (
      <Field {...notes}>
        <Controller
          control={control}
          name={name}
          render={({ field }) => (
            <ComboboxControl
              listLabel={strings.personal.countries}
              name={field.name}
              value={shownNationality(field.value)}
              onChange={(typed) => field.onChange(storedNationality(typed))}
              onBlur={field.onBlur}
              match={(text) => matchCountries(countryNames(LANGUAGE), text, otherNames)}
              isFirstTaken
              autoComplete="off"
              enterKeyHint="next"
            />
          )}
        />
      </Field>
    );
  if (name === 'dateOfBirth' || name === 'travelDate')
    return (
      <Field {...notes}>
        <DateControl
          {...register(name)}
          {...(name === 'dateOfBirth' ? { max: today } : { min: today })}
          written={value}
          autoComplete={name === 'dateOfBirth' ? 'bday' : 'off'}
          enterKeyHint="next"
        />
      </Field>
    );
  if (name === 'purpose')
    return (
      <Field {...notes} className="sm:col-span-2">
        <TextArea {...register(name)} maxLength={answerLimit(name)} rows={3} />
      </Field>
    );
  return (
    <Field {...notes}>
      <TextInput
        {...TYPED_FIELDS[name]}
        {...register(name)}
        maxLength={answerLimit(name)}
        enterKeyHint="next"
      />
    </Field>
  );
});

interface PassportPartProps extends Pick<AnswerFieldProps, 'form'> {
  onChange: (answers: Partial<Record<ApplicantField, string>>, isUndo: boolean) => void;
}

/** The row that fills in the form from a passport; it alone re-renders on input. */
function PassportPart({ form, onChange }: PassportPartProps) {
  const typed = useTyped(form);
  return (
    <PassportRow
      typed={typed}
      travelDate={typed.travelDate}
      onExpiry={(expiry) => form.setValue('passportExpiry', expiry)}
      onChange={onChange}
      isCopy={(picture) => {
        const copy = form.getValues('passportCopy');
        return (copyOf(copy)?.original ?? copy) === picture;
      }}
      latest={() => {
        const now = form.getValues();
        return { typed: now, copy: now.passportCopy, form: form.formState.defaultValues };
      }}
      onCopy={(file) => chooseFile(form, 'passportCopy', file)}
    />
  );
}

interface PersonalDetailsStepProps extends Pick<AnswerFieldProps, 'form' | 'base' | 'trip'> {
  change: Changeable | undefined;
  saveState: DraftSaveState;
  /** Deletes all answers. */
  onErase: () => void;
}

/**
 * Step 2. It says first where the answers are kept. Unusual values only get advice, after blur
 * (SPEC section 5).
 */
export function PersonalDetailsStep({
  form,
  base,
  trip,
  change,
  saveState,
  onErase,
}: PersonalDetailsStepProps) {
  const { data: otherNames } = useQuery(otherCountryNamesOptions);
  const [filled, setFilled] = useState<Partial<Record<ApplicantField, string>>>({});
  const fillFromPassport: PassportPartProps['onChange'] = (answers, isUndo) => {
    setFilled(isUndo ? {} : (before) => ({ ...before, ...answers }));
    fillIn(form, answers, !isUndo);
  };
  return (
    <>
      <StepHeading step={2}>
        {form.getValues('party') === '' ? strings.personal.lead : strings.personal.nextLead}
      </StepHeading>
      <details className="disclosure border-y border-hairline text-[0.9375rem]">
        <summary>
          {saveState === 'refused' ? strings.privacy.notKept : strings.privacy.kept}
        </summary>
        <div className="grid justify-items-start gap-2 pb-3">
          <p>{strings.privacy.submitted}</p>
          <Link to="/contact" hash="privacy" className="link">
            {strings.privacy.readers}
          </Link>
          <ConfirmButton variant="outline" question={strings.erase} onConfirm={onErase}>
            {strings.privacy.erase}
          </ConfirmButton>
        </div>
      </details>
      <Suspense>
        <PassportPart form={form} onChange={fillFromPassport} />
      </Suspense>
      {GROUPS.map(([group, names]) => (
        <fieldset key={group} className="grid items-start gap-x-5 gap-y-6 sm:grid-cols-2">
          <legend className="pb-4 text-xl font-semibold">{strings.personal.groups[group]}</legend>
          {names.map((name) => (
            <AnswerField
              key={name}
              form={form}
              name={name}
              isChanging={change === name}
              trip={trip}
              base={base}
              otherNames={otherNames}
              filled={filled[name]}
            />
          ))}
        </fieldset>
      ))}
    </>
  );
}
