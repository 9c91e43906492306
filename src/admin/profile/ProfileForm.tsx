import { useRef, useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { emailAdvice, phoneAdvice } from '@/content/applications/advice';
import { afterSave } from '@/content/editing/editedForm';
import { profileForm, type ProfileTexts, usernameError } from '@/content/session/profileForm';
import type { AdminUser } from '@/content/session/session';
import { useEditor } from '@/form/useEditor';
import { PasswordRefused, saveProfileOptions } from '@/queries/admin/account';
import { saveFailureText } from '@/queries/saveFailure';
import { Button } from '@/ui/controls/Button';
import { Field } from '@/ui/controls/Field';
import { TextInput } from '@/ui/controls/TextInput';
import { FormField, type FormFieldProps } from '../editor/FormField';
import { ConflictDialog } from '../editor/ConflictDialog';
import { DraftOffer } from '../editor/DraftOffer';
import { useUnsaved } from '../editor/useUnsaved';
import { strings } from './strings';

interface AdvisedFieldProps extends Pick<FormFieldProps, 'control'> {
  form: UseFormReturn<ProfileTexts>;
  name: 'email' | 'phone';
  advise: (value: string) => string | undefined;
}

function AdvisedField({ form, name, control, advise }: AdvisedFieldProps) {
  const value = useWatch({ control: form.control, name });
  const text = value.trim();
  return (
    <FormField
      control={control}
      label={strings.profile[name]}
      optional
      advice={text === '' ? undefined : advise(text)}
      value={value}
      input={form.register(name)}
      autoComplete={name === 'phone' ? 'tel' : name}
    />
  );
}

/** Username, email and phone (SPEC section 2); what is typed is kept until it is saved. */
export function ProfileForm({ stored }: { stored: AdminUser }) {
  const [password, setPassword] = useState('');
  const editor = useEditor({
    edited: profileForm,
    stored,
    save: saveProfileOptions(password),
    goOn: (value, forms) => afterSave(profileForm, value, forms),
  });
  const { form, draft, isSaving } = editor;
  const { register } = form;
  const failure = isSaving ? undefined : editor.failure;
  const username = useWatch({ control: form.control, name: 'username' });
  const { question } = useUnsaved(editor.isDirty, draft.keeping);
  const [isTried, setIsTried] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const wrongUsername = usernameError(username);
  const asksPassword = username.trim() !== editor.base.username;
  const isRefused = failure instanceof PasswordRefused;
  const isMissing = isTried && asksPassword && password === '';
  // Kept no longer than it is asked for.
  if (!asksPassword && password !== '') {
    setPassword('');
    setIsTried(false);
  }
  const wrongPassword = isMissing ? strings.profile.noPassword : isRefused && failure.message;
  const focus = (name: string) => {
    const field = element.current?.elements.namedItem(name);
    if (field instanceof HTMLElement) field.focus();
  };
  const submit = () => {
    setIsTried(true);
    if (wrongUsername !== undefined) focus('username');
    else if (asksPassword && password === '') focus('password');
    else editor.save();
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
      <AdvisedField form={form} name="email" control="email" advise={emailAdvice} />
      <AdvisedField form={form} name="phone" control="phone" advise={phoneAdvice} />
      {failure !== undefined && !isRefused && (
        <p role="alert" className="failure-note">
          {strings.profile.failed(saveFailureText(failure))}
        </p>
      )}
      <Button type="submit" aria-disabled={isSaving} className="justify-self-start">
        {isSaving ? strings.updating : strings.profile.save}
      </Button>
      <ConflictDialog what={profileForm.kind} editor={editor} />
      {question}
    </form>
  );
}
