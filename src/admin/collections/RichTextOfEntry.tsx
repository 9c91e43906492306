import { lazy, Suspense } from 'react';
import { knownLinks } from '@/content/menuLink';
import { useLinkTargets } from '@/queries/useLinkTargets';
import type { FieldControl } from '@/ui/Field';

interface RichTextOfEntryProps extends FieldControl {
  label: string;
  /** HTML. */
  value: string;
  onChange: (html: string) => void;
  onRefused: (reason: string | undefined) => void;
  toolbar: 'page' | 'post' | 'section';
}

const Control = lazy(async () => {
  const { RichTextControl } = await import('@/form/controls/RichTextControl');
  return { default: RichTextControl };
});

/** The rich-text editor, loaded where it is first needed. */
export function RichTextOfEntry(props: RichTextOfEntryProps) {
  const pages = knownLinks(useLinkTargets()).map(({ link, name }) => ({ label: name, path: link }));
  return (
    <Suspense fallback={<p role="status">Loading the editor...</p>}>
      <Control {...props} pagesOfSite={pages} />
    </Suspense>
  );
}
