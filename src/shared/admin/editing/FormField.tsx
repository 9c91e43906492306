import type { ComponentProps, ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field, TextArea, TextInput } from '@/ui/controls/Field';
import { PasswordInput } from '@/ui/controls/PasswordInput';
import { strings } from '../strings';

const INPUTS = {
  text: { dir: 'auto' },
  integer: { dir: 'auto', inputMode: 'numeric' },
  email: { type: 'email', autoComplete: 'off' },
  phone: { type: 'tel' },
  url: {
    dir: 'ltr',
    inputMode: 'url',
    autoCapitalize: 'off',
    spellCheck: false,
    placeholder: 'https://',
  },
  port: { inputMode: 'numeric', placeholder: '587' },
  fee: { inputMode: 'numeric', className: 'font-mono' },
  slug: {
    dir: 'ltr',
    autoCapitalize: 'none',
    autoCorrect: 'off',
    spellCheck: false,
    className: 'font-mono',
  },
} as const satisfies Record<string, ComponentProps<'input'>>;

export interface FormFieldProps extends Pick<
  ComponentProps<'input'>,
  'lang' | 'dir' | 'placeholder' | 'required' | 'autoComplete' | 'className'
> {
  control: keyof typeof INPUTS | 'long' | 'password';
  label: string;
  hint?: string | undefined;
  error?: ReactNode;
  advice?: ReactNode;
  optional?: boolean;
  /** For the character counter: the length that search engines show. */
  limit?: number | undefined;
  value: string;
  input: UseFormRegisterReturn;
}

export function FormField(props: FormFieldProps) {
  const { control, label, hint, error, advice, limit, value, input, ...others } = props;
  const { optional, className, ...rest } = others;
  const length = Array.from(value).length;
  const frame = {
    label,
    error,
    optional,
    className,
    hint: limit === undefined ? hint : strings.length.hint(hint ?? '', length, limit),
    advice: limit !== undefined && length > limit ? strings.length.tooLong(length, limit) : advice,
  };
  return (
    <Field {...frame}>
      {(noted) => {
        if (control === 'long') return <TextArea {...noted} {...rest} {...input} rows={3} />;
        if (control === 'password') return <PasswordInput {...noted} {...input} label={label} />;
        return <TextInput {...noted} {...INPUTS[control]} {...rest} {...input} />;
      }}
    </Field>
  );
}
