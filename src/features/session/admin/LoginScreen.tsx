import { FailureNote, Banner, Button, Field, TextInput } from '@/ui/elements';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link, useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { type LoginForm, WrongCredentials } from '@/features/session/store/account';
import { loginOptions } from '@/features/session/admin/queries';
import { saveFailureText } from '@/shared/queries/saves';
import { useSessionWarning, erasureNoteOptions } from '@/features/session/queries';
import { useSilentFields } from '@/shared/editing/leaving';
import { PasswordInput } from '@/ui/controls/PasswordInput';
import { SecureOnly } from '@/ui/SecureOnly';
import { ThemeSwitch } from '@/ui/controls/SiteSwitches';
import { screenAfterLogin } from './session';
import { adminStrings } from '../model/strings';

const loginFormSchema = v.object({
  username: v.pipe(v.string(), v.trim(), v.nonEmpty(adminStrings.login.noUsername)),
  password: v.pipe(v.string(), v.nonEmpty(adminStrings.login.noPassword)),
});

/** The login (SPEC sections 2, 5, 6 and 8). */
export function LoginScreen() {
  const warning = useSessionWarning();
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="page-width flex min-h-16 items-center justify-between gap-4 pt-[var(--safe-top)]">
        <Link to="/" className="flex min-h-11 items-center font-semibold underline">
          {adminStrings.login.toSite}
        </Link>
        <ThemeSwitch />
      </header>
      <Banner text={warning} />
      <main className="page-width grid flex-1 place-items-center py-8">
        <div className="sheet grid w-full max-w-md gap-6 p-6 sm:p-8">
          <div className="grid gap-2">
            <h1 className="text-3xl">{adminStrings.login.title}</h1>
            <p className="text-muted">{adminStrings.login.subtitle}</p>
          </div>
          <ErasureNote />
          <SecureOnly>
            <PairForm />
          </SecureOnly>
          <p className="text-sm text-muted">{adminStrings.login.isNoEncryption}</p>
        </div>
      </main>
    </div>
  );
}

function PairForm() {
  const navigate = useNavigate();
  const returnTo = useLocation({ select: ({ state }) => state.returnTo });
  const login = useMutation(loginOptions);
  const { register, handleSubmit, resetField, setFocus, getValues, formState } = useForm<LoginForm>(
    {
      resolver: valibotResolver(loginFormSchema),
      defaultValues: { username: '', password: '' },
    },
  );
  useSilentFields(() => ({ ...getValues() }));
  // On a touch screen, focusing the field would bring up the keyboard.
  useEffect(() => {
    const { activeElement, body } = document;
    if (activeElement === body && matchMedia('(pointer: fine)').matches) setFocus('username');
  }, [setFocus]);
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
        resetField('password');
        setFocus('password');
      },
    });
  });
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      <Field label={adminStrings.login.username} error={errors.username?.message}>
        <TextInput
          {...register('username')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
      </Field>
      <Field label={adminStrings.login.password} error={errors.password?.message}>
        <PasswordInput
          {...register('password')}
          label={adminStrings.login.password}
          autoComplete="current-password"
          required
        />
      </Field>
      {login.isError && (
        <FailureNote>
          {login.error instanceof WrongCredentials
            ? adminStrings.login.wrong
            : adminStrings.login.failed(saveFailureText(login.error))}
        </FailureNote>
      )}
      <Button type="submit" size="lg" aria-disabled={login.isPending}>
        {login.isPending ? adminStrings.login.signingIn : adminStrings.login.signIn}
      </Button>
    </form>
  );
}

/** What was just erased on this device, if anything. */
function ErasureNote() {
  const { data: lines = [] } = useQuery(erasureNoteOptions);
  if (lines.length === 0) return null;
  return (
    <section aria-labelledby="erased" className="mb-6 grid gap-2">
      <h2 id="erased" className="text-xl">
        {adminStrings.erased.title}
      </h2>
      <ul className="grid list-disc gap-1 ps-5">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className="text-muted">{adminStrings.erased.text}</p>
    </section>
  );
}
