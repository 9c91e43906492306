import {
  createContext,
  use,
  type ReactElement,
  type ReactNode,
  type ComponentProps,
  Fragment,
  Suspense,
  type FormEvent,
  useId,
  useMemo,
  useState,
} from 'react';
import { keyed } from '@/lib/sorting';
import { withoutBidiControls } from '@/lib/text/typed';
import { ChevronRight, CircleAlert, TriangleAlert } from 'lucide-react';
import { deferred } from './deferred';
import { formatCount } from '@/lib/text/numbers';
import { strings } from './strings';

interface BannerProps {
  text: ReactNode;
  /** `quiet` for information. */
  tone?: 'warning' | 'quiet';
  children?: Elements;
}

/**
 * A full-width message bar; empty without a text. It is a live region, so render it before its text
 * appears.
 */
export function Banner({ text, tone = 'warning', children }: BannerProps) {
  return (
    <div role="status">
      {text !== undefined && (
        <div className="banner" data-tone={tone}>
          <div className="page-width flex flex-wrap items-center gap-x-3 gap-y-2 py-2">
            <p className="flex-1 basis-36 py-1">{text}</p>
            {children}
          </div>
        </div>
      )}
    </div>
  );
}

interface FoldProps {
  title: ReactNode;
  open?: boolean | undefined;
  className?: string;
  children: Elements;
}

/** A disclosure for content that is seldom needed. */
export function Fold({ title, open, className = '', children }: FoldProps) {
  return (
    <details open={open} className={`group ${className}`}>
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 font-semibold">
        <ChevronRight
          aria-hidden="true"
          className="size-5 shrink-0 group-open:rotate-90 rtl:not-group-open:rotate-180 no-print"
        />
        <span>{title}</span>
      </summary>
      {children}
    </details>
  );
}

/**
 * Children without bare text nodes: page translation replaces those, and React fails to find them.
 */
export type Elements = ReactElement | readonly Elements[] | false | null | undefined;

/** Colour of a status; the text carries the meaning. */
export type Tone = 'yellow' | 'green' | 'red' | 'grey';

interface BadgeProps {
  tone?: Tone | undefined;
  className?: string | undefined;
  children: ReactNode;
}

export function Badge({ tone = 'grey', className = '', children }: BadgeProps) {
  return <span className={`status-badge tone-${tone} ${className}`}>{children}</span>;
}

