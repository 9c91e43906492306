import type { EntryRecord } from '@/content/types/contentType';
import { type ContentTypeConfig, isPublishedField } from '@/content/editing/contentTypeConfig';
import { FieldOfEntry } from './FieldOfEntry';
import { SearchPreview } from './SearchPreview';
import { SlugFieldOfEntry } from './SlugFieldOfEntry';
import type { useEntryForm } from './useEntryForm';

export interface EntryFieldsProps {
  edited: ContentTypeConfig;
  editor: ReturnType<typeof useEntryForm>;
  /** Every other entry of the type. */
  others: readonly EntryRecord[];
  /** What must be mended, by field name. */
  problems: Readonly<Record<string, string>>;
  /** Whether every problem shows, not only those that are told at once. */
  showsAll: boolean;
}

/** The fields of a type, in its order, but for whether it is published: that stands beside Save. */
export function EntryFields({ edited, editor, others, problems, showsAll }: EntryFieldsProps) {
  const metaFields = edited.fields.filter(({ control }) => control === 'meta');
  const lastMeta = metaFields.at(-1);
  const fields = edited.fields.filter((field) => !isPublishedField(field));
  return fields.map((field) => (
    <div key={field.name} className={`grid gap-6 ${field.isHalf ? '' : 'sm:col-span-2'}`}>
      {field.control === 'slug' ? (
        <SlugFieldOfEntry
          edited={edited}
          field={field}
          editor={editor}
          problem={problems[field.name]}
          showsAll={showsAll}
        />
      ) : (
        <FieldOfEntry
          edited={edited}
          field={field}
          editor={editor}
          others={others}
          problem={problems[field.name]}
          showsAll={showsAll}
        />
      )}
      {field === lastMeta && <SearchPreview edited={edited} values={editor.values} />}
    </div>
  ));
}
