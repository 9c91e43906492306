import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useId } from 'react';
import type { VisaApplication } from '@/domain/application';
import { recordOpenedOptions, stepsOptions } from '@/features/applications/admin/queries';
import { stepTexts } from '@/features/applications/model/stepTexts';
import { formatDateTime } from '@/lib/time/dates';
import { strings } from './strings';

/** Who pages through the list opens nothing. */
const READING_MS = 2000;

/** The office's record of an application; being shown for a while is a step of it, too. */
export function CaseHistory({ application }: { application: VisaApplication }) {
  const { id, submissionDate } = application;
  const title = useId();
  const { data: steps = [] } = useQuery(stepsOptions(id));
  const { mutate } = useMutation(recordOpenedOptions);
  useEffect(() => {
    const timer = setTimeout(() => mutate(id), READING_MS);
    return () => clearTimeout(timer);
  }, [id, mutate]);
  const texts = stepTexts(steps);
  return (
    <section aria-labelledby={title} className="space-y-3">
      <h3 id={title} className="text-lg">
        {strings.history.title}
      </h3>
      <ol className="case-history">
        <li>
          <span className="text-sm text-muted">{formatDateTime(submissionDate)}</span>
          <span>{strings.history.submitted}</span>
        </li>
        {steps.map(({ id: step, at, counter, slipNote = '', note }, place) => (
          <li key={step}>
            <span className="text-sm text-muted">{formatDateTime(at)}</span>
            <span>
              {texts[place]}
              {counter !== '' && strings.history.counter(<bdi translate="no">{counter}</bdi>)}
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
    </section>
  );
}
