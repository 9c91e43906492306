import { type ComponentProps, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { PasswordInput } from '@/ui/controls/PasswordInput';
import { strings } from '../strings';
import { Plus, X } from 'lucide-react';
import { lengthProblem } from '@/lib/text/numbers';
import { Button, Field, TextArea, TextInput, FieldError } from '@/ui/elements';
import { isComposing } from '@/lib/browser/shortcut';

const INPUTS = {
  text: { dir: 'auto' },
  integer: { dir: 'auto', inputMode: 'numeric' },
  email: { type: 'email', autoComplete: 'off' },
  phone: { type: 'tel' },
  url: {
    dir: 'ltr',
    inputMode: 'url',
    autoCapitalize: 'off',
    spellCheck: false,
    placeholder: 'https://',
  },
  port: { inputMode: 'numeric', placeholder: '587' },
  fee: { inputMode: 'numeric', className: 'font-mono' },
  slug: {
    dir: 'ltr',
    autoCapitalize: 'none',
    autoCorrect: 'off',
    spellCheck: false,
    className: 'font-mono',
  },
} as const satisfies Record<string, ComponentProps<'input'>>;

export interface FormFieldProps extends Pick<
  ComponentProps<'input'>,
  'lang' | 'dir' | 'placeholder' | 'required' | 'autoComplete' | 'className'
> {
  control: keyof typeof INPUTS | 'long' | 'password';
  label: string;
  hint?: string | undefined;
  error?: ReactNode;
  advice?: ReactNode;
  optional?: boolean;
  /** For the character counter: the length that search engines show. */
  limit?: number | undefined;
  value: string;
  input: UseFormRegisterReturn;
}

export function FormField(props: FormFieldProps) {
  const { control, label, hint, error, advice, limit, value, input, ...others } = props;
  const { optional, className, ...rest } = others;
  const length = Array.from(value).length;
  const frame = {
    label,
    error,
    optional,
    className,
    hint: limit === undefined ? hint : strings.length.hint(hint ?? '', length, limit),
    advice: limit !== undefined && length > limit ? strings.length.tooLong(length, limit) : advice,
  };
  const inputOf = () => {
    if (control === 'long') return <TextArea {...rest} {...input} rows={3} />;
    if (control === 'password') return <PasswordInput {...input} label={label} />;
    return <TextInput {...INPUTS[control]} {...rest} {...input} />;
  };
  return <Field {...frame}>{inputOf()}</Field>;
}

export interface RowsControlProps extends Pick<ComponentProps<'input'>, 'lang' | 'dir'> {
  label: string;
  /** Label of one row, such as `Feature`. */
  rowLabel: string;
  rows: readonly string[];
  /** Per row, in characters. */
  maxLength?: number | undefined;
  error?: string | undefined;
  onChange: (rows: string[]) => void;
}

/** A list of text inputs; Enter adds a row, and the last row cannot be removed (SPEC section 5). */
export function RowsControl({
  label,
  rowLabel,
  rows,
  maxLength,
  error,
  onChange,
  ...language
}: RowsControlProps) {
  const errorId = useId();
  const list = useRef<HTMLUListElement>(null);
  const [wanted, setWanted] = useState<{ row: number }>();
  useEffect(() => {
    if (wanted) list.current?.querySelectorAll('input')[wanted.row]?.focus();
  }, [wanted]);

  const add = (after: number) => {
    onChange([...rows.slice(0, after + 1), '', ...rows.slice(after + 1)]);
    setWanted({ row: after + 1 });
  };
  const remove = (index: number) => {
    if (rows.length === 1) return;
    onChange(rows.toSpliced(index, 1));
    setWanted({ row: Math.min(index, rows.length - 2) });
  };
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 font-semibold">{label}</legend>
      <ul ref={list} className="grid gap-2">
        {rows.map((text, index) => (
          // A row has no identity besides its index.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index} className="flex gap-2">
            <TextInput
              {...language}
              aria-label={strings.rows.row(rowLabel, index + 1)}
              {...(error !== undefined &&
                lengthProblem(text, maxLength) !== undefined && {
                  'aria-invalid': true,
                  'aria-describedby': errorId,
                })}
              value={text}
              onChange={({ target }) => onChange(rows.with(index, target.value))}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return;
                event.preventDefault();
                add(index);
              }}
            />
            <Button
              variant="ghost"
              size="icon"
              aria-label={strings.rows.remove(rowLabel, index + 1)}
              disabled={rows.length === 1}
              onClick={() => remove(index)}
            >
              <X aria-hidden className="size-4" />
            </Button>
          </li>
        ))}
      </ul>
      <div aria-live="polite" className="empty:absolute">
        {error !== undefined && <FieldError id={errorId}>{error}</FieldError>}
      </div>
      <Button
        variant="outline"
        size="sm"
        className="justify-self-start"
        onClick={() => add(rows.length - 1)}
      >
        <Plus aria-hidden className="size-4" /> <span>{strings.rows.add(rowLabel)}</span>
      </Button>
    </fieldset>
  );
}
