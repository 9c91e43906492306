import type { ContentTypeConfig } from '@/content/editing/contentTypeConfig';
import { slugField } from '@/content/editing/contentTypeConfig';
import type { FormValues } from '@/content/editing/formValues';
import { strings } from '../collections/strings';

interface SearchPreviewProps {
  edited: ContentTypeConfig;
  values: FormValues;
}

function textIn(values: FormValues, name: string): string {
  const value = values[name];
  return typeof value === 'string' ? value.trim() : '';
}

/** How a search engine may show the entry, with what is used where a field is empty. */
export function SearchPreview({ edited, values }: SearchPreviewProps) {
  const slug = slugField(edited);
  const title = textIn(values, 'metaTitle') || textIn(values, 'title');
  const description = textIn(values, 'metaDescription');
  const notes = [
    textIn(values, 'metaTitle') === '' && title !== '' ? strings.searchPreview.usesTitle : '',
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
        {slug && `${slug.base}${textIn(values, slug.name)}`}
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
