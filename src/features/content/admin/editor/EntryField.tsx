import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, memo, useId, useMemo } from 'react';
import { type UseFormRegisterReturn, type UseFormReturn, useWatch } from 'react-hook-form';
import type {
  ContentTypeConfig,
  EditField,
  SlugField,
} from '@/features/content/model/contentTypeConfig';
import {
  blankEntry,
  derivedChanges,
  type FormValues,
  fieldText,
  toForm,
} from '@/features/content/model/entryForm';
import { foreignPictureAdvice, isForeignPicture } from '@/engines/allowedHtml';
import { problemOf } from '@/features/content/model/problems';
import { knownLinks, linkFault } from '@/features/content/model/menus';
import type { EntryRecord } from '@/domain/contentType';
import { settingsOptions } from '@/shared/queries/siteContent';
import { linksToEntry, useLinkTargets } from '@/features/content/admin/queries';
import { Field, type FieldProps, TextInput, Select, Switch } from '@/ui/elements';
import { Picture } from '@/ui/Picture';
import { listStrings } from '../strings';
import { useDebounced } from '@/shared/admin/editing/editingHooks';
import { RowsControl, FormField } from '@/shared/admin/editing/FormField';
import { PictureInput } from '@/shared/admin/editing/PictureInput';
import { RichTextOfEntry } from './RichTextOfEntry';
import { typedText } from '@/lib/text/typed';

interface EntryFieldProps {
  config: ContentTypeConfig;
  field: EditField;
  form: UseFormReturn<FormValues>;
  /** The entry when editing began; a new object re-registers the field. */
  base: EntryRecord | undefined;
  /** The initial form values. */
  before: FormValues;
  /** All other entries of the type. */
  others: readonly EntryRecord[];
  /** Why the control cannot convert what was typed. */
  refusal: string | undefined;
  onRefused: (name: string, reason: string | undefined) => void;
  /** Whether to show problems as errors, after a failed save, rather than as advice. */
  showsAll: boolean;
}

const ARABIC = { lang: 'ar', dir: 'rtl' } as const;

/** A field of an entry, by its control type; memoised to render on its own input only. */
export const EntryField = memo(function EntryField(props: EntryFieldProps) {
  const { config, field, form, base, before, others, refusal, onRefused, showsAll } = props;
  const { control, name, label, hint, placeholder } = field;
  const from = control === 'slug' ? field.from : name;
  const [value, followed] = useWatch({ control: form.control, name: [name, from] });
  const { data: settings } = useQuery(settingsOptions);
  const text = typeof value === 'string' ? value : '';
  const problem =
    refusal ??
    problemOf(config, field, { [from]: followed ?? '', [name]: value ?? '' }, { others, before });
  const error = showsAll ? problem : undefined;
  const typing = !showsAll && text.trim() !== '' ? problem : undefined;
  const doubt = settings && field.advice?.(form.getValues(), settings);
  const advice = typing ?? (error === undefined ? doubt : undefined);
  const notes = { label, hint, error, advice };
  const input = form.register(name, {
    onChange: ({ target }: { target: { value: string } }) => {
      for (const [other, next] of Object.entries(derivedChanges(config, name, target.value)))
        form.setValue(other, next);
    },
  });
  const language = field.arabicOf && ARABIC;
  const typed = { ...notes, ...language, value: text, input, placeholder };

  switch (control) {
    case 'text':
    case 'integer':
      return <FormField {...typed} control={control} required={field.required !== undefined} />;
    case 'meta':
      return <FormField {...typed} control={field.isLong ? 'long' : 'text'} limit={field.limit} />;
    case 'slug': {
      const stored = base ?? blankEntry(config);
      const isTouched = text !== fieldText(stored, name) || followed !== fieldText(stored, from);
      return (
        <SlugInput
          {...{ config, field, base, text, input }}
          error={isTouched || showsAll ? problem : undefined}
        />
      );
    }
    case 'image':
      return (
        <div className="flex flex-wrap items-start gap-4">
          <div className="min-w-60 flex-1">
            <PictureInput
              {...notes}
              advice={advice ?? (isForeignPicture(text) ? foreignPictureAdvice : undefined)}
              value={text}
              placeholder={placeholder}
              onChange={(address) => form.setValue(name, address)}
            />
          </div>
          <AddressPreview address={text} />
        </div>
      );
    case 'link':
      return <LinkInput notes={notes} text={text} input={{ ...input, placeholder }} />;
    case 'suggestions':
      return (
        <Field {...notes}>
          <Suggestions
            {...input}
            {...language}
            placeholder={placeholder}
            options={textsOfOthers(others.map((other) => String(toForm(field, other))))}
          />
        </Field>
      );
    case 'choice':
      return (
        <Field {...notes}>
          <Select {...input} options={field.options} />
        </Field>
      );
    case 'switch':
      return (
        <label className="flex min-h-11 w-fit items-center gap-3 font-semibold">
          <Switch {...form.register(name)} />
          <span>{label}</span>
        </label>
      );
    case 'rows':
      return (
        <RowsControl
          {...language}
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
          <RichTextOfEntry
            box={{ ...language, label }}
            value={text}
            toolbar={field.toolbar}
            onChange={(html) => form.setValue(name, html)}
            onRefused={(reason) => onRefused(name, reason)}
          />
        </Field>
      );
  }
});

