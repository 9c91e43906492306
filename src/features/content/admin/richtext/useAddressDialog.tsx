import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { isPictureData } from '@/lib/browser/safeUrl';
import { AddressDialog, type PageOfSite } from './AddressDialog';
import type { TextEdit } from '../../../../engines/richtext/commands/edit';
import {
  type LinkDraft,
  linkDraft,
  imageDraft,
  insertLink,
  insertImage,
  unlink,
} from '../../../../engines/richtext/commands/links';
import { pictureName, type Pictures } from '../../../../engines/richtext/convert/pictures';
import { selectionOf, insertText } from './insertText';

type Kind = 'link' | 'image';

/** The link and image dialog; `ask` opens it for the current selection, or with a picture's file. */
export function useAddressDialog(
  getArea: () => HTMLTextAreaElement | undefined,
  pagesOfSite: readonly PageOfSite[],
  pictures: Pictures,
): { ask: (kind: Kind, file?: File) => void; dialog: ReactNode } {
  const [asked, setAsked] = useState<{ kind: Kind; draft: LinkDraft; file?: File | undefined }>();
  const [answer, setAnswer] = useState<TextEdit>();

  // Waits until the dialog has released the focus; inside the effect React would first set the old
  // value again, which clears the browser's undo history.
  useEffect(() => {
    let isCurrent = true;
    queueMicrotask(() => {
      const area = getArea();
      if (isCurrent && answer !== undefined && area !== undefined) insertText(area, answer);
    });
    return () => {
      isCurrent = false;
    };
  }, [answer, getArea]);

  const ask = useCallback(
    (kind: Kind, file?: File): void => {
      const area = getArea();
      if (area === undefined) return;
      const draft = (kind === 'link' ? linkDraft : imageDraft)(area.value, selectionOf(area));
      if (draft === undefined) area.focus();
      else {
        const { end } = draft.span;
        const address = pictures.get(draft.address) ?? draft.address;
        // A file comes after the picture at the caret, not in its place.
        const isNew = file !== undefined && draft.exists;
        const after = { span: { start: end, end }, words: '', address: '', exists: false };
        setAsked({ kind, draft: isNew ? after : { ...draft, address }, file });
      }
    },
    [getArea, pictures],
  );
  const close = (edit?: TextEdit): void => {
    setAsked(undefined);
    setAnswer(edit);
  };
  const dialog = asked && (
    <AddressDialog
      {...asked}
      pagesOfSite={pagesOfSite}
      onDone={(words, address) => {
        const { kind, draft } = asked;
        close(
          kind === 'link'
            ? insertLink(getArea()?.value ?? '', draft, words, address)
            : insertImage(
                draft,
                words,
                isPictureData(address) ? pictureName(address, pictures) : address,
              ),
        );
      }}
      onRemove={() => close(unlink(getArea()?.value ?? '', asked.draft))}
      onClose={() => close()}
    />
  );
  return { ask, dialog };
}
