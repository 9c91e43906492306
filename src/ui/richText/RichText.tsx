import { use, useEffect, useLayoutEffect, useRef } from 'react';
import { trustedHtml } from '@/lib/browser/trustedTypes';
import { ANCHOR_PREFIX } from './allowedHtml';
import { sanitizers } from './lazySanitize';
import { isPrerendering } from '@/hydration/prerendering';
import { showHtml } from './showHtml';

interface RichTextProps {
  /** Stored HTML, of whatever origin. */
  html: string;
  className?: string | undefined;
  /** 2 on a screen with an h1 of its own: an h1 in the content then lowers all its headings. */
  topHeading?: 1 | 2 | undefined;
}

type Content = ReturnType<typeof trustedHtml>;

/** The latest texts shown, by input: a text is cleaned once, however often it is drawn. */
const shown = new Map<string, Content>();
const SHOWN_LIMIT = 50;

function useContent(html: string, topHeading: 1 | 2): Content {
  use(sanitizers());
  const key = `${topHeading}${html}`;
  const known = shown.get(key);
  if (known !== undefined) return known;
  const result = trustedHtml(html, topHeading);
  const [oldest] = shown.keys();
  if (oldest !== undefined && shown.size >= SHOWN_LIMIT) shown.delete(oldest);
  shown.set(key, result);
  return result;
}

/** One object for every drawing: React then leaves the content alone, which is not its own. */
let empty: { __html: Content } | undefined;

/** What React itself puts into the element: a page made ahead holds the text, a live one gets it below. */
function firstContent(content: Content): { __html: Content } {
  if (isPrerendering()) return { __html: content };
  return (empty ??= { __html: trustedHtml('', 1) });
}

/**
 * Calls for the drawing that takes the place of pictures inside `frame` that cannot be had; its
 * code is fetched with the first picture, not with the first text. @returns the way to stop
 */
function watchPictures(frame: HTMLElement): () => void {
  let stop: (() => void) | undefined;
  let isStopped = false;
  const start = async () => {
    const { replaceMissingPictures } = await import('../missingPictures');
    if (!isStopped) stop ??= replaceMissingPictures(frame);
  };
  const onError = () => void start();
  frame.addEventListener('error', onError, { capture: true });
  for (const picture of frame.querySelectorAll('img'))
    if (picture.complete && picture.naturalWidth === 0) onError();
  return () => {
    isStopped = true;
    stop?.();
    frame.removeEventListener('error', onError, { capture: true });
  };
}

function Shown({ content, className }: { content: Content; className: string }) {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (element.current !== null) showHtml(element.current, content);
  }, [content]);
  // The names in a text have a prefix, so that the browser finds no `#name` by itself.
  useEffect(() => {
    if (location.hash !== '')
      document.getElementById(ANCHOR_PREFIX + location.hash.slice(1))?.scrollIntoView();
  }, []);
  useEffect(() => (element.current ? watchPictures(element.current) : undefined), []);
  return (
    <div
      ref={element}
      className={`rich-text ${className}`}
      suppressHydrationWarning
      dangerouslySetInnerHTML={firstContent(content)}
    />
  );
}

/** Shows stored HTML through both sanitisers. Suspends until they are here. */
export function RichText({ html, className = '', topHeading = 1 }: RichTextProps) {
  // Apart from the element's own hooks: React draws again what waited, and then nothing is waited for.
  return <Shown content={useContent(html, topHeading)} className={className} />;
}
