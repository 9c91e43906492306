import type { ReactNode } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import {
  applicationAdvice,
  missingEssentials,
  type Trip,
} from '@/features/applications/model/advice';
import { shownNationality } from '@/domain/nationality';
import { APPLICANT_FIELDS, type ApplicantField, DOCUMENT_KINDS } from '@/domain/application';
import { APPLICANT_LABELS, DOCUMENT_LABELS } from '@/domain/answerLabels';
import { type ApplicationForm, typedAnswer } from '@/domain/applicationForm';
import { VISA_OPTIONS } from '@/domain/visaOptions';
import { DashedText } from '@/ui/DashedText';
import { fileSize } from '@/lib/text/numbers';
import { writtenDate } from '@/lib/time/dates';
import { BreakableText } from '@/ui/controls/BreakableText';
import { Button } from '@/ui/controls/Button';
import { AdviceNote } from '@/ui/controls/Field';
import type { Changeable } from '../../model/applySearch';
import type { ApplicationValues } from '../applicationDraft';
import { useDocumentAdvice } from '../documents/useDocumentAdvice';
import { MissingNote } from '../MissingNote';
import { strings } from '../strings';
import { STEP_HEADING_ID, StepHeading } from './StepHeading';

interface AnswerProps {
  field: Changeable;
  label: string;
  value: ReactNode;
  /** Said where the value is empty. */
  blank?: string | undefined;
  advice?: string | undefined;
  onChange: (field: Changeable) => void;
}

function Answer({
  field,
  label,
  value,
  blank = strings.notProvided,
  advice,
  onChange,
}: AnswerProps) {
  return (
    <div className="answer">
      <dt>{label}</dt>
      <dd className="min-w-0">
        {value === '' ? (
          <span className="text-muted italic">{blank}</span>
        ) : (
          <span dir="auto" className="whitespace-pre-line wrap-anywhere">
            {typeof value === 'string' ? <BreakableText text={value} /> : value}
          </span>
        )}
        {advice && <AdviceNote className="mt-1">{advice}</AdviceNote>}
      </dd>
      <dd>
        <Button variant="link" className="px-0" data-change={field} onClick={() => onChange(field)}>
          {strings.check.change(label)}
        </Button>
      </dd>
    </div>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <h3 className="document-label mt-5 first:mt-0">{title}</h3>
      <dl className="@container">{children}</dl>
    </>
  );
}

function written(form: ApplicationForm, name: ApplicantField): string {
  const value = form[name];
  if (name === 'dateOfBirth' || name === 'travelDate') return writtenDate(value) ?? value;
  const answer = typedAnswer(name, value);
  return name === 'nationality' ? shownNationality(answer) : answer;
}

interface CheckStepProps {
  form: UseFormReturn<ApplicationValues>;
  trip: Trip;
  onChange: (field: Changeable) => void;
}

/** All answers before submitting, each with a button to change it: the end of step 3. */
export function CheckStep({ form, trip, onChange }: CheckStepProps) {
  // The form mutates its values object; a copy triggers a render.
  const values = useWatch({
    control: form.control,
    compute: (typed: ApplicationValues) => ({ ...typed }),
  });
  const { records, advice: documentAdvice } = useDocumentAdvice(values);
  const advice = { ...applicationAdvice(values, records, trip), ...documentAdvice };
  const visa = VISA_OPTIONS.find(({ id }) => id === values.visaType);
  return (
    <section aria-labelledby={STEP_HEADING_ID} className="grid gap-7">
      <StepHeading view="check">{strings.check.lead}</StepHeading>
      <div className="check-panel">
        <Group title={strings.check.visa}>
          <Answer
            field="visaType"
            label={strings.check.visaType}
            value={
              visa ? (
                <>
                  <DashedText text={visa.label} />
                  <span>{`\n${visa.price}`}</span>
                </>
              ) : (
                ''
              )
            }
            onChange={onChange}
          />
        </Group>
        <Group title={strings.check.personal}>
          {APPLICANT_FIELDS.map((name) => (
            <Answer
              key={name}
              field={name}
              label={APPLICANT_LABELS[name]}
              value={written(values, name)}
              blank={
                name === 'lastName' && typedAnswer('firstName', values.firstName) !== ''
                  ? strings.check.noLastName
                  : undefined
              }
              advice={advice[name]}
              onChange={onChange}
            />
          ))}
        </Group>
        <Group title={strings.check.documents}>
          {DOCUMENT_KINDS.map((kind) => {
            const file = values[kind];
            return (
              <Answer
                key={kind}
                field={kind}
                label={DOCUMENT_LABELS[kind]}
                value={
                  file === null ? (
                    ''
                  ) : (
                    <>
                      <bdi>
                        <BreakableText text={file.name} />
                      </bdi>
                      <span>{`\n${fileSize(file.size)}`}</span>
                    </>
                  )
                }
                advice={advice[kind]}
                onChange={onChange}
              />
            );
          })}
        </Group>
      </div>
      <p className="border-s-4 border-accent ps-4">
        {strings.check.payment(values.email.trim() !== '')}
      </p>
      <MissingNote missing={missingEssentials(values, records)} />
    </section>
  );
}
