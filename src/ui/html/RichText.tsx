import { use, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useIsHydrated } from '../deferred';
import { trustedHtml, setHtmlCleaner } from '@/lib/browser/trustedTypes';
import { decodedPart } from '@/lib/text/typed';
import { once } from '@/lib/tasks';
import { showHtml, canSetHtml, setPurifier } from './showHtml';

/** Loads the sanitisers that rendering rich text needs. */
export const sanitizers = once(async () => {
  const [{ sanitize, presentHtml }, purifier] = await Promise.all([
    import('@/engines/sanitize'),
    canSetHtml() ? undefined : import('./purify'),
  ]);
  setHtmlCleaner((html, topHeading) => {
    const clean = sanitize(html);
    return topHeading === 0 ? clean : presentHtml(clean, topHeading);
  });
  if (purifier !== undefined) setPurifier(purifier.purify);
});

interface RichTextProps {
  /** Stored HTML from any source. */
  html: string;
  className?: string | undefined;
  /** 2 on a screen with its own h1: all headings move down one level if the content has an h1. */
  topHeading?: 1 | 2 | undefined;
  lang?: string | undefined;
  dir?: 'ltr' | 'rtl' | undefined;
}

type Content = ReturnType<typeof trustedHtml>;

/** Cache of sanitised content by input, so that rendering again does not sanitise again. */
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

/** A stable object, so that React leaves the content alone, which an effect sets. */
let empty: { __html: Content } | undefined;

/** The HTML that React itself renders: the content while prerendering, nothing in the browser. */
function firstContent(content: Content | undefined): { __html: Content } {
  if (content !== undefined && typeof document === 'undefined') return { __html: content };
  return (empty ??= { __html: window.trustedTypes?.emptyHTML ?? '' });
}

/**
 * Replaces broken images inside `frame`; the code is loaded with the first image.
 * @returns a function to stop it
 */
function watchImages(frame: HTMLElement): () => void {
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

interface ShownProps extends Pick<RichTextProps, 'lang' | 'dir'> {
  /** Undefined if the prerendered page already shows it. */
  content?: Content;
  className: string;
}

function Shown({ content, className, ...language }: ShownProps) {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (element.current !== null && content !== undefined) showHtml(element.current, content);
  }, [content]);
  useEffect(() => (element.current ? watchImages(element.current) : undefined), []);
  return (
    <div
      ref={element}
      {...language}
      className={`rich-text ${className}`}
      suppressHydrationWarning
      dangerouslySetInnerHTML={firstContent(content)}
    />
  );
}

function Sanitized({ html, className = '', topHeading = 1, ...language }: RichTextProps) {
  // Separate from RichText, because a component must not suspend once its effects have run.
  return <Shown {...language} content={useContent(html, topHeading)} className={className} />;
}

const fetchSanitizers = () => void sanitizers().catch(() => undefined);

/** Loads the sanitisers on the first pointer or key event, which may lead to another text. */
function fetchWhenTouched(): void {
  for (const kind of ['pointerover', 'keydown'])
    addEventListener(kind, fetchSanitizers, { capture: true, once: true });
}

/**
 * Renders stored HTML through both sanitisers; suspends until they are loaded. The text of a
 * prerendered page needs neither: it was sanitised at build time.
 */
export function RichText(props: RichTextProps) {
  const { html, className = '', lang, dir } = props;
  const isHydrating = !useIsHydrated() && typeof document !== 'undefined';
  const [found] = useState(isHydrating ? html : undefined);
  useEffect(fetchWhenTouched, []);
  const placedOn = useRef<string>(undefined);
  useEffect(() => {
    // The browser scrolls to the fragment before this text is rendered, unless it is prerendered. A
    // later version of the text must not scroll the page.
    if (found !== html && placedOn.current !== location.pathname) {
      // Link targets inside a text have a name, not an id (`presentHtml`).
      const [place] = document.getElementsByName(decodedPart(location.hash.slice(1)));
      place?.scrollIntoView();
    }
    placedOn.current = location.pathname;
  }, [found, html]);
  return found === html ? <Shown {...{ className, lang, dir }} /> : <Sanitized {...props} />;
}
