import { type ComponentProps, lazy, startTransition, Suspense, useState } from 'react';
import { knownLinks } from '@/features/content/model/menus';
import type { RichTextControl } from '@/features/content/admin/richtext/RichTextControl';
import { whenIdle } from '@/lib/tasks';
import { useLinkTargets } from '@/features/content/admin/queries';
import { useFieldControl } from '@/ui/elements';
import { sanitizers } from '@/ui/html/RichText';
import { listStrings } from '../strings';

type RichTextProps = ComponentProps<typeof RichTextControl>;

interface RichTextOfEntryProps extends Omit<RichTextProps, 'box' | 'pagesOfSite'> {
  box: Omit<RichTextProps['box'], keyof ReturnType<typeof useFieldControl>>;
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
  const blank = { value: '', onChange: () => undefined, pagesOfSite: [] };
  // A transition renders in slices, which keeps the page responsive.
  startTransition(() =>
    root.render(<Control {...blank} box={{ id: '', label: '' }} toolbar="page" />),
  );
  whenIdle(() => whenIdle(() => root.unmount()));
}

/** Preloads the editor when idle and renders it once, because the first run of its code is slow. */
export function prefetchRichText(): void {
  // A failed import is retried when the editor is needed.
  whenIdle(() => void runAhead().catch(() => undefined));
}

/** The lazily loaded rich text editor. */
export function RichTextOfEntry({ box, ...props }: RichTextOfEntryProps) {
  const { id = '', ...notes } = useFieldControl();
  // Fixed while mounted: another component would remount the editor.
  const [Control] = useState(() => ready ?? LazyControl);
  const pages = knownLinks(useLinkTargets()).map(({ link, name }) => ({ label: name, path: link }));
  return (
    <Suspense fallback={<p role="status">{listStrings.editor.loading}</p>}>
      <Control box={{ id, ...notes, ...box }} {...props} pagesOfSite={pages} />
    </Suspense>
  );
}
