import { useEffect, useId, useRef, useState } from 'react';
import type { EntryRecord } from '@/content/types/contentType';
import { type ContentTypeConfig, isPublishedField } from '@/content/editing/contentTypeConfig';
import { problems } from '@/content/editing/problems';
import { Button } from '@/ui/controls/Button';
import { Dialog } from '@/ui/overlays/Dialog';
import { Switch } from '@/ui/controls/Switch';
import { ConflictDialog } from './ConflictDialog';
import { DraftOffer } from './DraftOffer';
import { useLeaveGuard } from './useLeaveGuard';
import { useSaveShortcut } from './useSaveShortcut';
import { strings as shared } from '../strings';
import { EntryFields } from './EntryFields';
import { EditorFooter } from './EditorFooter';
import { useEntryForm } from './useEntryForm';
import { useEntrySaving } from './useEntrySaving';
import { strings } from '../collections/strings';

interface EntryEditorProps {
  edited: ContentTypeConfig;
  /** As it is stored when the dialog opens; none for a new one. */
  entry: EntryRecord | undefined;
  entries: readonly EntryRecord[];
  onClose: () => void;
}

/** The form of an entry in its dialog: draft, validation, saving, conflict (SPEC sections 2, 4 and 5). */
export function EntryEditor({ edited, entry, entries, onClose }: EntryEditorProps) {
  const formId = useId();
  const formElement = useRef<HTMLFormElement>(null);
  const firstField = useRef<HTMLElement>(null);
  const editor = useEntryForm(edited, entry);
  const { values, draft, isDirty } = editor;
  const saving = useEntrySaving(edited, editor, onClose);
  const isTextRefused = Object.keys(editor.refused).length > 0;
  const draftStatus = isTextRefused && draft.keeping !== 'refused' ? 'keptButText' : draft.keeping;
  const leave = useLeaveGuard(isDirty && !saving.isSaved, draftStatus);
  // A new one is among them as soon as it is stored, while the dialog still closes.
  const others = entries.filter(({ id }) => id !== saving.id);
  const found = { ...problems(edited, values, others, editor.before), ...editor.refused };
  const [attempts, setAttempts] = useState(0);

  useEffect(() => {
    if (attempts > 0)
      formElement.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts]);

  const published = edited.fields.find(isPublishedField);
  const isOffering = draft.found !== undefined;
  const submit = () => {
    if (isOffering || saving.conflict !== undefined) return;
    if (Object.keys(found).length > 0) setAttempts((count) => count + 1);
    else saving.save();
  };
  useSaveShortcut(submit);

  return (
    <Dialog
      open
      width="wide"
      initialFocus={firstField}
      title={entry === undefined ? edited.words.create : edited.words.edit}
      onClose={() => leave.ask(onClose)}
      footer={
        isOffering ? undefined : (
          <EditorFooter
            edited={edited}
            id={entry?.id}
            draft={draft}
            isDirty={isDirty}
            draftStatus={draftStatus}
            failure={saving.failure}
          >
            {published !== undefined && (
              <label className="flex min-h-11 items-center gap-3 font-semibold">
                <Switch {...editor.form.register(published.name)} />
                {published.label}
              </label>
            )}
            <Button variant="outline" onClick={() => leave.ask(onClose)}>
              {shared.cancel}
            </Button>
            <Button type="submit" form={formId} aria-disabled={saving.isPending}>
              {saving.isPending ? shared.saving : strings.editor.save}
            </Button>
          </EditorFooter>
        )
      }
    >
      {draft.found === undefined ? (
        <form
          ref={(form) => {
            formElement.current = form;
            firstField.current = form?.querySelector('input') ?? null;
          }}
          id={formId}
          noValidate
          className="grid items-start gap-x-5 gap-y-6 sm:grid-cols-2"
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
        >
          <EntryFields
            edited={edited}
            editor={editor}
            others={others}
            problems={found}
            showsAll={attempts > 0}
          />
        </form>
      ) : (
        <DraftOffer
          savedAt={draft.found.savedAt}
          onContinue={editor.continueDraft}
          onDiscard={draft.discardFound}
        />
      )}
      <ConflictDialog
        what={edited.words.one}
        differences={saving.conflict?.differences}
        isBusy={saving.isPending}
        failure={saving.failure}
        onChoose={saving.choose}
        onDiscard={() => {
          draft.discard();
          onClose();
        }}
        onBack={saving.leaveConflict}
      />
      {leave.question}
    </Dialog>
  );
}
