import type { ReactNode } from 'react';
import { Controller, type Control, useFormState, type UseFormRegister } from 'react-hook-form';
import { type ApplicantField } from '@/content/applications/application';
import { APPLICANT_LABELS, type ApplicationForm } from '@/content/applicationForm';
import { matchCountries } from '@/content/applications/countries';
import { ComboboxControl } from '@/form/controls/ComboboxControl';
import { DateControl } from '@/form/controls/DateControl';
import { Field } from '@/ui/controls/Field';
import { TextArea } from '@/ui/controls/TextArea';
import { TextInput } from '@/ui/controls/TextInput';
import type { Advice } from '@/content/applications/advice';
import type { Changeable } from '../applySearch';
import { nationalities, TYPED_FIELDS } from './personalFields';
import { StepHeading } from './StepHeading';
import { strings } from '../strings';

interface PersonalDetailsStepProps {
  control: Control<ApplicationForm>;
  register: UseFormRegister<ApplicationForm>;
  values: ApplicationForm;
  advice: Advice;
  change: Changeable | undefined;
  /** Today, `YYYY-MM-DD`: the latest date of birth, the earliest date of travel. */
  today: string;
  /** What stands before the first field. */
  children: ReactNode;
}

/** Step 2. Nothing here blocks: what looks odd gets a note once the field was left (SPEC section 5). */
export function PersonalDetailsStep({
  control,
  register,
  values,
  advice,
  change,
  today,
  children,
}: PersonalDetailsStepProps) {
  const { touchedFields } = useFormState({ control });
  const adviceOn = (name: ApplicantField) =>
    touchedFields[name] === true || change === name ? advice[name] : undefined;

  const typed = (name: keyof typeof TYPED_FIELDS) => {
    const { hint, ...attributes } = TYPED_FIELDS[name];
    return (
      <Field label={APPLICANT_LABELS[name]} hint={hint} advice={adviceOn(name)}>
        {(frame) => (
          <TextInput
            {...frame}
            {...attributes}
            {...register(name)}
            dir="auto"
            enterKeyHint="next"
          />
        )}
      </Field>
    );
  };
  const date = (name: 'dateOfBirth' | 'travelDate', limits: { min?: string; max?: string }) => (
    <Field label={APPLICANT_LABELS[name]} advice={adviceOn(name)}>
      {(frame) => (
        <DateControl
          {...frame}
          {...register(name)}
          {...limits}
          written={values[name]}
          autoComplete={name === 'dateOfBirth' ? 'bday' : 'off'}
          enterKeyHint="next"
        />
      )}
    </Field>
  );

  return (
    <>
      <StepHeading step={2}>{strings.personal.lead}</StepHeading>
      {children}
      <div className="grid items-start gap-x-5 gap-y-6 sm:grid-cols-2">
        {typed('firstName')}
        {typed('lastName')}
        {typed('email')}
        {typed('phone')}
        <Field
          label={APPLICANT_LABELS.nationality}
          hint={strings.personal.hints.nationality}
          advice={adviceOn('nationality')}
        >
          {(frame) => (
            <Controller
              control={control}
              name="nationality"
              render={({ field: { value, name, onChange, onBlur } }) => (
                <ComboboxControl
                  {...frame}
                  listLabel={strings.personal.countries}
                  name={name}
                  value={value}
                  onChange={onChange}
                  onBlur={onBlur}
                  match={(text) => matchCountries(nationalities(), text)}
                  autoComplete="country-name"
                  enterKeyHint="next"
                />
              )}
            />
          )}
        </Field>
        {typed('passportNumber')}
        {date('dateOfBirth', { max: today })}
        {date('travelDate', { min: today })}
        <Field
          label={APPLICANT_LABELS.purpose}
          hint={strings.personal.hints.purpose}
          advice={adviceOn('purpose')}
          className="sm:col-span-2"
        >
          {(frame) => <TextArea {...frame} {...register('purpose')} dir="auto" rows={3} />}
        </Field>
      </div>
    </>
  );
}
