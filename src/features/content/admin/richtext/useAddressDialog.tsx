import { type ReactNode, useCallback, useEffect, useState } from 'react';
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
import { selectionOf, insertText } from './insertText';

type Kind = 'link' | 'image';

/** The link and image dialog; `ask` opens it for the current selection. */
export function useAddressDialog(
  getArea: () => HTMLTextAreaElement | undefined,
  pagesOfSite: readonly PageOfSite[],
): { ask: (kind: Kind) => void; dialog: ReactNode } {
  const [asked, setAsked] = useState<{ kind: Kind; draft: LinkDraft }>();
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
    (kind: Kind): void => {
      const area = getArea();
      if (area === undefined) return;
      const draft = (kind === 'link' ? linkDraft : imageDraft)(area.value, selectionOf(area));
      if (draft === undefined) area.focus();
      else setAsked({ kind, draft });
    },
    [getArea],
  );
  const close = (edit?: TextEdit): void => {
    setAsked(undefined);
    setAnswer(edit);
  };
  const dialog = asked && (
    <AddressDialog
      kind={asked.kind}
      draft={asked.draft}
      pagesOfSite={pagesOfSite}
      onDone={(words, address) => {
        const { kind, draft } = asked;
        close(
          kind === 'link'
            ? insertLink(getArea()?.value ?? '', draft, words, address)
            : insertImage(draft, words, address),
        );
      }}
      onRemove={() => close(unlink(getArea()?.value ?? '', asked.draft))}
      onClose={() => close()}
    />
  );
  return { ask, dialog };
}
