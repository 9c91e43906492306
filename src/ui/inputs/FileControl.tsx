import { Upload } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { fileSize } from '@/lib/text/numbers';
import { BreakableText } from '../elements';
import { AdviceNote } from '../controls/Field';
import { Button } from '../controls/Button';
import { FileThumbnail, FileDrop } from './FileDrop';
import { strings } from './strings';

/** Files up to this size are copied, so that they stay readable if the original is deleted. */
const LARGEST_COPY_BYTES = 64 * 2 ** 20;

export interface FileControlProps {
  name: string;
  label: string;
  /** The id of the hint that describes it. */
  hintId: string;
  /** Preselected file types of the file dialog; any file is accepted. */
  accept: string;
  optional?: boolean;
  advice?: string | undefined;
  file: File | null;
  onChange: (file: File | null) => void;
}

/** An input for one document: file dialog (on a phone, with the camera) or drop, with a Remove button. */
export function FileControl({
  name,
  label,
  hintId,
  accept,
  optional = false,
  advice,
  file,
  onChange,
}: FileControlProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const latest = useRef<File>(null);
  const [note, setNote] = useState<string>();
  const change = (next: File | null) => {
    latest.current = next;
    setNote(undefined);
    onChange(next);
  };
  const choose = async (chosen: File) => {
    change(chosen);
    const isCopied = chosen.size <= LARGEST_COPY_BYTES;
    const bytes = await (isCopied ? chosen : chosen.slice(0, 1))
      .arrayBuffer()
      .catch(() => undefined);
    if (latest.current !== chosen) return;
    if (bytes === undefined) {
      change(file);
      setNote(strings.file.unreadable(chosen.name));
    } else if (isCopied) {
      latest.current = new File([bytes], chosen.name, chosen);
      onChange(latest.current);
    }
  };
  const remove = () => {
    change(null);
    input.current?.focus();
  };

  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={id} className="font-semibold">
        {optional ? strings.file.optional(label) : label}
      </label>
      <FileDrop
        ref={input}
        id={id}
        name={name}
        accept={accept}
        aria-describedby={`${hintId} ${id}file ${id}advice`}
        onFile={(chosen) => void choose(chosen)}
        onIgnored={(files) => setNote(strings.file.left(files.map((other) => other.name)))}
      >
        <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3">
          {file ? (
            <FileThumbnail file={file} />
          ) : (
            <Upload aria-hidden="true" className="ms-1 size-6 shrink-0 text-primary" />
          )}
          <output id={`${id}file`} className="grid min-w-0 flex-1 basis-28 gap-0.5 empty:absolute">
            {file && (
              <>
                <span className="font-semibold wrap-anywhere" dir="auto">
                  <BreakableText text={file.name} />
                </span>
                <span className="font-mono text-sm text-muted">{fileSize(file.size)}</span>
              </>
            )}
          </output>
          {!file && <span className="flex-1 text-balance">{strings.file.choose}</span>}
        </span>
      </FileDrop>
      {file && (
        <div className="flex flex-wrap gap-2">
          <Button variant="outline" onClick={() => input.current?.click()}>
            {strings.file.replace(label)}
          </Button>
          <Button variant="ghost" onClick={remove}>
            {strings.file.remove(label)}
          </Button>
        </div>
      )}
      <div id={`${id}advice`} aria-live="polite" className="grid gap-1 empty:absolute">
        {[advice, note].map(
          (text) => text !== undefined && <AdviceNote key={text}>{text}</AdviceNote>,
        )}
      </div>
    </div>
  );
}
