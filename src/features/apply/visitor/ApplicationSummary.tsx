import { DOCUMENT_KINDS } from '@/domain/application';
import { applicantName, type ApplicationForm } from '@/domain/applicationForm';
import { VISA_OPTIONS } from '@/domain/visaOptions';
import { shownNationality } from '@/domain/nationality';
import { DashedText } from '@/ui/DashedText';
import { writtenDate } from '@/lib/time/dates';
import type { ChosenFiles } from '@/features/apply/queries';
import type { DraftSaveState } from '@/shared/editing/useDraft';
import { strings } from './strings';

interface ApplicationSummaryProps {
  form: ApplicationForm;
  files: ChosenFiles;
  price: string | undefined;
  saveState: DraftSaveState;
  isBusy: boolean;
  /** Only once there is something to summarise. */
  isShown: boolean;
}

/** Browsers must not translate what was typed. */
const typed = (text: string) => text && <span translate="no">{text}</span>;

/** The application so far, beside the form on wide screens. */
export function ApplicationSummary({
  form,
  files,
  price,
  saveState,
  isBusy,
  isShown,
}: ApplicationSummaryProps) {
  const visa = VISA_OPTIONS.find(({ id }) => id === form.visaType);
  const count = DOCUMENT_KINDS.filter((kind) => files[kind] !== null).length;
  const facts = [
    [strings.summary.visa, visa && <DashedText key="visa" text={visa.label} />],
    [strings.summary.price, price, 'font-mono'],
    [strings.summary.name, typed(applicantName(form))],
    [strings.summary.nationality, typed(shownNationality(form.nationality))],
    [strings.summary.passport, typed(form.passportNumber)],
    [strings.summary.travelDate, writtenDate(form.travelDate), 'font-mono'],
    [
      strings.summary.documents,
      count === 0 ? '' : strings.summary.documentCount(count, DOCUMENT_KINDS.length),
    ],
  ] as const;
  return (
    <aside
      aria-labelledby="summary"
      className={isShown ? 'summary col-start-2 row-start-2 max-lg:hidden' : 'hidden'}
    >
      <h2 id="summary" className="text-xl">
        {strings.summary.title}
      </h2>
      <dl className="answer-list">
        {facts.map(([term, text, face]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd className={text ? face : undefined}>
              {text ? (
                <bdi>{text}</bdi>
              ) : (
                <span aria-hidden="true" className="text-muted">
                  {strings.summary.blank}
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <p aria-busy={isBusy} className="text-sm text-muted empty:hidden">
        {strings.summary.saveState[saveState]}
      </p>
    </aside>
  );
}
