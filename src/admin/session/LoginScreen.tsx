import { valibotResolver } from '@hookform/resolvers/valibot';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { SIMULATED_DELAY_MS } from '@/config';
import { nextLoginDelayOptions } from '@/queries/passwordProof';
import { saveFailureText } from '@/queries/saveFailure';
import { useSessionWarning } from '@/queries/sessionWarning';
import { type LoginForm, loginOptions, WrongPair } from '@/queries/session';
import { Button } from '@/ui/Button';
import { Field } from '@/ui/Field';
import { SecureOnly } from '@/ui/SecureOnly';
import { TextInput } from '@/ui/TextInput';
import { screenAfterLogin } from './askedFor';
import { ErasureNote } from './ErasureNote';
import { LoginFrame } from './LoginFrame';
import { words } from './words';

const SECOND_MS = 1000;

const loginFormSchema = v.object({
  username: v.pipe(v.string(), v.trim(), v.nonEmpty(words.login.noUsername)),
  password: v.pipe(v.string(), v.nonEmpty(words.login.noPassword)),
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
  const askedFor = useLocation({ select: ({ state }) => state.askedFor });
  const login = useMutation(loginOptions);
  const { data: delayMs = SIMULATED_DELAY_MS, refetch: askForDelay } =
    useQuery(nextLoginDelayOptions);
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
          href: screenAfterLogin(askedFor),
          replace: true,
          state: { isAfterLogin: true },
        }),
      onError: () => {
        void askForDelay();
        resetField('password');
        setFocus('password');
      },
    });
  });
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      <Field label={words.login.username} error={errors.username?.message}>
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
      <Field label={words.login.password} error={errors.password?.message}>
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
            ? words.login.wrong
            : words.login.failed(saveFailureText(login.error))}
        </p>
      )}
      {delayMs > SIMULATED_DELAY_MS && (
        <p className="text-sm text-advice">{words.login.slowed(delayMs / SECOND_MS)}</p>
      )}
      <Button type="submit" size="lg" aria-disabled={login.isPending}>
        {login.isPending ? words.login.signingIn : words.login.signIn}
      </Button>
    </form>
  );
}
