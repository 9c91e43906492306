import { useCallback, useDeferredValue, useEffect, useEffectEvent, useRef, useState } from 'react';
import { whenIdle } from '@/lib/async/scheduling';
import type { OpenRichText } from '@/engines/richtext/convert/openRichText';

/** Longer texts are converted only in pauses, because a conversion takes more than a frame. */
export const LONG_TEXT = 50_000;

export interface ConversionState {
  /** The current Markdown. */
  text: string;
  type: (text: string) => void;
  /** The HTML of the latest text that could be converted. */
  html: string;
  /** Why the current text is not stored. */
  refused: string | undefined;
  /** Converts the current text now, before something reads it. */
  flush: () => void;
}

/** Converts the text to HTML while it is typed, after each paint. */
export function useConversion(
  opened: OpenRichText,
  stored: string,
  onChange: (html: string) => void,
): ConversionState {
  const [text, setText] = useState(opened.markdown);
  const [result, setResult] = useState<{ html: string; refused?: string }>({ html: stored });
  const latest = useRef({ text: opened.markdown, converted: opened.markdown, html: stored });
  const deferred = useDeferredValue(text);

  const flush = useCallback((): void => {
    const now = latest.current;
    if (now.converted === now.text) return;
    now.converted = now.text;
    const conversion = opened.toHtml(now.text);
    if ('refused' in conversion) {
      setResult({ html: now.html, refused: conversion.refused });
      return;
    }
    setResult(conversion);
    if (conversion.html === now.html) return;
    now.html = conversion.html;
    onChange(conversion.html);
  }, [opened, onChange]);

  const type = useCallback((next: string): void => {
    latest.current.text = next;
    setText(next);
  }, []);

  const flushNow = useEffectEvent(flush);
  useEffect(() => {
    if (deferred.length <= LONG_TEXT) flushNow();
    else whenIdle(() => flushNow());
  }, [deferred]);
  useEffect(() => {
    const onHidden = (): void => {
      if (document.visibilityState === 'hidden') flushNow();
    };
    const onPageHide = (): void => flushNow();
    // In the capture phase, so that it runs before the draft is saved.
    document.addEventListener('visibilitychange', onHidden, true);
    addEventListener('pagehide', onPageHide, true);
    return () => {
      document.removeEventListener('visibilitychange', onHidden, true);
      removeEventListener('pagehide', onPageHide, true);
    };
  }, []);

  return { text, type, flush, html: result.html, refused: result.refused };
}
