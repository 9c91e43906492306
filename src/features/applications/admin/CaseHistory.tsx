import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useId } from 'react';
import type { VisaApplication } from '@/domain/application';
import { recordOpenedOptions, stepsOptions } from '@/features/applications/admin/queries';
import { stepTexts } from '@/features/applications/model/stepTexts';
import { formatDateTime } from '@/lib/time/dates';
import { Fold } from '@/ui/Fold';
import { usePrinting } from '@/ui/usePrinting';
import { strings } from './strings';

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
    <ol className="case-history">
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
