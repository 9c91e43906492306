import { applicantName } from '@/domain/applicationForm';
import { visaTypeLabel } from '@/domain/visaOptions';
import { DashedText } from '@/ui/DashedText';
import { formatDateTime } from '@/lib/time/dates';
import { Button } from '@/ui/controls/Button';
import { ConfirmButton } from '@/ui/ConfirmButton';
import { type ApplicationValues, isOtherVisa } from './applicationDraft';
import { STEP_HEADING_ID } from './steps/StepHeading';
import { VIEW_NAMES } from '../model/steps';
import { strings } from './strings';

interface DraftOfferProps {
  values: ApplicationValues;
  savedAt: Date | undefined;
  /** The visa of the address, or none. */
  picked: string;
  onContinue: (visaType: string) => void;
  /** Begins another application and leaves this one for later. */
  onAddTraveller: (() => void) | undefined;
  onStartAgain: () => void;
}

/**
 * Offers an unfinished application instead of the form, and asks which visa it is for where the
 * address names another one.
 */
export function ApplicationDraftOffer({
  values,
  savedAt,
  picked,
  onContinue,
  onAddTraveller,
  onStartAgain,
}: DraftOfferProps) {
  const { visaType } = values;
  const [other, kept] = [visaTypeLabel(picked), visaTypeLabel(visaType)];
  const isAsking = isOtherVisa(picked, visaType);
  const facts = [
    [strings.draft.lastSaved, savedAt && formatDateTime(savedAt.toISOString())],
    [strings.draft.visa, visaType && <DashedText key="visa" text={kept} />],
    [strings.draft.name, applicantName(values)],
    [strings.draft.step, VIEW_NAMES[values.step]],
  ] as const;
  return (
    <section aria-labelledby={STEP_HEADING_ID} className="grid gap-5">
      <h2 id={STEP_HEADING_ID} tabIndex={-1} className="section-title">
        {strings.draft.title}
      </h2>
      <p className={isAsking ? '' : 'text-muted'}>
        {isAsking ? strings.draft.picked(other, kept) : strings.draft.text}
      </p>
      <dl className="answer-list">
        {facts.map(
          ([term, text]) =>
            text !== undefined &&
            text !== '' && (
              <div key={term}>
                <dt>{term}</dt>
                <dd>
                  <bdi translate={term === strings.draft.name ? 'no' : undefined}>{text}</bdi>
                </dd>
              </div>
            ),
        )}
      </dl>
      <div className="press-rest flex flex-wrap gap-3">
        {isAsking && (
          <Button size="lg" onClick={() => onContinue(picked)}>
            {strings.draft.switchTo(other)}
          </Button>
        )}
        <Button size="lg" onClick={() => onContinue(visaType || picked)}>
          {isAsking ? strings.draft.keep(kept) : strings.draft.continue}
        </Button>
        {onAddTraveller && (
          <Button size="lg" variant="outline" onClick={onAddTraveller}>
            {strings.draft.addTraveller}
          </Button>
        )}
        <ConfirmButton
          size="lg"
          variant="outline"
          question={strings.erase}
          onConfirm={onStartAgain}
        >
          {strings.draft.startAgain}
        </ConfirmButton>
      </div>
    </section>
  );
}
