import { useCallback, useEffect, useRef, useState } from 'react';
import { OpeningEditor, type OpeningEditorProps } from './OpeningEditor';

/** How many of its own values, at most, may still come back as `value` after newer ones. */
const KNOWN_VALUES = 20;

/**
 * Edits stored HTML as Markdown, with the public page's own rendering beside it. What is not
 * edited comes back byte for byte.
 */
export function RichTextControl(props: OpeningEditorProps) {
  const { value, onChange } = props;
  const [session, setSession] = useState({ count: 0, stored: value });
  const known = useRef([value]);

  // A value from elsewhere, such as a restored draft, is opened anew: put into the text area it
  // would end the browser's undo.
  useEffect(() => {
    if (known.current.includes(value)) return;
    known.current = [value];
    setSession(({ count }) => ({ count: count + 1, stored: value }));
  }, [value]);
  const tell = useRef(onChange);
  useEffect(() => {
    tell.current = onChange;
  }, [onChange]);
  const change = useCallback((html: string): void => {
    known.current = [html, ...known.current].slice(0, KNOWN_VALUES);
    tell.current(html);
  }, []);

  return <OpeningEditor key={session.count} {...props} value={session.stored} onChange={change} />;
}
