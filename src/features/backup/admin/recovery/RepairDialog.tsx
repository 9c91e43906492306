import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import * as v from 'valibot';
import { contentName } from '@/features/content/model/contentNames';
import type { UnreadableText } from '@/features/backup/store/recoverable';
import {
  RepairedTextInvalid,
  restoreRepairedTextOptions,
} from '@/features/backup/admin/recovery.queries';
import { saveFailureText } from '@/shared/queries/saves';
import { DraftLine } from '@/shared/editing/DraftLine';
import { type CancelledDraft, useDraft } from '@/shared/editing/useDraft';
import { Button } from '@/ui/controls/Button';
import { Dialog } from '@/ui/overlays/Dialog';
import { Field, TextArea } from '@/ui/controls/Field';
import { useUnsaved } from '@/shared/admin/editing/useUnsaved';
import { strings } from './strings';

/** A longer text would make the field too slow to type in. */
const MAX_EDITED_LENGTH = 300_000;

export interface Mended {
  text: string;
  /** Whether it differs from the stored text. */
  isEdited: boolean;
}
const DRAFT = {
  schema: v.object({ text: v.string(), isEdited: v.boolean() }),
  isBlank: ({ isEdited }: Mended) => !isEdited,
};

interface RepairDialogProps {
  item: UnreadableText;
  /** What the dialog held when it was cancelled, to go on with. */
  resumed: CancelledDraft<Mended> | undefined;
  onClose: (cancelled?: CancelledDraft<Mended>) => void;
}

/** Shows an unreadable text to correct and restore it. */
export function RepairDialog({ item, resumed, onClose }: RepairDialogProps) {
  const [text, setText] = useState(resumed?.value.text ?? item.text);
  const put = useMutation(restoreRepairedTextOptions);
  const draft = useDraft({
    ...DRAFT,
    kind: `mended:${item.key}:${item.hash}`,
    resumedId: resumed?.id,
  });
  const isEdited = text !== item.text;
  const { question } = useUnsaved(isEdited && !put.isSuccess, draft);
  const isTooLong = item.text.length > MAX_EDITED_LENGTH;
  const edit = (next: string) => {
    setText(next);
    draft.keep({ text: next, isEdited: next !== item.text });
  };
  const keepResumed = useEffectEvent(() => {
    if (resumed !== undefined) draft.keep(resumed.value);
  });
  useEffect(() => keepResumed(), []);
  const cancel = () => {
    if (!isEdited || put.isPending) return onClose();
    draft.cancel({ text, isEdited });
    onClose({ id: draft.id, value: { text, isEdited }, isKept: draft.saveState !== 'refused' });
  };
  const continueDraft = () => {
    if (!draft.found) return undefined;
    const { value } = draft.found;
    const undo = draft.continueFound(isEdited ? { text, isEdited } : undefined);
    setText(value.text);
    if (!isEdited) return undefined;
    return () => {
      undo(value);
      setText(text);
    };
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
      open
      onClose={cancel}
      title={strings.repair.title(contentName(item.key))}
      description={strings.repair.description}
      footer={
        <>
          <Button variant="outline" onClick={cancel}>
            {strings.repair.close}
          </Button>
          <Button disabled={isTooLong || put.isPending} onClick={restore}>
            {strings.repair.restore}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <DraftLine draft={draft} onContinue={continueDraft} />
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
      </div>
      {put.isError && refusal === undefined && (
        <p role="alert" className="failure-note">
          {strings.repair.failed(saveFailureText(put.error))}
        </p>
      )}
      {question}
    </Dialog>
  );
}
