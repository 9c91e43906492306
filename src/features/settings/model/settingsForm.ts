import * as v from 'valibot';
import { type Settings, settingsType } from '@/domain/settings';
import type { FormDefinition } from '@/shared/editing/formDefinition';
import {
  formOf,
  SETTING_FIELDS,
  type SettingsForm,
  settingsFormSchema,
  settingsOf,
} from './fields';
import { strings } from './strings';

/** The form of the settings (SPEC sections 2 and 3). */
export const settingsForm: FormDefinition<Settings, SettingsForm> = {
  kind: 'settings',
  draftSchema: v.object({ values: settingsFormSchema, base: settingsType.schema }),
  valuesOf: formOf,
  storedOf: settingsOf,
  readTheirs: (current) => v.parse(settingsType.schema, current),
  withSecretOf: ({ values, base }, other) => {
    const pass = other?.smtp.pass ?? '';
    return {
      values: { ...values, smtpPass: pass },
      base: { ...base, smtp: { ...base.smtp, pass } },
    };
  },
  compared: SETTING_FIELDS.map(({ name, label, control }) => ({
    name,
    label,
    ...(control === 'password' && {
      show: (value) => (value === '' ? '' : strings.hiddenPassword),
    }),
  })),
};
