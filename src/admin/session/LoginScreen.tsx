import { valibotResolver } from '@hookform/resolvers/valibot';
import { useMutation } from '@tanstack/react-query';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { SIMULATED_DELAY_MS } from '@/config';
import { type LoginForm, loginOptions, nextLoginDelayMs, WrongPair } from '@/queries/admin/account';
import { saveFailureText } from '@/queries/saveFailure';
import { useSessionWarning } from '@/queries/sessionWarning';
import { Button } from '@/ui/controls/Button';
import { Field } from '@/ui/controls/Field';
import { SecureOnly } from '@/ui/SecureOnly';
import { TextInput } from '@/ui/controls/TextInput';
import { ErasureNote } from './ErasureNote';
import { LoginFrame } from './LoginFrame';
import { screenAfterLogin } from './requireSession';
import { strings } from './strings';

const SECOND_MS = 1000;

const loginFormSchema = v.object({
  username: v.pipe(v.string(), v.trim(), v.nonEmpty(strings.login.noUsername)),
  password: v.pipe(v.string(), v.nonEmpty(strings.login.noPassword)),
});

/** The way into the admin area (SPEC sections 2, 5, 6 and 8). */
export function LoginScreen() {
  const warning = useSessionWarning();
  return (
    <LoginFrame warning={warning}>
      <ErasureNote />
      <SecureOnly>
        <PairForm />
      </SecureOnly>
    </LoginFrame>
  );
}

function PairForm() {
  const navigate = useNavigate();
  const returnTo = useLocation({ select: ({ state }) => state.returnTo });
  const login = useMutation(loginOptions);
  const [delayMs, setDelayMs] = useState(nextLoginDelayMs);
  const { register, handleSubmit, resetField, setFocus, formState } = useForm<LoginForm>({
    resolver: valibotResolver(loginFormSchema),
    defaultValues: { username: '', password: '' },
  });
  const { errors } = formState;
  const submit = handleSubmit((form) => {
    if (login.isPending) return;
    login.mutate(form, {
      onSuccess: () =>
        void navigate({
          href: screenAfterLogin(returnTo),
          replace: true,
          state: { isAfterLogin: true },
        }),
      onError: () => {
        setDelayMs(nextLoginDelayMs());
        resetField('password');
        setFocus('password');
      },
    });
  });
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      <Field label={strings.login.username} error={errors.username?.message}>
        {(control) => (
          <TextInput
            {...control}
            {...register('username')}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            required
          />
        )}
      </Field>
      <Field label={strings.login.password} error={errors.password?.message}>
        {(control) => (
          <TextInput
            {...control}
            {...register('password')}
            type="password"
            autoComplete="current-password"
            required
          />
        )}
      </Field>
      {login.isError && (
        <p role="alert" className="failure-note">
          {login.error instanceof WrongPair
            ? strings.login.wrong
            : strings.login.failed(saveFailureText(login.error))}
        </p>
      )}
      {delayMs > SIMULATED_DELAY_MS && (
        <p className="text-sm text-advice">{strings.login.slowed(delayMs / SECOND_MS)}</p>
      )}
      <Button type="submit" size="lg" aria-disabled={login.isPending}>
        {login.isPending ? strings.login.signingIn : strings.login.signIn}
      </Button>
    </form>
  );
}
