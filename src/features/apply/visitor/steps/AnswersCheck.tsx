import { TriangleAlert } from 'lucide-react';
import { strings } from '../strings';
import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import {
  applicationAdvice,
  missingEssentials,
  type Trip,
} from '@/features/applications/model/advice';
import { shownNationality } from '@/domain/nationality';
import { APPLICANT_FIELDS, type ApplicantField, DOCUMENT_KINDS } from '@/domain/application';
import { APPLICANT_LABELS } from '@/domain/labels';
import { type ApplicationForm, typedAnswer } from '@/domain/applicationForm';
import { VISA_OPTIONS } from '@/domain/visaOptions';
import { fileRecords } from '@/features/apply/queries';
import { DashedText, BreakableText, Button, AdviceNote } from '@/ui/elements';
import { writtenDate } from '@/lib/dates';
import { useIsWide } from '@/ui/mediaQueries';
import type { Changeable } from '@/features/apply/model';
import { type ApplicationValues, useTyped } from '../applicationDraft';

/** What the application lacks, in sentences; nothing if it is complete. */
function MissingNote({ missing }: { missing: readonly string[] }) {
  if (missing.length === 0) return null;
  return (
    <section
      aria-labelledby="missing"
      className="flex gap-3 rounded-box border border-advice bg-base-100 px-4 py-3.5 text-[0.9375rem]"
    >
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-advice" />
      <div className="min-w-0">
        <h3 id="missing" className="font-sans font-semibold [word-spacing:normal]">
          {strings.missing.title}
        </h3>
        <ul className="ms-5 list-disc">
          {missing.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}

interface AnswerProps {
  field: Changeable;
  label: string;
  value: ReactNode;
  /** Shown if the value is empty. */
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
    <div className="answer" data-advised={advice === undefined ? undefined : ''}>
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

function written(form: ApplicationForm, name: ApplicantField): string {
  const value = form[name];
  if (name === 'dateOfBirth' || name === 'travelDate') return writtenDate(value) ?? value;
  const answer = typedAnswer(name, value);
  return name === 'nationality' ? shownNationality(answer) : answer;
}

interface AnswersCheckProps {
  form: UseFormReturn<ApplicationValues>;
  trip: Trip;
  /** The price of the chosen visa. */
  price: string | undefined;
  onChange: (field: Changeable) => void;
}

/**
 * The answers of the earlier steps, each with a button to change it, and what the application
 * lacks. Collapsed on small screens, except for the visa and for answers with advice.
 */
export function AnswersCheck({ form, trip, price, onChange }: AnswersCheckProps) {
  const values = useTyped(form);
  const isWide = useIsWide('64rem');
  const records = fileRecords(values);
  const advice = applicationAdvice(values, records, trip);
  const visa = VISA_OPTIONS.find(({ id }) => id === values.visaType);
  const given = APPLICANT_FIELDS.filter((name) => typedAnswer(name, values[name]) !== '');
  const essentials = missingEssentials(values, records);
  const papers = essentials.includes('documents')
    ? []
    : DOCUMENT_KINDS.flatMap((kind) => (records[kind] === null ? (advice[kind] ?? []) : []));
  return (
    <>
      <section aria-labelledby="answers">
        <details className="disclosure" open={isWide}>
          <summary>
            <h3 id="answers" className="document-label">
              {strings.check.title(given.length, APPLICANT_FIELDS.length)}
            </h3>
          </summary>
          <p className="mb-3 text-muted">{strings.check.lead}</p>
        </details>
        <dl className="check-panel @container rounded-box border border-hairline bg-base-100 px-[min(1.25rem,4vw)] py-2">
          <Answer
            field="visaType"
            label={strings.check.visaType}
            value={
              visa ? (
                <>
                  <DashedText text={visa.label} />
                  <span>{`\n${price}`}</span>
                </>
              ) : (
                ''
              )
            }
            onChange={onChange}
          />
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
        </dl>
      </section>
      <MissingNote
        missing={[...essentials.map((essential) => strings.missing[essential]), ...papers]}
      />
      <p className="border-s-4 border-accent ps-4">{strings.payment(values.email.trim() !== '')}</p>
    </>
  );
}
