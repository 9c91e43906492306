import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { MarkdownText } from '@/engines/richtext/markdown';
import { strings } from '@/engines/richtext/strings';
import { AdviceNote } from '@/ui/elements';
import { WriteInPlace, type WriteInPlaceProps } from './WriteInPlace';
import './richTextControl.css';

/** Maximum length for Markdown; converting longer texts would lag behind typing. */
const MAX_MARKDOWN_LENGTH = 50_000;
/** Maximum length of the quotation of what Markdown cannot keep. */
const SAID_LENGTH = 60;

const MarkdownView = lazy(async () => ({
  default: (await import('./MarkdownView')).MarkdownView,
}));

/** Number of recent own values that are still recognised when `value` delivers them late. */
const KNOWN_VALUES = 20;

interface Session {
  count: number;
  stored: string;
  markdown?: MarkdownText;
}

/** Edits stored HTML in place, or as Markdown if the conversion is lossless. */
export function RichTextControl(props: Omit<WriteInPlaceProps, 'onMarkdown'>) {
  const { value, onChange } = props;
  const [session, setSession] = useState<Session>({ count: 0, stored: value });
  const [doubt, setDoubt] = useState<{ of: string; text: string }>();
  const known = useRef([value]);

  const show = (stored: string, markdown?: MarkdownText): void =>
    setSession(({ count }) => ({ count: count + 1, stored, ...(markdown && { markdown }) }));
  // A value from outside, such as a restored draft, remounts the editor with a new undo history.
  useEffect(() => {
    if (known.current.includes(value)) return;
    known.current = [value];
    setSession(({ count }) => ({ count: count + 1, stored: value }));
  }, [value]);
  const change = (html: string): void => {
    known.current = [html, ...known.current].slice(0, KNOWN_VALUES);
    onChange(html);
  };

  const openMarkdown = async (): Promise<void> => {
    const html = known.current[0] ?? value;
    if (html.replaceAll(/"data:[^"]*"/g, '').length > MAX_MARKDOWN_LENGTH) {
      setDoubt({ of: html, text: strings.markdown.tooLong });
      return;
    }
    const markdown = await import('@/engines/richtext/markdown');
    const opened = markdown.openMarkdown(html);
    if ('lost' in opened)
      setDoubt({ of: html, text: strings.markdown.lost(opened.lost.trim().slice(0, SAID_LENGTH)) });
    else show(html, opened);
  };
  const shared = {
    ...props,
    value: session.stored,
    onChange: change,
    onMarkdown: () => void openMarkdown(),
  };
  if (session.markdown !== undefined)
    return (
      <Suspense fallback={<p role="status">{strings.markdown.loading}</p>}>
        <MarkdownView
          key={session.count}
          {...shared}
          opened={session.markdown}
          onClose={() => show(known.current[0] ?? value)}
        />
      </Suspense>
    );
  return (
    <div className="grid min-w-0 gap-2">
      <WriteInPlace key={session.count} {...shared} />
      <div role="status" className="empty:absolute">
        {doubt?.of === value && <AdviceNote>{doubt.text}</AdviceNote>}
      </div>
    </div>
  );
}
