import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import * as v from 'valibot';
import { contentName } from '@/content/types/contentNames';
import {
  MendedTextInvalid,
  restoreMendedTextOptions,
  type UnreadableText,
} from '@/queries/admin/recovery';
import { saveFailureText } from '@/queries/saveFailure';
import { useDraft } from '@/queries/content/useDraft';
import { Button } from '@/ui/controls/Button';
import { Dialog } from '@/ui/overlays/Dialog';
import { Field } from '@/ui/controls/Field';
import { TextArea } from '@/ui/controls/TextArea';
import { DraftOffer } from '../editor/DraftOffer';
import { useUnsaved } from '../editor/useUnsaved';
import { strings } from './strings';

/** A longer text would make the field too slow to type in. */
const MAX_EDITED_LENGTH = 300_000;

interface Mended {
  text: string;
  /** Whether it differs from the stored text. */
  isEdited: boolean;
}
const DRAFT = {
  schema: v.object({ text: v.string(), isEdited: v.boolean() }),
  isBlank: ({ isEdited }: Mended) => !isEdited,
};

interface MendingDialogProps {
  open: boolean;
  item: UnreadableText;
  onClose: () => void;
}

/** Shows an unreadable text to correct and restore it. */
export function MendingDialog({ open, item, onClose }: MendingDialogProps) {
  const [text, setText] = useState(item.text);
  const put = useMutation(restoreMendedTextOptions);
  const draft = useDraft({ ...DRAFT, kind: `mended:${item.key}:${item.hash}` });
  const guard = useUnsaved(open && text !== item.text && !put.isSuccess, draft.saveState);
  const isTooLong = item.text.length > MAX_EDITED_LENGTH;
  const edit = (next: string) => {
    setText(next);
    draft.keep({ text: next, isEdited: next !== item.text });
  };
  const putBack = () => {
    const done = () => {
      draft.discard();
      onClose();
    };
    put.mutate({ item, mended: text }, { onSuccess: done });
  };
  const refusal = put.error instanceof MendedTextInvalid ? put.error.message : undefined;
  return (
    <Dialog
      open={open}
      onClose={() => guard.ask(onClose)}
      title={strings.mending.title(contentName(item.key))}
      description={strings.mending.description}
      footer={
        <>
          <Button variant="outline" onClick={() => guard.ask(onClose)}>
            {strings.mending.close}
          </Button>
          <Button
            disabled={isTooLong || put.isPending || draft.found !== undefined}
            onClick={putBack}
          >
            {strings.mending.putBack}
          </Button>
        </>
      }
    >
      {draft.found ? (
        <DraftOffer
          savedAt={draft.found.savedAt}
          onContinue={() => {
            if (draft.found) setText(draft.found.value.text);
            draft.continueFound();
          }}
          onDiscard={draft.discardFound}
        />
      ) : (
        <Field
          label={strings.mending.text}
          hint={isTooLong ? strings.mending.tooLong : strings.mending.hint}
          error={refusal}
        >
          {(frame) => (
            <TextArea
              {...frame}
              rows={14}
              dir="ltr"
              spellCheck={false}
              className="font-mono text-sm"
              readOnly={isTooLong}
              value={isTooLong ? text.slice(0, MAX_EDITED_LENGTH) : text}
              onChange={({ target }) => edit(target.value)}
            />
          )}
        </Field>
      )}
      {put.isError && refusal === undefined && (
        <p role="alert" className="failure-note">
          {strings.mending.failed(saveFailureText(put.error))}
        </p>
      )}
      {guard.question}
    </Dialog>
  );
}
