import { Check, Copy } from 'lucide-react';
import { type RefObject, useRef, useState } from 'react';
import { Button } from './Button';
import { strings } from '../deferredStrings';

export interface CopyButtonProps {
  /** What the button says. */
  label: string;
  text: string;
  /** What is selected by hand where the clipboard is out of reach; the text itself is hidden where it is not shown. */
  source?: RefObject<HTMLElement | null>;
}

type Outcome = keyof typeof strings.copied;

/** Copies a text, or selects it where the browser has no clipboard to give. */
export function CopyButton({ label, text, source }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<Outcome>('none');
  const hidden = useRef<HTMLSpanElement>(null);
  const select = () => {
    const { current } = source ?? hidden;
    if (current !== null) getSelection()?.selectAllChildren(current);
    setOutcome('selected');
  };
  const copy = () => {
    // Missing without a secure connection, whatever the types say.
    const { clipboard }: { clipboard?: Clipboard } = navigator;
    if (clipboard === undefined) return select();
    clipboard.writeText(text).then(() => setOutcome('copied'), select);
  };
  const Mark = outcome === 'copied' ? Check : Copy;
  return (
    <span className="no-print flex flex-wrap items-center gap-3">
      <Button variant="outline" onClick={copy}>
        <Mark aria-hidden="true" className="size-4" />
        {label}
      </Button>
      {source === undefined && (
        <span ref={hidden} aria-hidden="true" className="sr-only">
          {text}
        </span>
      )}
      <output className="text-sm text-muted">{strings.copied[outcome]}</output>
    </span>
  );
}
