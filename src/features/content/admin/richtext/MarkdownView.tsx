import MDEditor from '@uiw/react-md-editor/nohighlight';
import { useState } from 'react';
import type { MarkdownText } from '@/engines/richtext/markdown';
import { strings } from '@/engines/richtext/strings';
import { Button, FieldError } from '@/ui/elements';
import type { WriteInPlaceProps } from './WriteInPlace';

interface MarkdownViewProps extends WriteInPlaceProps {
  opened: MarkdownText;
  onClose: () => void;
}

/** The text as Markdown, without the package's toolbar and preview. */
export function MarkdownView({
  box: { label, dir, ...box },
  opened,
  onChange,
  onRefused,
  onClose,
}: MarkdownViewProps) {
  const [text, setText] = useState(opened.markdown);
  const [refused, setRefused] = useState<string>();
  const type = (next: string): void => {
    setText(next);
    let problem: string | undefined;
    try {
      onChange(opened.toHtml(next));
    } catch (error) {
      // A stack overflow: the text is nested too deeply for the parsers.
      if (!(error instanceof RangeError)) throw error;
      problem = strings.refused.unreadable;
    }
    setRefused(problem);
    onRefused?.(problem);
  };
  return (
    <div className="rich-text-markdown grid min-w-0 gap-2">
      <MDEditor
        value={text}
        onChange={(next) => type(next ?? '')}
        preview="edit"
        hideToolbar
        visibleDragbar={false}
        highlightEnable={false}
        defaultTabEnable
        height="100%"
        textareaProps={{
          ...box,
          'aria-label': strings.markdown.label(label),
          dir: dir ?? 'auto',
          spellCheck: true,
        }}
      />
      <Button variant="ghost" size="sm" className="w-fit" onClick={onClose}>
        {strings.markdown.close}
      </Button>
      <div aria-live="polite">{refused && <FieldError>{refused}</FieldError>}</div>
    </div>
  );
}
