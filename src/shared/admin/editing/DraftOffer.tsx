import { useEffect, useId, useRef, useState } from 'react';
import { formatDateTime } from '@/lib/time/dates';
import { Button } from '@/ui/controls/Button';
import { ConfirmDialog } from '@/ui/overlays/ConfirmDialog';
import { strings } from '../strings';

interface DraftOfferProps {
  /** One level below the title of the dialog or screen. */
  level?: 'h2' | 'h3';
  savedAt: Date;
  onContinue: () => void;
  onDiscard: () => void;
}

/** Offers a draft of an earlier visit in place of the form; discarding asks first. */
export function DraftOffer({
  level: Heading = 'h3',
  savedAt,
  onContinue,
  onDiscard,
}: DraftOfferProps) {
  const id = useId();
  const [isAsking, setIsAsking] = useState(false);
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  return (
    <section aria-labelledby={id} className="grid gap-4 py-4">
      <Heading id={id} className="text-xl">
        {strings.draft.title}
      </Heading>
      <p className="text-muted">
        {strings.draft.kept(formatDateTime(savedAt.toISOString()) ?? '')}
      </p>
      <div className="flex flex-wrap gap-3 press-rest">
        <Button ref={first} onClick={onContinue}>
          {strings.draft.resume}
        </Button>
        <Button variant="outline" onClick={() => setIsAsking(true)}>
          {strings.draft.discard}
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        title={strings.draft.question}
        text={strings.draft.consequence}
        confirmLabel={strings.draft.discard}
        cancelLabel={strings.draft.keep}
        destructive
        onCancel={() => setIsAsking(false)}
        onConfirm={onDiscard}
      />
    </section>
  );
}
