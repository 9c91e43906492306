import { Plus, X } from 'lucide-react';
import { type ComponentProps, useEffect, useId, useRef, useState } from 'react';
import { lengthProblem } from '@/lib/text/numbers';
import { Button } from '../controls/Button';
import { FieldError, TextInput } from '../controls/Field';
import { isComposing } from '@/lib/browser/shortcut';
import { strings } from './strings';

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
