import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { APPLICANT_FIELDS, type ApplicantField, DOCUMENT_KINDS } from '@/domain/application';
import {
  APPLICANT_LABELS,
  type ApplicationForm,
  DOCUMENT_LABELS,
  typedAnswer,
} from '@/domain/applicationForm';
import { VISA_OPTIONS } from '@/domain/visaOptions';
import { DashedText } from '@/ui/DashedText';
import { fileSize } from '@/lib/text/numbers';
import { writtenDate } from '@/lib/time/dates';
import type { ChosenFiles } from '@/features/apply/queries';
import { BreakableText } from '@/ui/controls/BreakableText';
import { Button } from '@/ui/controls/Button';
import type { Advice } from '@/features/applications/model/advice';
import type { Changeable } from '../../model/applySearch';
import { strings } from '../strings';

interface AnswerProps {
  field: Changeable;
  label: string;
  value: ReactNode;
  advice: string | undefined;
  onChange: (field: Changeable) => void;
}

function Answer({ field, label, value, advice, onChange }: AnswerProps) {
  return (
    <div className="answer">
      <dt>{label}</dt>
      <dd className="min-w-0">
        {value === '' ? (
          <span className="text-muted italic">{strings.notProvided}</span>
        ) : (
          <span dir="auto" className="whitespace-pre-line wrap-anywhere">
            {typeof value === 'string' ? <BreakableText text={value} /> : value}
          </span>
        )}
        {advice !== undefined && (
          <span className="mt-1 flex gap-2 text-sm text-advice">
            <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            <span>{advice}</span>
          </span>
        )}
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
      <h4 className="document-label mt-5">{title}</h4>
      <dl className="@container">{children}</dl>
    </>
  );
}

function written(form: ApplicationForm, name: ApplicantField): string {
  const value = form[name];
  return name === 'dateOfBirth' || name === 'travelDate'
    ? (writtenDate(value) ?? value)
    : typedAnswer(name, value);
}

interface CheckAnswersProps {
  form: ApplicationForm;
  files: ChosenFiles;
  advice: Advice;
  onChange: (field: Changeable) => void;
}

/** All answers before submitting, each with a button to change it. */
export function CheckAnswers({ form, files, advice, onChange }: CheckAnswersProps) {
  const visa = VISA_OPTIONS.find(({ id }) => id === form.visaType);
  return (
    <section aria-labelledby="check-answers" className="check-panel">
      <h3 id="check-answers" className="section-title">
        {strings.check.title}
      </h3>
      <p className="text-muted">{strings.check.lead}</p>
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
          advice={undefined}
          onChange={onChange}
        />
      </Group>
      <Group title={strings.check.personal}>
        {APPLICANT_FIELDS.map((name) => (
          <Answer
            key={name}
            field={name}
            label={APPLICANT_LABELS[name]}
            value={written(form, name)}
            advice={advice[name]}
            onChange={onChange}
          />
        ))}
      </Group>
      <Group title={strings.check.documents}>
        {DOCUMENT_KINDS.map((kind) => {
          const file = files[kind];
          return (
            <Answer
              key={kind}
              field={kind}
              label={DOCUMENT_LABELS[kind]}
              value={file === null ? '' : `${file.name}\n${fileSize(file.size)}`}
              advice={advice[kind]}
              onChange={onChange}
            />
          );
        })}
      </Group>
    </section>
  );
}
