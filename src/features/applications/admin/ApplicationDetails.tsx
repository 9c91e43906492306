import { type ReactNode, useEffect, useId } from 'react';
import { type VisaApplication } from '@/domain/application';
import { statusTone } from '@/domain/status';
import { APPLICANT_LABELS, statusLabel } from '@/domain/labels';
import { applicantName } from '@/domain/applicationForm';
import { visaTypeLabel } from '@/domain/visaOptions';
import { DashedText, Badge, BreakableText, Fold } from '@/ui/elements';
import { keyed } from '@/lib/sorting';
import { phoneParts } from '@/lib/text/contactDetails';
import { formatDay, formatDateTime } from '@/lib/dates';
import { encodedPart } from '@/lib/text/typed';
import { type PassportAnswers, type PassportField, shownAnswer } from '@/features/passport/model';
import { usePrices } from '@/shared/queries/siteContent';
import { shownNationality } from '@/domain/nationality';
import { strings } from './strings';
import { useMutation, useQuery } from '@tanstack/react-query';
import { recordOpenedOptions, stepsOptions } from './queries';
import { stepTexts } from '../model/stepTexts';
import { usePrinting } from '@/ui/mediaQueries';

interface Detail {
  label: string;
  value: ReactNode;
  /** `no` for names and numbers. */
  translate?: 'no';
  /** What the passport says instead. */
  note?: string | undefined;
}

/** In characters; a longer text gets a row of its own. */
const SHORT_TEXT = 60;

const detail = (label: string, value: ReactNode): Detail => ({ label, value });
const typed = (label: string, value: ReactNode): Detail => ({ label, value, translate: 'no' });

/** A text as mailto or tel link; blank text as is. */
function linked(href: string, text: string): ReactNode {
  return text === '' ? (
    ''
  ) : (
    <a href={href} className="text-primary underline">
      <BreakableText text={text} />
    </a>
  );
}

function DetailList({ title, details }: { title: string; details: readonly Detail[] }) {
  return (
    // No nested grids: in print a text longer than a page would overlap what follows.
    <section className="space-y-3">
      <h3 className="text-lg">{title}</h3>
      <dl className="application-facts">
        {details.map(({ label, value, translate, note }) => (
          <div
            key={label}
            className={
              typeof value === 'string' && value.length > SHORT_TEXT ? 'col-span-full' : undefined
            }
          >
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="wrap-anywhere whitespace-pre-line">
              <bdi translate={translate}>
                {value === '' || (Array.isArray(value) && value.length === 0) ? '-' : value}
              </bdi>
              {note !== undefined && <p className="text-sm text-advice">{note}</p>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const AGREES: PassportAnswers = {};

/**
 * The applicant's answers, in the sections of SPEC section 2. `passport` has the answers that their
 * passport has otherwise. The fee, which those sections do not name, is for the counter.
 */
export function ApplicationDetails({
  application,
  passport = AGREES,
  showsFee = false,
}: {
  application: VisaApplication;
  passport?: PassportAnswers;
  showsFee?: boolean;
}) {
  const { dateOfBirth, travelDate, status, visaType } = application;
  const price = usePrices()(application);
  const noted = (of: Detail, ...names: PassportField[]): Detail => {
    if (names.every((name) => passport[name] === undefined)) return of;
    // A name is compared as a whole, even if only one part differs.
    const answers = names.map((name) => shownAnswer(name, passport[name] ?? application[name]));
    return { ...of, note: strings.details.passport(answers.join(' ').trim()) };
  };
  return (
    <>
      <DetailList
        title={strings.details.person}
        details={[
          noted(typed(strings.details.name, applicantName(application)), 'firstName', 'lastName'),
          detail(
            APPLICANT_LABELS.email,
            linked(`mailto:${encodedPart(application.email)}`, application.email),
          ),
          typed(
            APPLICANT_LABELS.phone,
            keyed(phoneParts(application.phone), ({ text }) => text).map(
              ({ key, item: { text, href } }) => (
                <span key={key}>{href === undefined ? text : linked(href, text)}</span>
              ),
            ),
          ),
          noted(
            detail(APPLICANT_LABELS.nationality, shownNationality(application.nationality)),
            'nationality',
          ),
          noted(
            typed(APPLICANT_LABELS.passportNumber, application.passportNumber),
            'passportNumber',
          ),
          noted(
            detail(APPLICANT_LABELS.dateOfBirth, formatDay(dateOfBirth) ?? dateOfBirth),
            'dateOfBirth',
          ),
        ]}
      />
      <DetailList
        title={strings.details.visa}
        details={[
          detail(
            strings.details.visaType,
            visaType && <DashedText text={visaTypeLabel(visaType)} />,
          ),
          ...(showsFee ? [detail(strings.details.fee, price ?? '')] : []),
          detail(APPLICANT_LABELS.travelDate, formatDay(travelDate) ?? travelDate),
          detail(APPLICANT_LABELS.purpose, application.purpose),
          detail(
            strings.details.status,
            status && <Badge tone={statusTone(status)}>{statusLabel(status)}</Badge>,
          ),
        ]}
      />
    </>
  );
}

/** Delay before an opening is recorded, so that paging through the list records none. */
const READING_MS = 2000;

interface CaseHistoryProps {
  application: VisaApplication;
  /** Whether it is collapsed, below the sections of SPEC section 2. */
  isFolded?: boolean;
}

/** The office's record of an application. Showing it for a while is itself recorded as a step. */
export function CaseHistory({ application, isFolded = false }: CaseHistoryProps) {
  const { id, submissionDate } = application;
  const title = useId();
  const isPrinting = usePrinting();
  const { data: steps = [] } = useQuery(stepsOptions(id));
  const { mutate } = useMutation(recordOpenedOptions);
  useEffect(() => {
    const timer = setTimeout(() => mutate(id), READING_MS);
    return () => clearTimeout(timer);
  }, [id, mutate]);
  const texts = stepTexts(steps);
  const list = (
    <ol className="*:grid *:gap-x-4 *:border-t *:border-hairline *:py-2 sm:*:grid-cols-[13rem_1fr]">
      <li>
        <span className="text-sm text-muted">{formatDateTime(submissionDate)}</span>
        <span>{strings.history.submitted}</span>
      </li>
      {steps.map(({ id: step, at, counter, person = '', slipNote = '', note }, place) => (
        <li key={step}>
          <span className="text-sm text-muted">{formatDateTime(at)}</span>
          <span>
            {texts[place]}
            {counter !== '' && strings.history.counter(<bdi translate="no">{counter}</bdi>)}
            {person !== '' && strings.history.person(<bdi translate="no">{person}</bdi>)}
            {slipNote !== '' && (
              <span className="block text-muted whitespace-pre-line wrap-anywhere">
                {strings.history.slipNote(<bdi translate="no">{slipNote}</bdi>)}
              </span>
            )}
            {note !== '' && (
              <span className="block text-muted whitespace-pre-line wrap-anywhere no-print">
                {strings.history.note(<bdi translate="no">{note}</bdi>)}
              </span>
            )}
          </span>
        </li>
      ))}
    </ol>
  );
  if (isFolded)
    return (
      <Fold open={isPrinting} title={strings.history.title}>
        {list}
      </Fold>
    );
  return (
    <section aria-labelledby={title} className="space-y-3">
      <h3 id={title} className="text-lg">
        {strings.history.title}
      </h3>
      {list}
    </section>
  );
}
