import { lazy, startTransition, Suspense, useState } from 'react';
import { knownLinks } from '@/features/content/model/menus';
import type { RichTextControl } from '@/features/content/admin/richtext/RichTextControl';
import { whenIdle } from '@/lib/async/tasks';
import { useLinkTargets } from '@/features/content/admin/queries';
import type { FieldControl } from '@/ui/controls/Field';
import { sanitizers } from '@/ui/html/RichText';
import { listStrings } from '../strings';

interface RichTextOfEntryProps extends FieldControl {
  lang?: 'ar';
  dir?: 'rtl';
  label: string;
  /** HTML. */
  value: string;
  onChange: (html: string) => void;
  onRefused: (reason: string | undefined) => void;
  toolbar: 'page' | 'post' | 'section';
}

let ready: typeof RichTextControl | undefined;

async function fetchControl() {
  const [{ RichTextControl: Control }] = await Promise.all([
    import('@/features/content/admin/richtext/RichTextControl'),
    sanitizers(),
  ]);
  ready = Control;
  return { default: Control };
}

const LazyControl = lazy(fetchControl);

async function runAhead() {
  if (ready !== undefined) return;
  const [{ default: Control }, { createRoot }] = await Promise.all([
    fetchControl(),
    import('react-dom/client'),
  ]);
  const root = createRoot(document.createElement('div'));
  const blank = { id: '', label: '', value: '', onChange: () => undefined, pagesOfSite: [] };
  // In slices, because it is a transition.
  startTransition(() => root.render(<Control {...blank} toolbar="page" />));
  whenIdle(() => whenIdle(() => root.unmount()));
}

/** Preloads the editor when the page is idle, and runs its code once, which takes longer than later. */
export function prefetchRichText(): void {
  // A failed import is retried when the editor is needed.
  whenIdle(() => void runAhead().catch(() => undefined));
}

/** The lazily loaded rich text editor. */
export function RichTextOfEntry(props: RichTextOfEntryProps) {
  // Fixed while mounted, so that the editor does not remount.
  const [Control] = useState(() => ready ?? LazyControl);
  const pages = knownLinks(useLinkTargets()).map(({ link, name }) => ({ label: name, path: link }));
  return (
    <Suspense fallback={<p role="status">{listStrings.editor.loading}</p>}>
      <Control {...props} pagesOfSite={pages} />
    </Suspense>
  );
}
