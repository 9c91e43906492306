import { applicantName } from '@/content/applicationForm';
import { unbrokenLabel, visaTypeLabel } from '@/content/visaOptions';
import { formatDateTime } from '@/lib/dates';
import type { KeptDraft } from '@/queries/drafts';
import { Button } from '@/ui/Button';
import type { ApplicationDraft } from './applicationDraft';
import { DeleteDraft } from './DeleteDraft';
import { STEP_HEADING_ID } from './StepHeading';
import { STEP_NAMES } from './steps';
import { words } from './words';

interface DraftOfferProps {
  draft: KeptDraft<ApplicationDraft>;
  onContinue: () => void;
  onStartAgain: () => void;
}

/** What was left half filled in, offered in place of the form. */
export function DraftOffer({
  draft: { value, savedAt },
  onContinue,
  onStartAgain,
}: DraftOfferProps) {
  const facts = [
    [words.draft.lastSaved, formatDateTime(savedAt.toISOString())],
    [words.draft.visa, unbrokenLabel(visaTypeLabel(value.form.visaType))],
    [words.draft.name, applicantName(value.form)],
    [words.draft.step, STEP_NAMES[value.step]],
  ] as const;
  return (
    <section aria-labelledby={STEP_HEADING_ID} className="grid gap-5">
      <h2 id={STEP_HEADING_ID} tabIndex={-1} className="section-title">
        {words.draft.title}
      </h2>
      <p className="text-muted">{words.draft.text}</p>
      <dl className="answer-list">
        {facts.map(
          ([term, text]) =>
            text !== undefined &&
            text !== '' && (
              <div key={term}>
                <dt>{term}</dt>
                <dd>
                  <bdi>{text}</bdi>
                </dd>
              </div>
            ),
        )}
      </dl>
      <div className="draft-buttons">
        <Button size="lg" onClick={onContinue}>
          {words.draft.continue}
        </Button>
        <DeleteDraft size="lg" onDelete={onStartAgain}>
          {words.draft.startAgain}
        </DeleteDraft>
      </div>
    </section>
  );
}
