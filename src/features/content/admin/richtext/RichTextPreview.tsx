import { memo, Suspense } from 'react';
import { RichText } from '@/ui/html/RichText';
import { strings } from '@/engines/richtext/strings';

export interface RichTextPreviewProps {
  html: string;
  topHeading: 1 | 2;
  lang?: 'ar' | undefined;
  dir?: 'rtl' | undefined;
}

const frame =
  'h-full min-w-0 overflow-auto overscroll-contain rounded-field border border-hairline px-4 py-3';

/** Renders the text as the public page does; links open in a new tab. */
export const RichTextPreview = memo(function RichTextPreview({
  html,
  topHeading,
  lang,
  dir,
}: RichTextPreviewProps) {
  if (html.trim() === '') return <p className={`${frame} text-muted`}>{strings.editor.empty}</p>;
  return (
    // The links inside are the interactive elements; Enter on a link fires a click here.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <div
      role="region"
      aria-label={strings.editor.preview}
      // Focusable, so that it can be scrolled by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className={frame}
      lang={lang}
      dir={dir}
      onClick={(event) => {
        const link = event.target instanceof Element ? event.target.closest('a') : null;
        if (link === null) return;
        event.preventDefault();
        if (link.hasAttribute('href')) window.open(link.href, '_blank', 'noopener');
      }}
    >
      <Suspense>
        <RichText html={html} topHeading={topHeading} />
      </Suspense>
    </div>
  );
});
