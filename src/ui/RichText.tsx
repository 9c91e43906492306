import { use, useEffect, useRef } from 'react';
import { trustedHtml } from '@/lib/trustedTypes';
import { lazySanitize, readySanitize } from './lazySanitize';
import { watchPictures } from './watchPictures';
import { presentHtml } from './presentHtml';
import './richText.css';

interface RichTextProps {
  /** Stored HTML, of whatever origin. */
  html: string;
  className?: string | undefined;
  /** 2 on a screen with an h1 of its own: an h1 in the content then lowers all its headings. */
  topHeading?: 1 | 2 | undefined;
}

/** The latest texts shown, by input: a text is cleaned once, however often it is drawn. */
const shown = new Map<string, ReturnType<typeof trustedHtml>>();
const SHOWN_LIMIT = 50;

function useShownHtml(html: string, topHeading: 1 | 2) {
  const sanitize = readySanitize() ?? use(lazySanitize());
  const key = `${topHeading}${html}`;
  const known = shown.get(key);
  if (known !== undefined) return known;
  const result = trustedHtml(presentHtml(sanitize(html), topHeading));
  const [oldest] = shown.keys();
  if (oldest !== undefined && shown.size >= SHOWN_LIMIT) shown.delete(oldest);
  shown.set(key, result);
  return result;
}

/** Shows stored HTML, sanitised. Suspends until the sanitiser is here. */
export function RichText({ html, className = '', topHeading = 1 }: RichTextProps) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => (frame.current ? watchPictures(frame.current) : undefined), []);
  // Last: when it has suspended, React expects no hook after it that it has not seen.
  const shownHtml = useShownHtml(html, topHeading);
  return (
    <div
      ref={frame}
      className={`rich-text ${className}`}
      dangerouslySetInnerHTML={{ __html: shownHtml }}
    />
  );
}
