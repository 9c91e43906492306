import { useRef, useState } from 'react';
import { emailAdvice, phoneAdvice } from '@/content/applications/advice';
import { profileForm, usernameError } from '@/content/session/profileForm';
import type { AdminUser } from '@/content/session/session';
import { PasswordRefused, saveProfileOptions } from '@/queries/admin/account';
import { Button } from '@/ui/controls/Button';
import { Field } from '@/ui/controls/Field';
import { TextInput } from '@/ui/controls/TextInput';
import { ConflictDialog } from '../editor/ConflictDialog';
import { DraftOffer } from '../editor/DraftOffer';
import { useLeaveGuard } from '../editor/useLeaveGuard';
import { useValueForm } from '../editor/useValueForm';
import { useValueSaving } from '../editor/useValueSaving';
import { strings } from './strings';

const adviseIfFilled = (value: string, advise: (value: string) => string | undefined) =>
  value.trim() === '' ? undefined : advise(value.trim());

/** Username, email and phone (SPEC section 2); what is typed is kept until it is saved. */
export function ProfileForm({ stored }: { stored: AdminUser }) {
  const editor = useValueForm(profileForm, stored);
  const { form, values, draft, isDirty } = editor;
  const { register } = form;
  const [password, setPassword] = useState('');
  const saving = useValueSaving(profileForm, editor, saveProfileOptions(password));
  const leave = useLeaveGuard(isDirty, draft.keeping);
  const [isTried, setIsTried] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const wrongUsername = usernameError(values);
  const asksPassword = values.username.trim() !== editor.base.username;
  const isRefused = saving.error instanceof PasswordRefused;
  const isMissing = isTried && asksPassword && password === '';
  // Kept no longer than it is asked for.
  if (!asksPassword && password !== '') {
    setPassword('');
    setIsTried(false);
  }
  const wrongPassword = isMissing ? strings.profile.noPassword : isRefused && saving.error?.message;
  const focus = (name: string) => {
    const field = element.current?.elements.namedItem(name);
    if (field instanceof HTMLElement) field.focus();
  };
  const submit = () => {
    setIsTried(true);
    if (wrongUsername !== undefined) focus('username');
    else if (asksPassword && password === '') focus('password');
    else saving.save();
  };
  if (draft.found)
    return (
      <DraftOffer
        savedAt={draft.found.savedAt}
        onContinue={editor.continueDraft}
        onDiscard={draft.discardFound}
      />
    );
  return (
    <form
      ref={element}
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Field label={strings.profile.username} error={isTried ? wrongUsername : undefined}>
        {(frame) => (
          <TextInput
            {...frame}
            {...register('username')}
            dir="auto"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            required
          />
        )}
      </Field>
      {asksPassword && (
        <Field
          label={strings.profile.password}
          hint={strings.profile.passwordHint}
          error={wrongPassword}
        >
          {(frame) => (
            <TextInput
              {...frame}
              name="password"
              type="password"
              autoComplete="current-password"
              required
              value={password}
              onChange={({ target }) => setPassword(target.value)}
            />
          )}
        </Field>
      )}
      <Field
        label={strings.profile.email}
        optional
        advice={adviseIfFilled(values.email, emailAdvice)}
      >
        {(frame) => (
          <TextInput {...frame} {...register('email')} type="email" autoComplete="email" />
        )}
      </Field>
      <Field
        label={strings.profile.phone}
        optional
        advice={adviseIfFilled(values.phone, phoneAdvice)}
      >
        {(frame) => <TextInput {...frame} {...register('phone')} type="tel" autoComplete="tel" />}
      </Field>
      {saving.failure !== undefined && !isRefused && (
        <p role="alert" className="failure-note">
          {strings.profile.failed(saving.failure)}
        </p>
      )}
      <Button type="submit" aria-disabled={saving.isPending} className="justify-self-start">
        {saving.isPending ? strings.updating : strings.profile.save}
      </Button>
      <ConflictDialog
        what={profileForm.what}
        differences={saving.conflict?.differences}
        isBusy={saving.isPending}
        failure={saving.failure}
        onChoose={saving.choose}
        onBack={saving.leaveConflict}
      />
      {leave.question}
    </form>
  );
}