export function Card({ className = '', ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={`sheet ${className}`} />;
}

/** In characters; a longer part may break anywhere. */
const MAX_LENGTH = 24;

/** Prevents a line break at the dash of a text such as “Tourist Visa - 30 Days”. */
export function DashedText({ text }: { text: string }) {
  const dash = text.indexOf(' - ');
  const start = text.lastIndexOf(' ', dash - 1) + 1;
  const next = text.indexOf(' ', dash + 3);
  const end = next < 0 ? text.length : next;
  if (dash < 1 || end - start > MAX_LENGTH) return <span>{text}</span>;
  return (
    <span>
      <span>{text.slice(0, start)}</span>
      <span className="whitespace-nowrap">{text.slice(start, end)}</span>
      <span>{text.slice(end)}</span>
    </span>
  );
}

interface PageHeadingProps {
  title: ReactNode;
  lead?: ReactNode;
}

/** The h1 of a screen with its lead. */
export function PageHeading({ title, lead }: PageHeadingProps) {
  return (
    <div className="grid gap-3">
      <h1 className="text-4xl sm:text-5xl">{title}</h1>
      {lead && <p className="max-w-[38rem] text-lg text-muted">{lead}</p>}
    </div>
  );
}

/** User input such as an email address or file name, which may break only between its parts. */
export function BreakableText({ text }: { text: string }) {
  return (
    <span translate="no">
      {keyed(withoutBidiControls(text).split(/(?=[.@_(])/), (part) => part).map(({ key, item }) => (
        <Fragment key={key}>
          <wbr />
          <span>{item}</span>
        </Fragment>
      ))}
    </span>
  );
}

interface EmptyStateProps {
  /** `h3` below an h2. */
  level?: 'h2' | 'h3';
  title: ReactNode;
  text: ReactNode;
  /** A button or link to add the first entry. */
  action?: Elements;
  /** Shown above the text. */
  drawing?: Elements;
}

export function EmptyState({
  level: Heading = 'h2',
  title,
  text,
  action,
  drawing,
}: EmptyStateProps) {
  return (
    <div className="mx-auto grid max-w-md justify-items-center gap-4 py-12 text-center">
      {drawing}
      <Heading className={Heading === 'h2' ? 'text-2xl' : 'text-xl'}>{title}</Heading>
      <p className="text-balance text-muted">{text}</p>
      {action}
    </div>
  );
}

const Drawing = deferred(async () => (await import('@/ui/art/BlankFormDrawing')).BlankFormDrawing);

/** Decorative drawing of an empty state, loaded lazily because few pages are empty. */
export function BlankForm({ className = 'h-32' }: { className?: string | undefined }) {
  return (
    <Suspense fallback={<div className={className} />}>
      <Drawing className={className} />
    </Suspense>
  );
}

const variants = {
  default: 'btn-primary',
  destructive: 'btn-error',
  outline: 'btn-outline',
  secondary: 'btn-secondary',
  ghost: 'btn-ghost',
  link: 'btn-link',
};

/** `default`, `lg` and `icon` are at least 44 px high; `sm` (35 px) is for dense admin rows. */
const sizes = {
  default: 'text-[0.9375rem]',
  sm: 'btn-sm text-sm',
  lg: 'btn-lg text-base',
  icon: 'btn-square',
};

export interface ButtonLook {
  variant?: keyof typeof variants | undefined;
  size?: keyof typeof sizes | undefined;
  className?: string | undefined;
}

/** Button classes, for links that look like buttons. */
export function buttonClass({
  variant = 'default',
  size = 'default',
  className = '',
}: ButtonLook = {}): string {
  return `btn ${variants[variant]} ${sizes[size]} ${className}`.trimEnd();
}

export type ButtonProps = ComponentProps<'button'> & ButtonLook;

export function Button({ variant, size, className, ...rest }: ButtonProps) {
  return <button type="button" {...rest} className={buttonClass({ variant, size, className })} />;
}

/** What ties a control to its label and notes. */
export interface FieldControl {
  id?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

const FieldContext = createContext<FieldControl>({});

/** Props of the control in a `Field`, which the inputs below take by themselves; else empty. */
export const useFieldControl = () => use(FieldContext);

export interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  /** Blocks submitting. */
  error?: ReactNode;
  /** A hint about an unusual value; never blocks submitting. */
  advice?: ReactNode;
  optional?: boolean | undefined;
  className?: string | undefined;
  /** One control; with more inputs, the others have their own names. */
  children: Elements;
}

export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className="flex gap-2 text-sm text-error">
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span>{children}</span>
    </p>
  );
}

/** Why something failed, read out at once. */
export function FailureNote({ className = '', ...rest }: ComponentProps<'p'>) {
  return <p role="alert" {...rest} className={`failure-note ${className}`} />;
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
  const describedBy = [hint ? notes.hint : '', error ? notes.error : '', doubt ? notes.advice : ''];
  const all = describedBy.filter(Boolean).join(' ');
  const isInvalid = Boolean(error);
  const control = useMemo<FieldControl>(
    () => ({
      id,
      ...(all !== '' && { 'aria-describedby': all }),
      ...(isInvalid && { 'aria-invalid': true }),
    }),
    [id, all, isInvalid],
  );
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
      <FieldContext value={control}>{children}</FieldContext>
      <div aria-live="polite" className="grid gap-1 empty:absolute">
        {error && <FieldError id={notes.error}>{error}</FieldError>}
        {doubt && <AdviceNote id={notes.advice}>{doubt}</AdviceNote>}
      </div>
    </div>
  );
}

export function TextInput({ className = '', ...rest }: ComponentProps<'input'>) {
  const control = useFieldControl();
  return <input type="text" dir="auto" {...control} {...rest} className={`input ${className}`} />;
}

export function TextArea({ className = '', ...rest }: ComponentProps<'textarea'>) {
  const control = useFieldControl();
  return (
    <textarea rows={4} dir="auto" {...control} {...rest} className={`textarea ${className}`} />
  );
}

interface SelectProps extends ComponentProps<'select'> {
  /** After the children, such as one for no choice. */
  options: readonly { readonly value: string; readonly label: string }[];
}

export function Select({ className = 'w-full', options, children, ...rest }: SelectProps) {
  return (
    <select {...useFieldControl()} {...rest} className={`select ${className}`}>
      {children}
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}

/** An on/off control that applies immediately; it needs a label. */
export function Switch({ className = '', ...rest }: Omit<ComponentProps<'input'>, 'type'>) {
  const look = `toggle toggle-primary ${className}`;
  // The checkbox's own state provides what the role requires.
  // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props
  return <input {...rest} type="checkbox" role="switch" className={look} />;
}
