import { type ClipboardEvent, type DragEvent, useEffect, useState } from 'react';
import { insertText } from './insertText';
import { pasteInto, type PasteNote } from './pasteInto';

interface ShownNote extends PasteNote {
  /** The text the message belongs to; a change of the text hides it. */
  of: string;
}

/** The caret position under the pointer, where the browser supports it. */
function caretAt(area: HTMLTextAreaElement, x: number, y: number): number | undefined {
  if (!('caretPositionFromPoint' in document)) return undefined;
  const position = document.caretPositionFromPoint(x, y);
  return position?.offsetNode === area ? position.offset : undefined;
}

const hasFiles = ({ dataTransfer }: { dataTransfer: DataTransfer | null }): boolean =>
  dataTransfer?.types.includes('Files') === true;

/** Paste and drop handlers for the text area, and the resulting message. */
export function usePaste(
  getArea: () => HTMLTextAreaElement | undefined,
  text: string,
  ask: (kind: 'image', file: File) => void,
) {
  const [shown, setShown] = useState<ShownNote>();

  // A file dropped outside the text area would navigate away from the page.
  useEffect(() => {
    const stop = (event: globalThis.DragEvent): void => {
      if (hasFiles(event)) event.preventDefault();
    };
    addEventListener('dragover', stop);
    addEventListener('drop', stop);
    return () => {
      removeEventListener('dragover', stop);
      removeEventListener('drop', stop);
    };
  }, []);

  const handleData = (event: ClipboardEvent | DragEvent, data: DataTransfer): void => {
    const area = getArea();
    if (area === undefined || event.target !== area) return;
    const note = pasteInto(area, data);
    if (note === 'browser') return;
    event.preventDefault();
    if (note instanceof File) ask('image', note);
    else setShown(note && { ...note, of: area.value });
  };

  return {
    note: shown?.of === text ? shown : undefined,
    undoPaste: () => {
      const area = getArea();
      if (area === undefined || shown?.undo === undefined) return;
      const { start, inserted, replaced } = shown.undo;
      const place = start + replaced.length;
      insertText(area, {
        start,
        end: start + inserted.length,
        insert: replaced,
        selection: { start: place, end: place },
      });
      setShown(undefined);
    },
    onPaste: (event: ClipboardEvent) => handleData(event, event.clipboardData),
    onDrop: (event: DragEvent) => {
      const area = getArea();
      const { dataTransfer: data } = event;
      const isHandled = data.types.includes('text/html') || hasFiles(event);
      if (area === undefined || event.target !== area || !isHandled) return;
      const place = caretAt(area, event.clientX, event.clientY);
      if (place !== undefined) area.setSelectionRange(place, place);
      handleData(event, data);
    },
  };
}
