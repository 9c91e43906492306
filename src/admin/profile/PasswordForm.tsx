import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useId, useState } from 'react';
import type { PasswordChange } from '@/content/session/passwordChange';
import { changePasswordOptions, PasswordRefused } from '@/queries/admin/account';
import { saveFailureText } from '@/queries/saveFailure';
import { Button } from '@/ui/controls/Button';
import { Field } from '@/ui/controls/Field';
import { TextInput } from '@/ui/controls/TextInput';
import { strings } from './strings';

const BLANK: PasswordChange = { current: '', next: '', confirm: '' };
const FIELDS = [
  { name: 'current', hint: undefined, autoComplete: 'current-password' },
  { name: 'next', hint: strings.password.nextHint, autoComplete: 'new-password' },
  { name: 'confirm', hint: undefined, autoComplete: 'new-password' },
] as const;

/** Changes the password (SPEC sections 2, 5 and 8). Passwords are never kept as a draft. */
export function PasswordForm({ username }: { username: string }) {
  const id = useId();
  const change = useMutation(changePasswordOptions);
  const [typed, setTyped] = useState(BLANK);
  const refusal = change.error instanceof PasswordRefused ? change.error.refusal : undefined;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (change.isPending) return;
    change.mutate(typed, {
      onSuccess: () => setTyped(BLANK),
      onError: (error) => {
        if (!(error instanceof PasswordRefused)) return;
        const wrong = form.elements.namedItem(error.refusal.field);
        if (wrong instanceof HTMLElement) wrong.focus();
      },
    });
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-5" aria-describedby={`${id}lock`}>
      {/* Tells a password manager whose password this is. */}
      <input type="text" autoComplete="username" value={username} readOnly hidden />
      {FIELDS.map(({ name, hint, autoComplete }) => (
        <Field
          key={name}
          label={strings.password[name]}
          hint={hint}
          error={refusal?.field === name ? refusal.text : undefined}
        >
          {(frame) => (
            <TextInput
              {...frame}
              name={name}
              type="password"
              autoComplete={autoComplete}
              value={typed[name]}
              onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
              required
            />
          )}
        </Field>
      ))}
      {change.isError && refusal === undefined && (
        <p role="alert" className="failure-note">
          {strings.password.failed(saveFailureText(change.error))}
        </p>
      )}
      <Button type="submit" aria-disabled={change.isPending} className="justify-self-start">
        {change.isPending ? strings.updating : strings.password.save}
      </Button>
      <p id={`${id}lock`} className="text-sm text-muted">
        {strings.password.isNoEncryption}
      </p>
    </form>
  );
}