interface SlugInputProps {
  config: ContentTypeConfig;
  field: SlugField;
  base: EntryRecord | undefined;
  text: string;
  input: UseFormRegisterReturn;
  error: string | undefined;
}

/** The slug, with the links that its change would break (SPEC section 5). */
function SlugInput({ config, field, base, text, input, error }: SlugInputProps) {
  const isChanged = text !== fieldText(base ?? blankEntry(config), field.name);
  const { path, links } = useMemo(
    () => linksToEntry(config, isChanged ? base : undefined),
    [config, base, isChanged],
  );
  return (
    <FormField
      control="slug"
      label={field.label}
      error={error}
      advice={links.length > 0 && listStrings.address.linksToOld(path, links)}
      value={text}
      input={input}
      required
    />
  );
}

interface LinkInputProps {
  notes: Pick<FieldProps, 'label' | 'hint' | 'error' | 'advice'>;
  text: string;
  input: ComponentProps<'input'>;
}

/** A link with suggestions of pages, and advice about problems. */
function LinkInput({ notes, text, input }: LinkInputProps) {
  const targets = useLinkTargets();
  const fault = linkFault(typedText(text), targets);
  return (
    <Field {...notes} advice={fault?.isRefused ? notes.advice : fault?.text}>
      <Suggestions
        {...input}
        options={knownLinks(targets).map(({ link, name }) => ({ value: link, name }))}
      />
    </Field>
  );
}

interface Suggestion {
  value: string;
  name: string;
}

/** A text input with a datalist. */
function Suggestions({
  options,
  ...input
}: ComponentProps<'input'> & { options: readonly Suggestion[] }) {
  const id = useId();
  return (
    <>
      <TextInput {...input} list={id} />
      <datalist id={id}>
        {options.map(({ value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </datalist>
    </>
  );
}

/** The distinct non-blank values of other entries. */
function textsOfOthers(texts: readonly string[]): Suggestion[] {
  const different = new Set(texts.map((text) => text.trim()).filter((text) => text !== ''));
  return [...different].toSorted().map((text) => ({ value: text, name: text }));
}

/** A thumbnail of the image at a URL, or a message if it does not load. */
function AddressPreview({ address }: { address: string }) {
  const debounced = useDebounced(address.trim());
  if (debounced === '') return null;
  return (
    <Picture
      src={debounced}
      alt={listStrings.address.picture}
      className="aspect-video w-44 rounded-field border border-hairline bg-base-300"
      fallback={
        <p className="grid size-full place-items-center p-2 text-center text-sm text-muted">
          {listStrings.address.noPicture}
        </p>
      }
    />
  );
}
