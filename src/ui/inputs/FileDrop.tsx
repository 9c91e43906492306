import type { Elements } from '../elements';
import {
  type ChangeEvent,
  type ComponentProps,
  type DragEvent,
  useEffect,
  useState,
  useCallback,
} from 'react';
import './inputs.css';
import { FileText, Image } from 'lucide-react';

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

interface FileThumbnailProps {
  file: Blob;
  className?: string | undefined;
}

/** The image in a file, or an icon of its type when the browser cannot decode it. */
export function FileThumbnail({ file, className = 'size-16' }: FileThumbnailProps) {
  const [unreadable, setUnreadable] = useState<Blob>();
  const isImage = file.type.startsWith('image/');
  const draw = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(file);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
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
