import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '@/ui/controls/Button';
import { strings } from '../data/strings';

interface RestoreDoneProps {
  /** Whether what was here before could be kept. */
  keeps: boolean;
  onClose: () => void;
}

/** What stands in the place of the comparison once it is restored. */
export function RestoreDone({ keeps, onClose }: RestoreDoneProps) {
  const done = useRef<HTMLButtonElement>(null);
  // The dialog that had the focus is gone.
  useEffect(() => done.current?.focus(), []);
  return (
    <div role="status" className="data-done">
      <CircleCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-success" />
      <div className="grid gap-3">
        <p className="font-semibold">
          {strings.done.restored}
          {keeps && ` ${strings.done.isKept}`}
        </p>
        <Button ref={done} variant="outline" className="justify-self-start" onClick={onClose}>
          {strings.done.close}
        </Button>
      </div>
    </div>
  );
}
