import { Button } from '@/ui/controls/Button';
import { FieldError } from '@/ui/controls/Field';
import { AdviceNote } from '@/ui/controls/Field';
import type { PasteNote } from './pasteInto';
import { foreignPictureAdvice } from '@/engines/html/foreignPictures';
import { strings } from '@/engines/richtext/strings';

export interface EditorNotesProps {
  /** Warning about the length of the text. */
  heavy: string | undefined;
  /** Which content the editor cannot show. */
  notShown: string | undefined;
  /** Why the current text is not stored. */
  refused: string | undefined;
  /** Whether the text shows a picture of another host. */
  hasForeignPicture: boolean;
  /** Whether the text names a picture that is unknown here. */
  hasLostPicture: boolean;
  pasted: PasteNote | undefined;
  onUndoPaste: () => void;
  onImage: () => void;
}

/** Messages about the text, below the editor. */
export function EditorNotes({
  heavy,
  notShown,
  refused,
  hasForeignPicture,
  hasLostPicture,
  pasted,
  onUndoPaste,
  onImage,
}: EditorNotesProps) {
  return (
    <div aria-live="polite" className="grid gap-1 text-sm empty:absolute">
      {heavy && <AdviceNote>{heavy}</AdviceNote>}
      {notShown && <AdviceNote>{notShown}</AdviceNote>}
      {refused && <FieldError>{refused}</FieldError>}
      {hasForeignPicture && <AdviceNote>{foreignPictureAdvice}</AdviceNote>}
      {hasLostPicture && <AdviceNote>{strings.lostPicture}</AdviceNote>}
      {pasted && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-advice">
          <span>{pasted.text}</span>
          {pasted.undo && (
            <Button variant="outline" size="sm" onClick={onUndoPaste}>
              {strings.paste.undo}
            </Button>
          )}
          {pasted.offersImage === true && (
            <Button variant="outline" size="sm" onClick={onImage}>
              {strings.paste.addPicture}
            </Button>
          )}
        </p>
      )}
    </div>
  );
}
