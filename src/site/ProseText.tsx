import { useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { isVisitorPath } from '@/lib/sitePath';
import { RichText } from '@/ui/RichText';

function internalLink(event: MouseEvent): string | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const anchor = event.target instanceof Element ? event.target.closest('a') : null;
  const href = anchor?.getAttribute('href');
  if (anchor?.target === '_blank' || href === null || href === undefined) return undefined;
  // A file (/guide.pdf) is the browser's business.
  return isVisitorPath(href) && !/\.\w+($|[?#])/.test(href) ? href : undefined;
}

export interface ProseProps {
  html: string;
  /** The level of its highest heading, where the screen has headings of its own above it. */
  topHeading?: 2;
}

/** Stored HTML as visitors see it; its links to this site are followed without loading the page anew. */
export function ProseText({ html, topHeading }: ProseProps) {
  const router = useRouter();
  return (
    // The links inside are the controls; a keyboard's Enter on one arrives here as a click.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div
      onClick={(event) => {
        const href = internalLink(event);
        if (href === undefined) return;
        event.preventDefault();
        router.history.push(href);
      }}
    >
      <RichText html={html} topHeading={topHeading} />
    </div>
  );
}
