import { Check, Copy } from 'lucide-react';
import { type RefObject, useRef, useState } from 'react';
import { Button } from '@/ui/elements';
import { deferredStrings } from '../strings';

export interface CopyButtonProps {
  label: string;
  text: string;
  /** The visible text, selected if there is no clipboard access; by default a hidden copy of it. */
  source?: RefObject<HTMLElement | null>;
  /** Called when the text is in the clipboard. */
  onCopied?: () => void;
}

type Outcome = keyof typeof deferredStrings.copied;

/** Copies a text, or selects it if the browser gives no access to the clipboard. */
export function CopyButton({ label, text, source, onCopied }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<Outcome>('none');
  const hidden = useRef<HTMLSpanElement>(null);
  const select = () => {
    const { current } = source ?? hidden;
    if (current !== null) getSelection()?.selectAllChildren(current);
    setOutcome('selected');
  };
  const succeed = () => {
    setOutcome('copied');
    onCopied?.();
  };
  const copy = () => {
    // Undefined in an insecure context, despite its type.
    const { clipboard }: { clipboard?: Clipboard } = navigator;
    if (clipboard === undefined) return select();
    clipboard.writeText(text).then(succeed, select);
  };
  const Mark = outcome === 'copied' ? Check : Copy;
  return (
    <span className="no-print flex flex-wrap items-center gap-3">
      <Button variant="outline" onClick={copy}>
        <Mark aria-hidden="true" className="size-4" />
        <span>{label}</span>
      </Button>
      {source === undefined && (
        <span ref={hidden} aria-hidden="true" translate="no" className="sr-only">
          {text}
        </span>
      )}
      <output className="text-sm text-muted empty:absolute">
        {deferredStrings.copied[outcome]}
      </output>
    </span>
  );
}
