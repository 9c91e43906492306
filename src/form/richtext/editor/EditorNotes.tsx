import { Button } from '@/ui/controls/Button';
import type { PasteNote } from '../paste/pasteInto';
import { strings } from './strings';

export interface EditorNotesProps {
  /** What the length of the text costs. */
  heavy: string | undefined;
  /** What the editor cannot show. */
  unread: string | undefined;
  /** Why the text is not kept. */
  refused: string | undefined;
  pasted: PasteNote | undefined;
  onUndoPaste: () => void;
  onImage: () => void;
}

/** What there is to say about the text, next to it. */
export function EditorNotes({
  heavy,
  unread,
  refused,
  pasted,
  onUndoPaste,
  onImage,
}: EditorNotesProps) {
  return (
    <div aria-live="polite" className="grid gap-1 text-sm empty:absolute">
      {heavy !== undefined && <p className="text-advice">{heavy}</p>}
      {unread !== undefined && <p className="text-advice">{unread}</p>}
      {refused !== undefined && <p className="text-error">{refused}</p>}
      {pasted && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-advice">
          {pasted.text}
          {pasted.undo && (
            <Button variant="outline" size="sm" onClick={onUndoPaste}>
              {strings.paste.undo}
            </Button>
          )}
          {pasted.offersImage === true && (
            <Button variant="outline" size="sm" onClick={onImage}>
              {strings.paste.addByAddress}
            </Button>
          )}
        </p>
      )}
    </div>
  );
}
