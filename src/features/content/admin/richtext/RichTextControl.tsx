import { useCallback, useEffect, useRef, useState } from 'react';
import { inIdleSlices, runStepsInSlices } from '@/lib/async/slices';
import { openInSteps, openRichText } from '@/engines/richtext/convert/openRichText';
import { type Pictures, withNames } from '@/engines/richtext/convert/pictures';
import { RichTextEditor, type RichTextEditorProps } from './RichTextEditor';
import { strings } from '@/engines/richtext/strings';
import { LONG_TEXT } from './useConversion';

const noop = (): void => undefined;

/** The pictures of all texts of this tab, so that Markdown can be moved between them. */
const pictures: Pictures = new Map();

type OpeningEditorProps = Omit<RichTextEditorProps, 'opened' | 'hasFocus'>;

/** Opens a text; a long one in slices, with a loading message. */
function OpeningEditor(props: OpeningEditorProps) {
  const { value, id } = props;
  const [opened, setOpened] = useState(() =>
    withNames(value, pictures).length > LONG_TEXT ? undefined : openRichText(value, pictures),
  );
  const [hasFocus, setHasFocus] = useState(false);
  useEffect(() => {
    if (opened !== undefined) return inIdleSlices(opened.preparation, noop);
    const abort = new AbortController();
    runStepsInSlices(openInSteps(value, pictures), abort.signal).then(setOpened, noop);
    return () => abort.abort();
  }, [opened, value]);
  if (opened !== undefined)
    return <RichTextEditor {...props} opened={opened} hasFocus={hasFocus} />;
  return (
    <textarea
      id={id}
      className="rich-text-opening"
      readOnly
      aria-busy
      aria-describedby={props['aria-describedby']}
      value={strings.editor.opening}
      onFocus={() => setHasFocus(true)}
      onBlur={() => setHasFocus(false)}
    />
  );
}

/** How many of its own recent values may still come back as `value` after newer ones. */
const KNOWN_VALUES = 20;

/**
 * Edits stored HTML as Markdown, with a preview rendered as on the public page. Unedited content is
 * stored byte for byte.
 */
export function RichTextControl(props: OpeningEditorProps) {
  const { value, onChange } = props;
  const [session, setSession] = useState({ count: 0, stored: value });
  const known = useRef([value]);

  // An external value, such as a restored draft, remounts the editor: setting it on the text area
  // would clear the browser's undo history.
  useEffect(() => {
    if (known.current.includes(value)) return;
    known.current = [value];
    setSession(({ count }) => ({ count: count + 1, stored: value }));
  }, [value]);
  const latestOnChange = useRef(onChange);
  useEffect(() => {
    latestOnChange.current = onChange;
  }, [onChange]);
  const change = useCallback((html: string): void => {
    known.current = [html, ...known.current].slice(0, KNOWN_VALUES);
    latestOnChange.current(html);
  }, []);

  return <OpeningEditor key={session.count} {...props} value={session.stored} onChange={change} />;
}
