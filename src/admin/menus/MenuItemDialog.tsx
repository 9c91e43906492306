import { type SyntheticEvent, useId, useState } from 'react';
import { type Difference, differences } from '@/content/backup/differences';
import { lengthProblem } from '@/content/length';
import type { MenuName } from '@/content/menus/menuEdit';
import { knownLinks, linkFault, type LinkTargets, suggestedType } from '@/content/menus/menuLink';
import { MAX_LABEL_LENGTH, type MenuItem } from '@/content/menus/menus';
import { type MergedEdits, mergeEdits, settleConflicts } from '@/content/mergeEdits';
import { newId } from '@/lib/newId';
import { Button } from '@/ui/controls/Button';
import { Dialog } from '@/ui/overlays/Dialog';
import { Field } from '@/ui/controls/Field';
import { Select } from '@/ui/controls/Select';
import { TextInput } from '@/ui/controls/TextInput';
import { toast } from '@/ui/overlays/toast';
import { ConflictDialog } from '../editor/ConflictDialog';
import { DraftOffer } from '../editor/DraftOffer';
import { useLeaveGuard } from '../editor/useLeaveGuard';
import { strings as shared } from '../strings';
import type { MenuSaved } from './useMenuEdits';
import { useMenuItemForm } from './useMenuItemForm';
import { strings } from './strings';

interface MenuItemDialogProps {
  menu: MenuName;
  title: string;
  /** The item that is edited; none for a new one. */
  item: MenuItem | undefined;
  targets: LinkTargets;
  /** Why the last attempt to save failed. */
  failure: string | undefined;
  onClose: () => void;
  /** Saves the item in place of `edited`, or adds it without one, and ends the draft. */
  onSave: (
    item: MenuItem,
    edited: MenuItem | undefined,
    draftId: Promise<string | undefined>,
  ) => Promise<MenuSaved>;
}

const PARTS = [
  { name: 'label', label: strings.item.label },
  { name: 'link', label: strings.item.link },
  { name: 'type', label: strings.item.type },
];

/** Where another tab has changed a field of the item that was changed here too. */
interface Conflict {
  merge: MergedEdits<MenuItem>;
  theirs: MenuItem;
  differences: readonly Difference[];
}

/** Label, link and type of one item; what is typed is kept until it is saved or discarded. */
export function MenuItemDialog({
  menu,
  title,
  item,
  targets,
  failure,
  onClose,
  onSave,
}: MenuItemDialogProps) {
  const ids = { form: useId(), links: useId() };
  const { typed, change, keepAgain, isDirty, draft } = useMenuItemForm(menu, item);
  const leave = useLeaveGuard(isDirty, draft.keeping);
  const { label, link } = typed;
  const [isChecked, setIsChecked] = useState(false);
  const [saving, setSaving] = useState<'none' | 'busy' | 'failed'>('none');
  const [conflict, setConflict] = useState<Conflict>();
  // The same for every attempt: none may make a second item.
  const [ownId] = useState(newId);
  const fault = linkFault(link, targets);
  const type = typed.type ?? suggestedType(link, targets.host);
  const tooLong = label === item?.label ? undefined : lengthProblem(label, MAX_LABEL_LENGTH);
  const missing = { label: label.trim() === '', link: link.trim() === '' };

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (missing.label || missing.link) {
      toast({ title: strings.item.required, variant: 'destructive' });
      return;
    }
    if (tooLong !== undefined || fault?.isRefused || saving === 'busy') return;
    const id = item?.id ?? ownId;
    await save({ ...item, id, label: label.trim(), link: link.trim(), type }, item);
  };
  const save = async (mine: MenuItem, edited: MenuItem | undefined) => {
    setSaving('busy');
    const saved = await onSave(mine, edited, draft.pause());
    if (saved === 'saved') return onClose();
    keepAgain();
    setSaving(saved === 'failed' ? 'failed' : 'none');
    if (saved === 'failed' || edited === undefined) return;
    const merge = mergeEdits(edited, mine, saved);
    const found = differences(PARTS, merge.conflicts, { mine, theirs: saved });
    setConflict({ merge, theirs: saved, differences: found });
  };

  return (
    <Dialog
      open
      onClose={() => leave.ask(onClose)}
      title={title}
      width="narrow"
      footer={
        draft.found ? undefined : (
          <>
            <Button variant="outline" onClick={() => leave.ask(onClose)}>
              {shared.cancel}
            </Button>
            <Button type="submit" form={ids.form} aria-disabled={saving === 'busy'}>
              {item === undefined ? strings.item.add : strings.item.save}
            </Button>
          </>
        )
      }
    >
      {draft.found ? (
        <DraftOffer
          savedAt={draft.found.savedAt}
          onContinue={draft.continueFound}
          onDiscard={draft.discardFound}
        />
      ) : (
        <form
          id={ids.form}
          noValidate
          className="grid gap-5"
          onSubmit={(event) => void submit(event)}
        >
          <Field
            label={strings.item.label}
            error={(isChecked && missing.label && strings.item.noLabel) || tooLong}
          >
            {(control) => (
              <TextInput
                {...control}
                dir="auto"
                required
                autoComplete="off"
                value={label}
                onChange={({ target }) => change({ label: target.value })}
              />
            )}
          </Field>
          <Field
            label={strings.item.link}
            error={
              (isChecked && missing.link && strings.item.noLink) || (fault?.isRefused && fault.text)
            }
            advice={fault && !fault.isRefused && fault.text}
          >
            {(control) => (
              <TextInput
                {...control}
                list={ids.links}
                required
                inputMode="url"
                autoComplete="off"
                autoCapitalize="off"
                spellCheck={false}
                placeholder={strings.item.linkExample(targets.host)}
                value={link}
                onChange={({ target }) => change({ link: target.value })}
              />
            )}
          </Field>
          <datalist id={ids.links}>
            {knownLinks(targets).map(({ link: known, name }) => (
              <option key={known} value={known}>
                {name}
              </option>
            ))}
          </datalist>
          <Field label={strings.item.type} hint={strings.item.typeHint}>
            {(control) => (
              <Select
                {...control}
                className="w-full"
                value={type}
                onChange={({ target }) =>
                  change({ type: target.value === 'external' ? 'external' : 'internal' })
                }
              >
                <option value="internal">{strings.item.internal}</option>
                <option value="external">{strings.item.external}</option>
              </Select>
            )}
          </Field>
          {saving === 'failed' && (
            <p role="alert" className="failure-note">
              {strings.item.failed(failure ?? '')}
            </p>
          )}
        </form>
      )}
      <ConflictDialog
        what={strings.item.what}
        differences={conflict?.differences}
        isBusy={saving === 'busy'}
        failure={saving === 'failed' ? failure : undefined}
        onChoose={(choices) => {
          if (conflict === undefined) return;
          const { merge, theirs } = conflict;
          void save(settleConflicts(merge, theirs, choices), theirs);
        }}
        onBack={() => setConflict(undefined)}
      />
      {leave.question}
    </Dialog>
  );
}
