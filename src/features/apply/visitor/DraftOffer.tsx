import { useState } from 'react';
import { applicantName } from '@/domain/applicationForm';
import { visaTypeLabel } from '@/domain/visaOptions';
import { DashedText } from '@/ui/DashedText';
import { formatDateTime } from '@/lib/time/dates';
import type { SavedDraft } from '@/shared/editing/useDraft';
import { Button, type ButtonProps } from '@/ui/controls/Button';
import { DeferredConfirmDialog } from '@/ui/DeferredConfirmDialog';
import type { ApplicationValues } from './applicationDraft';
import { STEP_HEADING_ID } from './steps/StepHeading';
import { STEP_NAMES } from '../model/steps';
import { strings } from './strings';

interface DraftOfferProps {
  draft: SavedDraft<{ values: ApplicationValues }>;
  onContinue: () => void;
  onStartAgain: () => void;
}

/** Offers an unfinished application instead of the form. */
export function DraftOffer({
  draft: {
    value: { values },
    savedAt,
  },
  onContinue,
  onStartAgain,
}: DraftOfferProps) {
  const facts = [
    [strings.draft.lastSaved, formatDateTime(savedAt.toISOString())],
    [
      strings.draft.visa,
      values.visaType && <DashedText key="visa" text={visaTypeLabel(values.visaType)} />,
    ],
    [strings.draft.name, applicantName(values)],
    [strings.draft.step, STEP_NAMES[values.step]],
  ] as const;
  return (
    <section aria-labelledby={STEP_HEADING_ID} className="grid gap-5">
      <h2 id={STEP_HEADING_ID} tabIndex={-1} className="section-title">
        {strings.draft.title}
      </h2>
      <p className="text-muted">{strings.draft.text}</p>
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
      <div className="press-rest flex flex-wrap gap-3">
        <Button size="lg" onClick={onContinue}>
          {strings.draft.continue}
        </Button>
        <DeleteDraft size="lg" onDelete={onStartAgain}>
          {strings.draft.startAgain}
        </DeleteDraft>
      </div>
    </section>
  );
}

interface DeleteDraftProps extends Pick<ButtonProps, 'size' | 'className' | 'children'> {
  onDelete: () => void;
}

/** Deletes the draft after a confirmation. */
export function DeleteDraft({ onDelete, ...button }: DeleteDraftProps) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button variant="outline" {...button} onClick={() => setIsAsking(true)} />
      <DeferredConfirmDialog
        open={isAsking}
        title={strings.erase.title}
        text={strings.erase.text}
        cancelLabel={strings.erase.keep}
        confirmLabel={strings.erase.confirm}
        destructive
        onCancel={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false);
          onDelete();
        }}
      />
    </>
  );
}
