import { useCallback, useEffect, useRef, useState } from 'react';
import { inIdleSlices } from '@/lib/async/inIdleSlices';
import { runStepsInSlices } from '@/lib/async/runSteps';
import { openInSteps, openRichText } from '../convert/openRichText';
import { RichTextEditor, type RichTextEditorProps } from './RichTextEditor';
import { strings } from './strings';
import { LONG_TEXT } from './useConversion';

const nothing = (): void => undefined;

type OpeningEditorProps = Omit<RichTextEditorProps, 'opened' | 'hasFocus'>;

/** The editor of one text. A long one is opened a little at a time; until then it is only said. */
function OpeningEditor(props: OpeningEditorProps) {
  const { value, id } = props;
  const [opened, setOpened] = useState(() =>
    value.length > LONG_TEXT ? undefined : openRichText(value),
  );
  const [hasFocus, setHasFocus] = useState(false);
  useEffect(() => {
    if (opened !== undefined) return inIdleSlices(opened.ahead, nothing);
    const left = new AbortController();
    runStepsInSlices(openInSteps(value), left.signal).then(setOpened, nothing);
    return () => left.abort();
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

  // A value from elsewhere, such as a restored draft, is opened again: put into the text area it
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
