import { type ComponentProps, type FocusEvent, useState } from 'react';
import { writtenDate } from '@/lib/dates';
import { TextInput } from '../controls/Field';
import { strings } from './strings';

export interface DateControlProps extends ComponentProps<'input'> {
  id: string;
  /** The current value as `YYYY-MM-DD`, spelled out below the field so that a typo is visible. */
  written: string;
}

/** A native date input with the chosen day written out below. */
export function DateControl({ written, onBlur, ...input }: DateControlProps) {
  const [incomplete, setIncomplete] = useState(false);
  const day = writtenDate(written);
  const note = `${input.id}written`;
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    setIncomplete(event.target.validity.badInput);
    onBlur?.(event);
  };
  return (
    <>
      <TextInput
        {...input}
        type="date"
        className="font-mono"
        aria-describedby={`${input['aria-describedby'] ?? ''} ${note}`.trim()}
        onBlur={leave}
      />
      <p id={note} className="min-h-5 text-sm text-muted" aria-live="polite">
        {day ?? (incomplete ? strings.incompleteDate : '')}
      </p>
    </>
  );
}
