import type { EntryRecord } from '@/content/types/contentType';
import type { ContentTypeConfig, EditField } from '@/content/editing/contentTypeConfig';
import { follows, textOf } from '@/content/editing/formValues';
import { RowsControl } from '@/form/controls/RowsControl';
import { Field } from '@/ui/controls/Field';
import { Select } from '@/ui/controls/Select';
import { Switch } from '@/ui/controls/Switch';
import { TextArea } from '@/ui/controls/TextArea';
import { TextInput } from '@/ui/controls/TextInput';
import { strings as shared } from '../strings';
import { AddressPreview } from './AddressPreview';
import { LinkOfEntry } from './LinkOfEntry';
import { RichTextOfEntry } from './RichTextOfEntry';
import { Suggestions, textsOfOthers } from './Suggestions';
import type { useEntryForm } from './useEntryForm';

interface FieldOfEntryProps {
  edited: ContentTypeConfig;
  field: Exclude<EditField, { control: 'slug' }>;
  editor: ReturnType<typeof useEntryForm>;
  others: readonly EntryRecord[];
  problem: string | undefined;
  /** Whether it is in the way of a save that was tried, and not only advice on what was typed. */
  showsAll: boolean;
}

/** One field of the form, drawn as its type says. */
export function FieldOfEntry(props: FieldOfEntryProps) {
  const { edited, field, editor, others, problem, showsAll } = props;
  const { form, values, turn } = editor;
  const { name, label, hint, placeholder } = field;
  const value = values[name];
  const text = typeof value === 'string' ? value : '';
  const error = showsAll ? problem : undefined;
  const advice = !showsAll && text.trim() !== '' ? problem : undefined;
  const notes = { label, hint, error, advice };
  const typed = form.register(name, {
    onChange: ({ target }: { target: { value: string } }) => {
      for (const [other, followed] of Object.entries(follows(edited, name, target.value)))
        form.setValue(other, followed);
    },
  });

  switch (field.control) {
    case 'text':
    case 'integer':
      return (
        <Field {...notes}>
          {(frame) => (
            <TextInput
              {...frame}
              {...typed}
              dir="auto"
              placeholder={placeholder}
              required={field.required !== undefined}
              inputMode={field.control === 'integer' ? 'numeric' : undefined}
            />
          )}
        </Field>
      );
    case 'link':
      return <LinkOfEntry frame={notes} text={text} input={{ ...typed, placeholder }} />;
    case 'suggestions':
      return (
        <Field {...notes}>
          {(frame) => (
            <Suggestions
              {...frame}
              {...typed}
              placeholder={placeholder}
              options={textsOfOthers(others.map((other) => textOf(other, name)))}
            />
          )}
        </Field>
      );
    case 'image':
      return (
        <div className="flex flex-wrap items-start gap-4">
          <Field {...notes} className="min-w-60 flex-1">
            {(frame) => (
              <TextInput
                {...frame}
                {...typed}
                dir="ltr"
                inputMode="url"
                placeholder={placeholder}
              />
            )}
          </Field>
          <AddressPreview address={text} />
        </div>
      );
    case 'meta': {
      const length = Array.from(text).length;
      const tooLong = length > field.limit && shared.length.tooLong(length, field.limit);
      return (
        <Field
          {...notes}
          hint={shared.length.hint(hint ?? '', length, field.limit)}
          advice={tooLong || advice}
        >
          {(frame) =>
            field.isLong ? (
              <TextArea {...frame} {...typed} dir="auto" rows={3} />
            ) : (
              <TextInput {...frame} {...typed} dir="auto" />
            )
          }
        </Field>
      );
    }
    case 'choice':
      return (
        <Field {...notes}>
          {(frame) => (
            <Select {...frame} {...typed}>
              {field.options.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </Select>
          )}
        </Field>
      );
    case 'switch':
      return (
        <label className="flex min-h-11 w-fit items-center gap-3 font-semibold">
          <Switch {...form.register(name)} />
          {label}
        </label>
      );
    case 'rows':
      return (
        <RowsControl
          label={label}
          rowLabel={field.rowLabel}
          rows={Array.isArray(value) ? value : ['']}
          maxLength={field.maxLength}
          error={problem}
          onChange={(rows) => form.setValue(name, rows)}
        />
      );
    case 'richText':
      return (
        <Field {...notes}>
          {(frame) => (
            <RichTextOfEntry
              key={turn}
              {...frame}
              label={label}
              value={text}
              toolbar={field.toolbar}
              onChange={(html) => form.setValue(name, html)}
              onRefused={(reason) => editor.refuse(name, reason)}
            />
          )}
        </Field>
      );
  }
}
