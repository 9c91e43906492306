import { useSuspenseQuery } from '@tanstack/react-query';
import { memo, useEffect, useRef, useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { afterSave } from '@/shared/editing/formDefinition';
import {
  formOf,
  SETTING_FIELDS,
  type SettingField,
  SETTINGS_TABS,
  shownInstead,
  type SettingsForm,
  type SettingsTab,
} from '@/features/settings/model/fields';
import { settingAdvice, settingError, settingsErrors, settingsForm } from '../model/settingsForm';
import { brand, type Settings } from '@/domain/settings';
import { DraftLine } from '@/shared/editing/useDraft';
import { useEditor } from '@/shared/editing/useEditor';
import * as repository from '@/store/repository';
import { settingsOptions } from '@/shared/queries/siteContent';
import { saveFailureText, saveValueOptions } from '@/shared/queries/saves';
import { Picture } from '@/ui/Picture';
import { Brand } from '@/ui/art/ornaments';
import { FailureNote, Button } from '@/ui/elements';
import { Tabs } from '@/ui/controls/Tabs';
import { toast } from '@/ui/overlays/toast';
import { AdminHeading } from '@/shared/admin/ListFrame';
import { ConflictDialog } from '@/shared/admin/editing/ConflictDialog';
import { FormField } from '@/shared/admin/editing/FormField';
import { PictureInput } from '@/shared/admin/editing/PictureInput';
import { useSaveShortcut, useUnsaved, useDebounced } from '@/shared/admin/editing/editingHooks';
import { strings as shared } from '@/shared/admin/strings';
import './settings.css';
import { strings } from '../model/strings';

interface PictureFieldProps {
  name: 'logoUrl' | 'faviconUrl';
  label: string;
  hint: string | undefined;
  error: string | undefined;
  advice: string | undefined;
  form: UseFormReturn<SettingsForm>;
}

/** The logo or favicon: a URL or an embedded image, with a preview. */
function PictureField({ name, form, ...notes }: PictureFieldProps) {
  const [value, siteName] = useWatch({ control: form.control, name: [name, 'siteName'] });
  const debounced = useDebounced(value);
  return (
    <div className="grid gap-3">
      <PictureInput
        {...notes}
        value={value}
        placeholder={strings.examples[name === 'logoUrl' ? 'logo' : 'favicon']}
        onChange={(address) =>
          form.setValue(name, address, { shouldDirty: true, shouldTouch: true })
        }
      />
      <div
        className="flex min-h-17 w-fit max-w-full items-center rounded-field border border-hairline bg-base-100 px-4 py-2"
        aria-label={strings.preview(notes.label)}
        role="group"
      >
        {name === 'logoUrl' ? (
          <Brand {...brand({ siteName, logoUrl: debounced })} />
        ) : (
          <Picture
            src={debounced || '/favicon.svg'}
            alt=""
            fit="contain"
            className="size-8"
            fallback={<img src="/favicon.svg" alt="" className="size-8" />}
          />
        )}
      </div>
    </div>
  );
}

interface SettingInputProps {
  field: SettingField;
  form: UseFormReturn<SettingsForm>;
  /** The settings when editing began; a new object re-registers the field. */
  base: Settings;
  /** Whether to show problems as errors after a failed save, rather than as advice. */
  showsErrors: boolean;
}

/** A settings field by its control type; memoised to render alone on input. */
const SettingInput = memo(function SettingInput(props: SettingInputProps) {
  const { field, form, base, showsErrors } = props;
  const { name, label, control, hint, limit } = field;
  const isNamed = name === 'copyrightText' || name === 'globalMetaTitle';
  const [value, siteName] = useWatch({
    control: form.control,
    name: [name, isNamed ? 'siteName' : name],
  });
  const instead = shownInstead(name, siteName);
  const error = value === formOf(base)[name] ? undefined : settingError(name, value);
  const notes = {
    label,
    hint: instead === undefined ? hint : strings.instead(hint),
    error: showsErrors ? error : undefined,
    advice: (showsErrors ? undefined : error) ?? settingAdvice(name, value),
  };
  if (name === 'logoUrl' || name === 'faviconUrl')
    return <PictureField {...notes} name={name} form={form} />;
  return (
    <FormField
      {...notes}
      control={control === 'picture' ? 'url' : control}
      limit={limit}
      value={value}
      {...(instead !== undefined && { placeholder: instead })}
      input={form.register(name)}
      autoComplete="off"
    />
  );
});

interface SettingsEditorProps {
  stored: Settings;
  asked: SettingsTab | undefined;
}

const saveSettingsOptions = saveValueOptions(repository.settings, strings.saved);

/** The form of all settings: four tabs, one button (SPEC section 2). */
function SettingsEditor({ stored, asked }: SettingsEditorProps) {
  const editor = useEditor({
    definition: settingsForm,
    stored,
    save: saveSettingsOptions,
    nextDraft: (value, forms) => afterSave(settingsForm, value, forms),
  });
  const { form, draft, isDirty, isSaving } = editor;
  const failure = isSaving ? undefined : editor.failure;
  const before = settingsForm.valuesOf(editor.base);
  const hasNewPassword = useWatch({ control: form.control, name: 'smtpPass' }) !== before.smtpPass;
  const unsaved = useUnsaved(isDirty, draft, hasNewPassword ? 'keptButPassword' : undefined);
  const [{ tab, followed }, follow] = useState({ tab: asked ?? 'general', followed: asked });
  if (asked !== followed) follow({ tab: asked ?? tab, followed: asked });
  const setTab = (next: SettingsTab) => follow({ tab: next, followed });
  const [attempts, setAttempts] = useState(0);
  const element = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (attempts > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts]);

  const submit = () => {
    const errors = settingsErrors(form.getValues(), before);
    const firstWrong = SETTING_FIELDS.find(({ name }) => errors[name] !== undefined);
    if (firstWrong === undefined) return editor.save();
    setTab(firstWrong.tab);
    setAttempts((count) => count + 1);
  };
  useSaveShortcut(submit);

  const inputs = (fields: readonly SettingField[]) =>
    fields.map((field) => (
      <SettingInput
        key={field.name}
        field={field}
        form={form}
        base={editor.base}
        showsErrors={attempts > 0}
      />
    ));

  return (
    <form
      ref={element}
      className="grid max-w-176 gap-5"
      noValidate
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <DraftLine draft={draft} onContinue={editor.continueDraft} />
      <Tabs
        label={strings.tabs}
        shown={tab}
        onShow={setTab}
        tabs={SETTINGS_TABS.map(({ id, label }) => ({
          id,
          label,
          panel: (
            // A focused field must not hide behind the bar (WCAG 2.4.11).
            <div className="grid gap-6 [&_:is(input,textarea,button)]:scroll-mb-24">
              {id === 'email' && <p className="text-muted">{strings.onlyStored}</p>}
              {inputs(
                SETTING_FIELDS.filter((field) => field.tab === id && field.control !== 'fee'),
              )}
              {id === 'general' && (
                <fieldset aria-describedby="fees-hint" className="grid gap-4">
                  <legend className="mb-1.5 font-semibold">{strings.fees.title}</legend>
                  <p id="fees-hint" className="text-sm text-muted">
                    {strings.fees.hint}
                  </p>
                  {/* Visa and fee are in one row, with an error below. */}
                  <div className="grid gap-2 *:max-w-lg *:grid-cols-[minmax(0,1fr)_8rem] *:items-center [&_[aria-live]]:col-span-full [&_label]:font-normal">
                    {inputs(SETTING_FIELDS.filter(({ control }) => control === 'fee'))}
                  </div>
                </fieldset>
              )}
              {id === 'seo' && <GeneratedFiles />}
            </div>
          ),
        }))}
      />
      {/* Always within reach, on each tab and however long it is. */}
      <div className="settings-bar sticky bottom-[var(--status-bar-height,0)] z-10 mt-8 no-print flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-hairline bg-base-100 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
        {failure !== undefined && (
          <FailureNote className="w-full">{shared.notSaved(saveFailureText(failure))}</FailureNote>
        )}
        <p aria-busy={draft.isBusy} className="me-auto text-sm text-muted">
          {isDirty && unsaved.note}
        </p>
        <Button type="submit" aria-disabled={isSaving}>
          {isSaving ? shared.saving : strings.save}
        </Button>
      </div>
      <ConflictDialog what={strings.what} editor={editor} />
      {unsaved.question}
    </form>
  );
}

/** SPEC sections 2 and 8: both buttons only show a notice. */
function GeneratedFiles() {
  return (
    <section aria-labelledby="generated-files" className="grid gap-3">
      <h2 id="generated-files" className="text-xl">
        {strings.files.title}
      </h2>
      <div className="flex flex-wrap gap-3">
        {['sitemap.xml', 'robots.txt'].map((file) => (
          <Button
            key={file}
            variant="outline"
            onClick={() =>
              toast({ title: file, description: strings.files.notYet, variant: 'destructive' })
            }
          >
            {strings.files.generate(file)}
          </Button>
        ))}
      </div>
    </section>
  );
}

/** The global settings (SPEC sections 2 and 3). */
export function SettingsScreen({ tab }: { tab: SettingsTab | undefined }) {
  const { data: stored } = useSuspenseQuery(settingsOptions);
  return (
    <>
      <AdminHeading title={strings.title} subtitle={strings.subtitle} />
      <SettingsEditor stored={stored} asked={tab} />
    </>
  );
}
