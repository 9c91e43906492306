import { useRouter } from '@tanstack/react-router';
import { type MouseEvent, use } from 'react';
import { trustedHtml } from '@/lib/trustedTypes';
import { clickedPath } from './clickedPath';
import { lazySanitize, readySanitize } from './lazySanitize';
import { presentHtml } from './presentHtml';
import './richText.css';

interface RichTextProps {
  /** Stored HTML, of whatever origin. */
  html: string;
  className?: string;
  /** 2 on a screen with an h1 of its own: an h1 in the content then lowers all its headings. */
  topHeading?: 1 | 2;
}

/** The latest texts shown, by input: a text is cleaned once, however often it is drawn. */
const shown = new Map<string, string>();
const SHOWN_LIMIT = 50;

function useShownHtml(html: string, topHeading: 1 | 2): string {
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
  const router = useRouter({ warn: false });
  const follow = (event: MouseEvent) => {
    const path = clickedPath(event);
    if (path === undefined) return;
    event.preventDefault();
    router.history.push(path);
  };
  return (
    // What is pressed are the links inside, by key too: their clicks rise to here.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div
      className={`rich-text ${className}`}
      onClick={follow}
      dangerouslySetInnerHTML={{ __html: useShownHtml(html, topHeading) }}
    />
  );
}
