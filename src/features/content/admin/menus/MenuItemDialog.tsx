import { type SyntheticEvent, useId, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { lengthProblem } from '@/lib/text/numbers';
import { typedText } from '@/lib/text/typed';
import {
  MENU_TITLES,
  type MenuName,
  type ChosenItem,
  type MenuItemDraft,
  menuItemForm,
  knownLinks,
  linkFault,
  type LinkTargets,
  suggestedType,
} from '@/features/content/model/menus';
import { MAX_LABEL_LENGTH } from '@/domain/menus';
import { DraftLine, type CancelledDraft } from '@/shared/editing/useDraft';
import { useEditor } from '@/shared/editing/useEditor';
import { saveMenuEditOptions } from '../queries';
import { saveFailure, saveFailureText } from '@/shared/queries/saves';
import { FailureNote, Button, Field, TextInput, Select } from '@/ui/elements';
import { Dialog } from '@/ui/overlays/Dialog';
import { toast } from '@/ui/overlays/toast';
import { ConflictDialog } from '@/shared/admin/editing/ConflictDialog';
import { useUnsaved } from '@/shared/admin/editing/editingHooks';
import { strings as names } from '@/features/content/model/strings';
import { strings as shared } from '@/shared/admin/strings';
import { menuStrings } from '../strings';

interface MenuItemDialogProps {
  menu: MenuName;
  /** The item to edit; undefined for a new one. */
  chosen?: ChosenItem | undefined;
  targets: LinkTargets;
  /** The cancelled draft to continue with. */
  resumed?: CancelledDraft<MenuItemDraft> | undefined;
  onClose: (cancelled?: CancelledDraft<MenuItemDraft>) => void;
}

/** The error message for a failed menu change. */
export function menuFailureText(error: unknown): string {
  return saveFailure(error) === 'conflict'
    ? menuStrings.failure.conflict
    : menuStrings.failure.other(saveFailureText(error));
}

/** The form of one item: label, link and type; edits are kept as a draft. */
export function MenuItemDialog(props: MenuItemDialogProps) {
  const { menu, chosen, targets, resumed, onClose } = props;
  const ids = { form: useId(), links: useId() };
  const [definition] = useState(() => menuItemForm(menu, chosen, targets.host));
  const editor = useEditor({
    definition,
    stored: chosen?.item,
    save: saveMenuEditOptions,
    onSaved: () => onClose(),
    resumed,
  });
  const { form, draft, isSaving } = editor;
  const failure = isSaving ? undefined : editor.failure;
  const unsaved = useUnsaved(editor.isDirty && !editor.isDone, draft);
  const [label, link, arabicLabel, typed] = useWatch({
    control: form.control,
    name: ['label', 'link', 'arabicLabel', 'type'],
  });
  const [isChecked, setIsChecked] = useState(false);
  const firstField = useRef<HTMLElement>(null);
  const fault = linkFault(typedText(link), targets);
  const before = definition.valuesOf(chosen?.item);
  const lengthProblemOf = (typedLabel: string, stored: string) =>
    typedLabel === stored ? undefined : lengthProblem(typedLabel, MAX_LABEL_LENGTH);
  const tooLong = lengthProblemOf(label, before.label);
  const arabicTooLong = lengthProblemOf(arabicLabel, before.arabicLabel);
  const missing = { label: typedText(label) === '', link: typedText(link) === '' };

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (missing.label || missing.link)
      toast({ title: menuStrings.item.required, variant: 'destructive' });
    else if (!tooLong && !arabicTooLong && fault?.isRefused !== true) editor.save();
  };

  const cancel = () => onClose(editor.cancel());
  return (
    <Dialog
      open
      onClose={cancel}
      title={
        chosen === undefined ? menuStrings.item.addTo(MENU_TITLES[menu]) : menuStrings.item.editItem
      }
      width="narrow"
      popup={{ initialFocus: firstField }}
      footer={
        <>
          <Button variant="outline" onClick={cancel}>
            {shared.cancel}
          </Button>
          <Button type="submit" form={ids.form} aria-disabled={isSaving}>
            {chosen === undefined ? menuStrings.item.add : menuStrings.item.save}
          </Button>
        </>
      }
    >
      <form
        id={ids.form}
        ref={(element) => {
          firstField.current = element?.querySelector('input') ?? null;
        }}
        noValidate
        className="grid gap-5"
        onSubmit={submit}
      >
        <DraftLine draft={draft} onContinue={editor.continueDraft} />
        <Field
          label={menuStrings.item.label}
          error={(isChecked && missing.label && menuStrings.item.noLabel) || tooLong}
        >
          <TextInput {...form.register('label')} required autoComplete="off" />
        </Field>
        <Field
          label={menuStrings.item.link}
          error={
            (isChecked && missing.link && menuStrings.item.noLink) ||
            (fault?.isRefused && fault.text)
          }
          advice={fault && !fault.isRefused && fault.text}
        >
          <TextInput
            {...form.register('link')}
            list={ids.links}
            required
            inputMode="url"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            placeholder={menuStrings.item.linkExample(targets.host)}
          />
        </Field>
        <datalist id={ids.links}>
          {knownLinks(targets).map(({ link: known, name }) => (
            <option key={known} value={known}>
              {name}
            </option>
          ))}
        </datalist>
        <Field label={names.arabic.label} optional error={arabicTooLong}>
          <TextInput {...form.register('arabicLabel')} lang="ar" dir="rtl" autoComplete="off" />
        </Field>
        <Field label={menuStrings.item.type} hint={menuStrings.item.typeHint}>
          <Select
            value={typed || suggestedType(typedText(link), targets.host)}
            onChange={({ target }) =>
              form.setValue('type', target.value === 'external' ? 'external' : 'internal')
            }
            options={(['internal', 'external'] as const).map((value) => ({
              value,
              label: menuStrings.item[value],
            }))}
          />
        </Field>
        {failure !== undefined && (
          <FailureNote>{menuStrings.item.failed(menuFailureText(failure))}</FailureNote>
        )}
      </form>
      <ConflictDialog what={menuStrings.item.what} editor={editor} />
      {unsaved.question}
    </Dialog>
  );
}
