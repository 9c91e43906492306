import * as v from 'valibot';
import { type Settings, settings } from './settings';
import type { ValueForm } from './valueForm';
import {
  formOf,
  SETTING_FIELDS,
  type SettingsForm,
  settingsFormSchema,
  settingsOf,
} from './fields';

/** How all settings are edited (SPEC sections 2 and 3). */
export const settingsForm: ValueForm<Settings, SettingsForm> = {
  what: 'settings',
  schema: settings.schema,
  draftSchema: v.object({ values: settingsFormSchema, base: settings.schema }),
  formOf,
  valueOf: settingsOf,
  secret: 'smtpPass',
  // Neither the password nor a picture's data is shown.
  parts: SETTING_FIELDS.map(({ name, label, control }) => ({
    name,
    label,
    show: (value) => {
      const text = String(value);
      if (control === 'password') return text === '' ? '' : 'a password (not shown)';
      return text.startsWith('data:') ? 'an uploaded picture' : text;
    },
  })),
};
