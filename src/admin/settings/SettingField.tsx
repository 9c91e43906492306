import { memo } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import {
  formOf,
  type SettingField as FieldOfSettings,
  type SettingsForm,
} from '@/content/settings/fields';
import { settingAdvice, settingError } from '@/content/settings/problems';
import type { Settings } from '@/content/settings/settings';
import { FormField } from '../editor/FormField';
import { PictureField } from './PictureField';

interface SettingFieldProps {
  field: FieldOfSettings;
  form: UseFormReturn<SettingsForm>;
  /** What editing began with, which blocks nothing; with another the field is registered again. */
  base: Settings;
  /** Whether what must be mended is in the way of a save that was tried, and not only advice. */
  showsErrors: boolean;
}

/** One field of the settings, by what it holds. It alone is drawn again when it is typed into. */
export const SettingField = memo(function SettingField(props: SettingFieldProps) {
  const { field, form, base, showsErrors } = props;
  const { name, label, control, hint, limit } = field;
  const value = useWatch({ control: form.control, name });
  const error = value === formOf(base)[name] ? undefined : settingError(name, value);
  const notes = {
    label,
    hint,
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
      input={form.register(name)}
      autoComplete="off"
    />
  );
});
