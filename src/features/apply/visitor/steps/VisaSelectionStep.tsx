import type { UseFormReturn } from 'react-hook-form';
import { useSuspenseQuery } from '@tanstack/react-query';
import { countryNames } from '@/domain/countries';
import { decisionBy, officeDayLabel } from '@/features/applications/model/decision';
import { matchingOption, VISA_OPTIONS } from '@/domain/visaOptions';
import { type VisaCard, publishedInOrder } from '@/domain/entries';
import { DashedText } from '@/ui/elements';
import { LANGUAGE } from '@/lib/language';
import { whenIdle } from '@/lib/tasks';
import { useMinute } from '@/shared/useNow';
import { usePrices, visaCardsOptions } from '@/shared/queries/siteContent';
import { inLanguage } from '@/domain/translations';
import { STEP_HEADING_ID, StepHeading } from './WizardParts';
import type { ApplicationValues } from '../applicationDraft';
import { strings } from '../strings';

function detailsOf({ processing, requirements }: VisaCard): string[] {
  const facts = strings.visaSelection;
  return [
    processing === '' ? '' : facts.processing(processing),
    requirements.length === 0 ? '' : facts.requirements(requirements),
  ].filter((fact) => fact !== '');
}

interface VisaSelectionStepProps {
  form: UseFormReturn<ApplicationValues>;
  /** The processing time of the chosen visa. */
  processing: string;
  /** The submission date of the application being corrected. */
  submissionDate: string | undefined;
}

/** Step 1: one of the built-in visas (SPEC section 3), with the texts of its card. */
export function VisaSelectionStep({ form, processing, submissionDate }: VisaSelectionStepProps) {
  const { data: cards } = useSuspenseQuery({ ...visaCardsOptions, select: publishedInOrder });
  // Builds a slow list ahead of time for the next step.
  const field = form.register('visaType', {
    onChange: () => whenIdle(() => countryNames(LANGUAGE)),
  });
  const priceOf = usePrices();
  const now = useMinute();
  const decision = now && decisionBy(processing, now);
  return (
    <>
      <StepHeading step={1}>
        <span className="max-sm:sr-only">{strings.visaSelection.lead}</span>
        {/* The day appears with a choice: reserve its line. */}
        <span className="block min-h-[1lh]">
          {decision && strings.visaSelection.decision(officeDayLabel(decision))}
        </span>
      </StepHeading>
      <fieldset aria-labelledby={STEP_HEADING_ID} className="grid border-t border-hairline">
        {VISA_OPTIONS.map(({ id, label }) => {
          const card = cards.find((one) => matchingOption(one)?.id === id);
          const facts = card
            ? detailsOf(inLanguage?.(card) ?? card)
            : [strings.visaSelection.unknown];
          return (
            <label
              key={id}
              // The line above the buttons follows the last one.
              className="grid min-h-15 cursor-pointer grid-cols-[auto_minmax(0,1fr)] items-center gap-x-[min(0.875rem,3.5vw)] gap-y-0.5 border-b border-hairline px-[min(0.75rem,3vw)] py-3 transition-[background-color] duration-150 ease-out last:border-b-0 hover:bg-base-100 has-checked:bg-base-100 has-checked:shadow-[inset_4px_0_var(--color-primary)] has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-base-content rtl:has-checked:shadow-[inset_-4px_0_var(--color-primary)]"
            >
              <input
                type="radio"
                {...field}
                value={id}
                className="radio radio-primary"
                aria-labelledby={`${id}-name`}
                aria-describedby={facts.length > 0 ? `${id}-facts` : undefined}
              />
              <span id={`${id}-name`} className="flex flex-wrap gap-x-3.5 gap-y-0.5">
                <span className="min-w-0 flex-1 basis-32 font-semibold text-balance">
                  <DashedText text={label} />
                </span>{' '}
                <span className="ms-auto font-mono font-semibold whitespace-nowrap">
                  {priceOf({ visaType: id, submissionDate })}
                </span>
              </span>
              {facts.length > 0 && (
                <span
                  id={`${id}-facts`}
                  className="col-start-2 flex flex-wrap gap-x-5 text-[0.875rem] text-muted"
                >
                  {facts.map((fact) => (
                    <span key={fact}>{fact}</span>
                  ))}
                </span>
              )}
            </label>
          );
        })}
      </fieldset>
    </>
  );
}
