import {
  type Elements,
  BreakableText,
  Button,
  buttonClass,
  type ButtonLook,
  AdviceNote,
} from '@/ui/elements';
import {
  type ChangeEvent,
  type ComponentProps,
  type DragEvent,
  useEffect,
  useState,
  useCallback,
  useId,
  useRef,
} from 'react';
import './inputs.css';
import { FileText, Image, Upload, Camera } from 'lucide-react';
import { fileSize } from '@/lib/text/numbers';
import { strings } from './strings';

/** Passes on the selected file and clears the input, so that the same file can be chosen again. */
export function takeSelectedFile(
  { target }: ChangeEvent<HTMLInputElement>,
  onFile: (file: File) => void,
): void {
  const [file] = target.files ?? [];
  target.value = '';
  if (file !== undefined) onFile(file);
}

interface FileDropProps extends Omit<
  ComponentProps<'input'>,
  'type' | 'className' | 'onChange' | 'children'
> {
  children: Elements;
  onFile: (file: File) => void;
  /** Called with the other files of a drop: only the first one is used. */
  onIgnored?: (files: readonly File[]) => void;
}

/** A drop area with a file input; it needs a label. */
export function FileDrop({ onFile, onIgnored, children, ...input }: FileDropProps) {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    // The browser would leave the page to open a file that is dropped beside the area.
    const refuse = (event: globalThis.DragEvent) => {
      if (event.defaultPrevented || event.dataTransfer?.types.includes('Files') !== true) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'none';
    };
    document.addEventListener('dragover', refuse);
    document.addEventListener('drop', refuse);
    return () => {
      document.removeEventListener('dragover', refuse);
      document.removeEventListener('drop', refuse);
    };
  }, []);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    const [dropped, ...ignored] = event.dataTransfer.files;
    if (dropped === undefined || input.disabled === true) return;
    onFile(dropped);
    if (ignored.length > 0) onIgnored?.(ignored);
  };
  return (
    <div
      className="file-drop no-print"
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      {/* The input covers the whole area: it receives clicks and focus and is announced as one
          control. */}
      <input
        {...input}
        type="file"
        className="absolute inset-0 size-full cursor-pointer opacity-0"
        onChange={(event) => takeSelectedFile(event, onFile)}
      />
      {children}
    </div>
  );
}

/** A ref of the image that shows a file. */
export function useImageOf(file: Blob): (image: HTMLImageElement) => () => void {
  return useCallback(
    (image) => {
      const url = URL.createObjectURL(file);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
}

interface FileThumbnailProps {
  file: Blob;
  className?: string | undefined;
}

/** The image in a file, or an icon of its type when the browser cannot decode it. */
export function FileThumbnail({ file, className = 'size-16' }: FileThumbnailProps) {
  const [unreadable, setUnreadable] = useState<Blob>();
  const isImage = file.type.startsWith('image/');
  const draw = useImageOf(file);
  const Mark = isImage ? Image : FileText;
  return (
    <span
      className={`grid shrink-0 place-items-center overflow-hidden rounded-field border border-hairline bg-base-200 text-muted ${className}`}
    >
      {isImage && unreadable !== file ? (
        <img
          ref={draw}
          alt=""
          className="size-full object-cover"
          onError={() => setUnreadable(file)}
        />
      ) : (
        <Mark aria-hidden="true" className="size-7" />
      )}
    </span>
  );
}

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

interface PictureButtonProps extends ComponentProps<'input'> {
  label: string;
  variant?: ButtonLook['variant'];
  onFile: (file: File) => void;
}

/** Asks for one picture; a phone also offers its camera. */
export function PictureButton({ label, variant, onFile, ...rest }: PictureButtonProps) {
  return (
    <label
      className={buttonClass({
        variant,
        className:
          'relative justify-self-start focus-within:outline-2 focus-within:outline-offset-2',
      })}
    >
      <Camera aria-hidden="true" className="size-5" />
      {label}
      <input
        {...rest}
        type="file"
        accept="image/*"
        className="absolute inset-0 size-full cursor-pointer opacity-0"
        onChange={(event) => takeSelectedFile(event, onFile)}
      />
    </label>
  );
}
