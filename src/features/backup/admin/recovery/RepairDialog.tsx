import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import * as v from 'valibot';
import { contentName } from '@/features/content/model/contentNames';
import type { UnreadableText } from '@/features/backup/store/recoverable';
import {
  RepairedTextInvalid,
  restoreRepairedTextOptions,
} from '@/features/backup/admin/recovery.queries';
import { saveFailureText } from '@/shared/queries/saves';
import { useDraft } from '@/shared/editing/useDraft';
import { Button } from '@/ui/controls/Button';
import { Dialog } from '@/ui/overlays/Dialog';
import { Field, TextArea } from '@/ui/controls/Field';
import { DraftOffer } from '@/shared/admin/editing/DraftOffer';
import { useUnsaved } from '@/shared/admin/editing/useUnsaved';
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

interface RepairDialogProps {
  open: boolean;
  item: UnreadableText;
  onClose: () => void;
}

/** Shows an unreadable text to correct and restore it. */
export function RepairDialog({ open, item, onClose }: RepairDialogProps) {
  const [text, setText] = useState(item.text);
  const put = useMutation(restoreRepairedTextOptions);
  const draft = useDraft({ ...DRAFT, kind: `mended:${item.key}:${item.hash}` });
  const guard = useUnsaved(open && text !== item.text && !put.isSuccess, draft.saveState);
  const isTooLong = item.text.length > MAX_EDITED_LENGTH;
  const edit = (next: string) => {
    setText(next);
    draft.keep({ text: next, isEdited: next !== item.text });
  };
  const restore = () => {
    const done = () => {
      draft.discard();
      onClose();
    };
    put.mutate({ item, mended: text }, { onSuccess: done });
  };
  const refusal = put.error instanceof RepairedTextInvalid ? put.error.message : undefined;
  return (
    <Dialog
      open={open}
      onClose={() => guard.ask(onClose)}
      title={strings.repair.title(contentName(item.key))}
      description={strings.repair.description}
      footer={
        <>
          <Button variant="outline" onClick={() => guard.ask(onClose)}>
            {strings.repair.close}
          </Button>
          <Button
            disabled={isTooLong || put.isPending || draft.found !== undefined}
            onClick={restore}
          >
            {strings.repair.restore}
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
          label={strings.repair.text}
          hint={isTooLong ? strings.repair.tooLong : strings.repair.hint}
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
          {strings.repair.failed(saveFailureText(put.error))}
        </p>
      )}
      {guard.question}
    </Dialog>
  );
}
