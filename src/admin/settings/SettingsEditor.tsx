import { useEffect, useRef, useState } from 'react';
import type { Settings } from '@/content/settings/settings';
import { SETTING_FIELDS, SETTINGS_TABS, type SettingsTab } from '@/content/settings/fields';
import { settingsAdvice, settingsErrors } from '@/content/settings/problems';
import { settingsForm } from '@/content/settings/settingsForm';
import { saveSettingsOptions } from '@/queries/content/settings';
import { Button } from '@/ui/controls/Button';
import { Tabs } from '@/ui/controls/Tabs';
import { ConflictDialog } from '../editor/ConflictDialog';
import { DraftOffer } from '../editor/DraftOffer';
import { unsavedText } from '../draftStatus';
import { useLeaveGuard } from '../editor/useLeaveGuard';
import { useSaveShortcut } from '../editor/useSaveShortcut';
import { useValueForm } from '../editor/useValueForm';
import { useValueSaving } from '../editor/useValueSaving';
import { strings as shared } from '../strings';
import { GeneratedFiles } from './GeneratedFiles';
import { SettingField } from './SettingField';
import { strings } from './strings';

interface SettingsEditorProps {
  stored: Settings;
  /** The tab that the address asks for. */
  asked: SettingsTab | undefined;
}

/** The form of all settings: four tabs, one button (SPEC section 2). */
export function SettingsEditor({ stored, asked }: SettingsEditorProps) {
  const editor = useValueForm(settingsForm, stored);
  const { form, values, draft, isDirty } = editor;
  const saving = useValueSaving(settingsForm, editor, saveSettingsOptions);
  const hasNewPassword = values.smtpPass !== editor.base.smtp.pass;
  const draftStatus =
    hasNewPassword && draft.keeping !== 'refused' ? 'keptButPassword' : draft.keeping;
  const leave = useLeaveGuard(isDirty, draftStatus);
  const [{ tab, followed }, follow] = useState({ tab: asked ?? 'general', followed: asked });
  if (asked !== followed) follow({ tab: asked ?? tab, followed: asked });
  const setTab = (next: SettingsTab) => follow({ tab: next, followed });
  const [attempts, setAttempts] = useState(0);
  const element = useRef<HTMLFormElement>(null);
  const errors = settingsErrors(values, settingsForm.formOf(editor.base));
  const advice = settingsAdvice(values);
  const firstWrong = SETTING_FIELDS.find(({ name }) => errors[name] !== undefined);

  useEffect(() => {
    if (attempts > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts]);

  const submit = () => {
    if (draft.found !== undefined || saving.conflict !== undefined) return;
    if (firstWrong === undefined) return saving.save();
    setTab(firstWrong.tab);
    setAttempts((count) => count + 1);
  };
  useSaveShortcut(submit);

  if (draft.found !== undefined)
    return (
      <DraftOffer
        level="h2"
        savedAt={draft.found.savedAt}
        onContinue={editor.continueDraft}
        onDiscard={draft.discardFound}
      />
    );
  return (
    <form
      ref={element}
      className="max-w-176"
      noValidate
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Tabs
        label={strings.tabs}
        shown={tab}
        onShow={setTab}
        tabs={SETTINGS_TABS.map(({ id, label }) => ({
          id,
          label,
          panel: (
            <div className="settings-fields">
              {SETTING_FIELDS.filter((field) => field.tab === id).map((field) => (
                <SettingField
                  key={field.name}
                  field={field}
                  form={form}
                  values={values}
                  error={attempts > 0 ? errors[field.name] : undefined}
                  advice={
                    attempts > 0 ? advice[field.name] : (errors[field.name] ?? advice[field.name])
                  }
                />
              ))}
              {id === 'seo' && <GeneratedFiles />}
            </div>
          ),
        }))}
      />
      <div className="settings-bar no-print">
        {saving.failure !== undefined && (
          <p role="alert" className="failure-note w-full">
            {shared.notSaved(saving.failure)}
          </p>
        )}
        <p aria-busy={draft.isBusy} className="me-auto text-sm text-muted">
          {isDirty && unsavedText(draftStatus)}
        </p>
        <Button type="submit" aria-disabled={saving.isPending}>
          {saving.isPending ? shared.saving : strings.save}
        </Button>
      </div>
      <ConflictDialog
        what={settingsForm.what}
        differences={saving.conflict?.differences}
        isBusy={saving.isPending}
        failure={saving.failure}
        onChoose={saving.choose}
        onBack={saving.leaveConflict}
      />
      {leave.question}
    </form>
  );
}
