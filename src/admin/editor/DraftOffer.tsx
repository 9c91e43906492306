import { useEffect, useId, useRef } from 'react';
import { formatDateTime } from '@/lib/time/dates';
import { Button } from '@/ui/controls/Button';
import { strings } from '../strings';

interface DraftOfferProps {
  /** The heading level below a dialog's title, or below a screen's. */
  level?: 'h2' | 'h3';
  savedAt: Date;
  onContinue: () => void;
  onDiscard: () => void;
}

/** Unsaved edits of an earlier visit, offered in place of the form. */
export function DraftOffer({
  level: Heading = 'h3',
  savedAt,
  onContinue,
  onDiscard,
}: DraftOfferProps) {
  const id = useId();
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
      <div className="flex flex-wrap gap-3">
        <Button ref={first} onClick={onContinue}>
          {strings.draft.resume}
        </Button>
        <Button variant="outline" onClick={onDiscard}>
          {strings.draft.discard}
        </Button>
      </div>
    </section>
  );
}
