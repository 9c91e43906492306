import { type ChangeEvent, type ComponentProps, type DragEvent, useState } from 'react';
import '../form.css';

/** Hands on what was chosen; the same file can be chosen again. */
export function takeChosen(
  { target }: ChangeEvent<HTMLInputElement>,
  onFile: (file: File) => void,
): void {
  const [chosen] = target.files ?? [];
  target.value = '';
  if (chosen !== undefined) onFile(chosen);
}

interface FileDropProps extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'onChange'> {
  onFile: (file: File) => void;
  /** Of several files that were dropped at once, those after the first, which is taken. */
  onLeft?: (files: readonly File[]) => void;
}

/** An area that takes a file by the chooser or by drop. Name it with a label. */
export function FileDrop({ onFile, onLeft, children, ...input }: FileDropProps) {
  const [isOver, setIsOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    const [dropped, ...left] = event.dataTransfer.files;
    if (dropped === undefined || input.disabled === true) return;
    onFile(dropped);
    if (left.length > 0) onLeft?.(left);
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
      {/* The whole area is the input itself: it is clicked, focused and announced as one. */}
      <input
        {...input}
        type="file"
        className="absolute inset-0 size-full cursor-pointer opacity-0"
        onChange={(event) => takeChosen(event, onFile)}
      />
      {children}
    </div>
  );
}
