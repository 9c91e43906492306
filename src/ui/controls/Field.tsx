import type { Elements } from '../elements';
import { CircleAlert, TriangleAlert } from 'lucide-react';
import { type ComponentProps, type FormEvent, type ReactNode, useId, useState } from 'react';
import { formatCount } from '@/lib/text/numbers';
import { strings } from '../strings';

/** Props that Field passes to its control. */
export interface FieldControl {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

export interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  /** Blocks submitting. */
  error?: ReactNode;
  /** A hint about an unusual value; never blocks submitting. */
  advice?: ReactNode;
  optional?: boolean | undefined;
  className?: string | undefined;
  children: (control: FieldControl) => Elements;
}

export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className="flex gap-2 text-sm text-error">
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span>{children}</span>
    </p>
  );
}

interface AdviceNoteProps {
  id?: string;
  className?: string;
  children: ReactNode;
}

/** A warning about a value or record, shown beside it. */
export function AdviceNote({ id, className = '', children }: AdviceNoteProps) {
  return (
    <span id={id} className={`flex gap-2 text-sm text-advice ${className}`}>
      <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </span>
  );
}

/** The `maxlength` of the event's control, if its text has reached it. */
function reachedLimit({ target }: FormEvent): number | undefined {
  if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
  const { maxLength, value } = target;
  return maxLength > 0 && value.length >= maxLength ? maxLength : undefined;
}

export function Field({
  label,
  hint,
  error,
  advice,
  optional = false,
  className = '',
  children,
}: FieldProps) {
  const id = useId();
  // Browsers cut input at `maxlength` silently, so a note says when the limit is reached.
  const [limit, setLimit] = useState<number>();
  const full = limit !== undefined && !error && strings.limit(formatCount(limit));
  const doubt = advice || full;
  const notes = { hint: `${id}hint`, error: `${id}error`, advice: `${id}advice` };
  const describedBy = [
    hint ? notes.hint : '',
    error ? notes.error : '',
    doubt ? notes.advice : '',
  ].filter(Boolean);
  return (
    <div className={`grid gap-1.5 ${className}`} onInput={(event) => setLimit(reachedLimit(event))}>
      <label htmlFor={id} className="font-semibold">
        {optional ? strings.optional(label) : label}
      </label>
      {hint && (
        <p id={notes.hint} className="text-sm text-muted">
          {hint}
        </p>
      )}
      {children({
        id,
        ...(describedBy.length > 0 && { 'aria-describedby': describedBy.join(' ') }),
        ...(error ? { 'aria-invalid': true as const } : {}),
      })}
      <div aria-live="polite" className="grid gap-1 empty:absolute">
        {error && <FieldError id={notes.error}>{error}</FieldError>}
        {doubt && <AdviceNote id={notes.advice}>{doubt}</AdviceNote>}
      </div>
    </div>
  );
}

export function TextInput({ className = '', ...rest }: ComponentProps<'input'>) {
  return <input type="text" dir="auto" {...rest} className={`input ${className}`} />;
}

export function TextArea({ className = '', ...rest }: ComponentProps<'textarea'>) {
  return <textarea rows={4} dir="auto" {...rest} className={`textarea ${className}`} />;
}

export function Select({ className = 'w-full', ...rest }: ComponentProps<'select'>) {
  return <select {...rest} className={`select ${className}`} />;
}

/** An on/off control that applies immediately; it needs a label. */
export function Switch({ className = '', ...rest }: Omit<ComponentProps<'input'>, 'type'>) {
  const look = `toggle toggle-primary ${className}`;
  // The checkbox's own state provides what the role requires.
  // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props
  return <input {...rest} type="checkbox" role="switch" className={look} />;
}
