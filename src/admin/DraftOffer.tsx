import { useEffect, useRef } from 'react';
import { formatDateTime } from '@/lib/dates';
import { Button } from '@/ui/Button';

interface DraftOfferProps {
  /** The heading that fits where it stands: below a dialog's title, or a screen's. */
  heading?: 'h2' | 'h3';
  savedAt: Date;
  onContinue: () => void;
  onDiscard: () => void;
}

/** Unsaved edits of an earlier visit, offered in place of the form. */
export function DraftOffer({
  heading: Heading = 'h3',
  savedAt,
  onContinue,
  onDiscard,
}: DraftOfferProps) {
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  return (
    <section aria-labelledby="draft-offer" className="grid gap-4 py-4">
      <Heading id="draft-offer" className="text-xl">
        You have unsaved changes
      </Heading>
      <p className="text-muted">
        They were kept on this device as you typed them, last on{' '}
        {formatDateTime(savedAt.toISOString())}.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button ref={first} onClick={onContinue}>
          Continue
        </Button>
        <Button variant="outline" onClick={onDiscard}>
          Discard
        </Button>
      </div>
    </section>
  );
}
