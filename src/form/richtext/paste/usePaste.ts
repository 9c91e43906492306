import { type ClipboardEvent, type DragEvent, useEffect, useState } from 'react';
import { insertText } from '../editor/insertText';
import { pasteInto, type PasteNote } from './pasteInto';

interface Said extends PasteNote {
  /** The text that it is said of: a change of it ends the note. */
  of: string;
}

/** The place in a text area under the pointer, where the browser tells it. */
function placeAt(area: HTMLTextAreaElement, x: number, y: number): number | undefined {
  if (!('caretPositionFromPoint' in document)) return undefined;
  const position = document.caretPositionFromPoint(x, y);
  return position?.offsetNode === area ? position.offset : undefined;
}

const holdsFiles = ({ dataTransfer }: { dataTransfer: DataTransfer | null }): boolean =>
  dataTransfer?.types.includes('Files') === true;

/** Pasting and dropping into the editor's text, and the note that may follow. */
export function usePaste(areaOf: () => HTMLTextAreaElement | undefined, text: string) {
  const [said, setSaid] = useState<Said>();

  // A file dropped beside the text would take the place of the page.
  useEffect(() => {
    const stop = (event: globalThis.DragEvent): void => {
      if (holdsFiles(event)) event.preventDefault();
    };
    addEventListener('dragover', stop);
    addEventListener('drop', stop);
    return () => {
      removeEventListener('dragover', stop);
      removeEventListener('drop', stop);
    };
  }, []);

  const take = (event: ClipboardEvent | DragEvent, data: DataTransfer): void => {
    const area = areaOf();
    if (area === undefined || event.target !== area) return;
    const note = pasteInto(area, data);
    if (note === 'browser') return;
    event.preventDefault();
    setSaid(note && { ...note, of: area.value });
  };

  return {
    note: said?.of === text ? said : undefined,
    undoPaste: () => {
      const area = areaOf();
      if (area === undefined || said?.undo === undefined) return;
      const { start, inserted, replaced } = said.undo;
      const place = start + replaced.length;
      insertText(area, {
        start,
        end: start + inserted.length,
        insert: replaced,
        selection: { start: place, end: place },
      });
      setSaid(undefined);
    },
    onPaste: (event: ClipboardEvent) => take(event, event.clipboardData),
    onDrop: (event: DragEvent) => {
      const area = areaOf();
      const { dataTransfer: data } = event;
      const isOurs = data.types.includes('text/html') || holdsFiles(event);
      if (area === undefined || event.target !== area || !isOurs) return;
      const place = placeAt(area, event.clientX, event.clientY);
      if (place !== undefined) area.setSelectionRange(place, place);
      take(event, data);
    },
  };
}
