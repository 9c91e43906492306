import { type UseFormReturn, useWatch } from 'react-hook-form';
import { type ContentTypeConfig, slugField } from '@/content/editing/contentTypeConfig';
import type { FormValues } from '@/content/editing/entryForm';
import { strings } from '../collections/strings';

interface SearchPreviewProps {
  edited: ContentTypeConfig;
  form: UseFormReturn<FormValues>;
}

/** How a search engine may show the entry, with what is used where a field is empty. */
export function SearchPreview({ edited, form }: SearchPreviewProps) {
  const slug = slugField(edited);
  const names = ['title', 'metaTitle', 'metaDescription', slug?.name ?? 'title'];
  const [given = '', metaTitle = '', description = '', address = ''] = useWatch({
    control: form.control,
    name: names,
  }).map((value) => (typeof value === 'string' ? value.trim() : ''));
  const title = metaTitle || given;
  const notes = [
    metaTitle === '' && title !== '' ? strings.searchPreview.usesTitle : '',
    description === '' ? strings.searchPreview.noDescription : '',
  ].filter(Boolean);
  return (
    <section
      aria-label={strings.searchPreview.title}
      className="grid gap-1 rounded-field border border-hairline bg-base-200 p-4"
    >
      <p className="document-label">{strings.searchPreview.heading}</p>
      <p dir="ltr" className="line-clamp-1 font-mono text-sm text-muted">
        {location.host}
        {slug && `${slug.base}${address}`}
      </p>
      <p dir="auto" className="line-clamp-2 text-lg text-primary wrap-anywhere">
        {title || '...'}
      </p>
      {description !== '' && (
        <p dir="auto" className="line-clamp-3 text-sm wrap-anywhere">
          {description}
        </p>
      )}
      {notes.length > 0 && <p className="text-sm text-muted">{notes.join(' ')}</p>}
    </section>
  );
}
