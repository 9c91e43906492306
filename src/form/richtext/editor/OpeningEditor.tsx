import { useEffect, useState } from 'react';
import { inIdleSlices } from '@/lib/async/inIdleSlices';
import { type OpenRichText, openInSteps, openRichText } from '../convert/openRichText';
import { RichTextEditor, type RichTextEditorProps } from './RichTextEditor';
import { strings } from './strings';
import { LONG_TEXT } from './useConversion';

const nothing = (): void => undefined;

function* tellWhenOpened(html: string, tell: (opened: OpenRichText) => void) {
  tell(yield* openInSteps(html));
}

export type OpeningEditorProps = Omit<RichTextEditorProps, 'opened' | 'hasFocus'>;

/** The editor of one text. A long one is opened a little at a time; until then it is only said. */
export function OpeningEditor(props: OpeningEditorProps) {
  const { value, id } = props;
  const [opened, setOpened] = useState(() =>
    value.length > LONG_TEXT ? undefined : openRichText(value),
  );
  const [hasFocus, setHasFocus] = useState(false);
  useEffect(
    () =>
      opened === undefined
        ? inIdleSlices(tellWhenOpened(value, setOpened), nothing)
        : inIdleSlices(opened.ahead, nothing),
    [opened, value],
  );
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
