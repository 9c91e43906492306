import type { UseFormReturn } from 'react-hook-form';
import type { SettingField as FieldOfSettings, SettingsForm } from '@/content/settings/fields';
import { Field } from '@/ui/controls/Field';
import { TextArea } from '@/ui/controls/TextArea';
import { TextInput } from '@/ui/controls/TextInput';
import { PasswordInput } from '@/ui/controls/PasswordInput';
import { strings as shared } from '../strings';
import { PictureField } from './PictureField';
import { strings } from './strings';

interface SettingFieldProps {
  field: FieldOfSettings;
  form: UseFormReturn<SettingsForm>;
  values: SettingsForm;
  error: string | undefined;
  advice: string | undefined;
}

const URL_INPUT = {
  dir: 'ltr',
  inputMode: 'url',
  autoCapitalize: 'off',
  spellCheck: false,
} as const;

/** One field of the settings, by what it holds. */
export function SettingField({ field, form, values, error, advice }: SettingFieldProps) {
  const { name, label, control, hint, limit } = field;
  const value = values[name];
  const length = Array.from(value).length;
  const notes = {
    label,
    error,
    hint: limit === undefined ? hint : shared.length.hint(hint ?? '', length, limit),
    advice: limit !== undefined && length > limit ? shared.length.tooLong(length, limit) : advice,
  };
  const typed = form.register(name);
  switch (control) {
    case 'picture':
      return (
        <PictureField
          {...notes}
          name={name}
          values={values}
          onChange={(address) =>
            form.setValue(name, address, { shouldDirty: true, shouldTouch: true })
          }
        />
      );
    case 'long':
      return (
        <Field {...notes}>
          {(frame) => <TextArea {...frame} {...typed} dir="auto" rows={3} />}
        </Field>
      );
    case 'password':
      return (
        <Field {...notes}>{(frame) => <PasswordInput {...frame} {...typed} label={label} />}</Field>
      );
    case 'email':
      return (
        <Field {...notes}>
          {(frame) => <TextInput {...frame} {...typed} type="email" autoComplete="off" />}
        </Field>
      );
    case 'phone':
      return <Field {...notes}>{(frame) => <TextInput {...frame} {...typed} type="tel" />}</Field>;
    case 'url':
      return (
        <Field {...notes}>
          {(frame) => (
            <TextInput
              {...frame}
              {...typed}
              {...URL_INPUT}
              placeholder={strings.examples.address}
            />
          )}
        </Field>
      );
    case 'port':
      return (
        <Field {...notes}>
          {(frame) => (
            <TextInput
              {...frame}
              {...typed}
              inputMode="numeric"
              placeholder={strings.examples.port}
            />
          )}
        </Field>
      );
    case 'text':
      return (
        <Field {...notes}>
          {(frame) => <TextInput {...frame} {...typed} dir="auto" autoComplete="off" />}
        </Field>
      );
  }
}
