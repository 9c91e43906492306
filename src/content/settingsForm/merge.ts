import type { Part } from '../differences';
import { SETTING_FIELDS, type SettingName, type SettingsForm } from './fields';

/** The fields in which a form differs from what editing began with. */
export function changedSettings(form: SettingsForm, base: SettingsForm): SettingName[] {
  return SETTING_FIELDS.map(({ name }) => name).filter((name) => form[name] !== base[name]);
}

interface Versions {
  readonly mine: SettingsForm;
  readonly base: SettingsForm;
  readonly theirs: SettingsForm;
}

/** Their settings with the fields that were changed here. */
export function mergedSettings({ mine, base, theirs }: Versions): SettingsForm {
  const merged = { ...theirs };
  for (const name of changedSettings(mine, base)) merged[name] = mine[name];
  return merged;
}

/** Whether a field was changed here and elsewhere, to different texts. */
export function haveConflict({ mine, base, theirs }: Versions): boolean {
  return changedSettings(mine, base).some(
    (name) => theirs[name] !== base[name] && theirs[name] !== mine[name],
  );
}

/** A form without the mail password, which is kept in no draft. */
export function withoutPassword(form: SettingsForm): SettingsForm {
  return { ...form, smtpPass: '' };
}

/** What two versions are compared by; neither the password nor a picture's data is shown. */
export const SETTINGS_PARTS: readonly Part<SettingsForm>[] = SETTING_FIELDS.map(
  ({ name, label, control }) => ({
    label,
    read: (form) => form[name],
    show: (value) => {
      const text = String(value);
      if (control === 'password') return text === '' ? '' : 'a password (not shown)';
      return text.startsWith('data:') ? 'an uploaded picture' : text;
    },
  }),
);
