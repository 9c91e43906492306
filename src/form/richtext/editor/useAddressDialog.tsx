import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { AddressDialog, type PageOfSite } from './AddressDialog';
import type { Edit } from '../commands/edit';
import {
  type LinkDraft,
  linkDraft,
  pictureDraft,
  putLink,
  putPicture,
  unlink,
} from '../commands/links';
import { selectionOf, insertText } from './insertText';

type Kind = 'link' | 'image';

/** The dialog of links and pictures: `ask` opens it for what is selected in the text. */
export function useAddressDialog(
  areaOf: () => HTMLTextAreaElement | undefined,
  pagesOfSite: readonly PageOfSite[],
): { ask: (kind: Kind) => void; dialog: ReactNode } {
  const [asked, setAsked] = useState<{ kind: Kind; draft: LinkDraft }>();
  const [answer, setAnswer] = useState<Edit>();

  // Only after the dialog is gone, which keeps the focus while it is open, and not inside the
  // effect: there React would first set the old text again, which ends the browser's undo.
  useEffect(() => {
    let isCurrent = true;
    queueMicrotask(() => {
      const area = areaOf();
      if (isCurrent && answer !== undefined && area !== undefined) insertText(area, answer);
    });
    return () => {
      isCurrent = false;
    };
  }, [answer, areaOf]);

  const ask = useCallback(
    (kind: Kind): void => {
      const area = areaOf();
      if (area === undefined) return;
      const draft = (kind === 'link' ? linkDraft : pictureDraft)(area.value, selectionOf(area));
      if (draft === undefined) area.focus();
      else setAsked({ kind, draft });
    },
    [areaOf],
  );
  const close = (edit?: Edit): void => {
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
            ? putLink(areaOf()?.value ?? '', draft, words, address)
            : putPicture(draft, words, address),
        );
      }}
      onRemove={() => close(unlink(areaOf()?.value ?? '', asked.draft))}
      onClose={() => close()}
    />
  );
  return { ask, dialog };
}
