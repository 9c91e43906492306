import { valibotResolver } from '@hookform/resolvers/valibot';
import { useMutation } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { emailAdvice, phoneAdvice } from '@/content/advice';
import type { AdminUser } from '@/content/session';
import { useKeepTyped } from '@/form/useKeepTyped';
import { sameJson } from '@/lib/sameJson';
import { saveProfileOptions } from '@/queries/account';
import { saveFailureText } from '@/queries/saveFailure';
import { useDraft } from '@/queries/useDraft';
import { Button } from '@/ui/Button';
import { Field } from '@/ui/Field';
import { TextInput } from '@/ui/TextInput';
import { DraftOffer } from '../DraftOffer';
import { useLeaveGuard } from '../useLeaveGuard';
import { PROFILE_DRAFT, profileFormSchema } from './profileDraft';

const adviseIfFilled = (value: string, advise: (value: string) => string | undefined) =>
  value.trim() === '' ? undefined : advise(value.trim());

/** Username, email and phone (SPEC section 2); what is typed is kept until it is saved. */
export function ProfileForm({ stored }: { stored: AdminUser }) {
  const save = useMutation(saveProfileOptions);
  const draft = useDraft(PROFILE_DRAFT);
  const form = useForm<AdminUser>({
    resolver: valibotResolver(profileFormSchema),
    values: stored,
    resetOptions: { keepDirtyValues: true },
  });
  const { register, handleSubmit, control, formState } = form;
  const { errors } = formState;
  const { username, email, phone } = useWatch({ control, compute: (values) => ({ ...values }) });
  const isEdited = !sameJson({ username, email, phone }, stored);
  const leaveGuard = useLeaveGuard(isEdited);
  useKeepTyped(form, () => {
    const typed = form.getValues();
    draft.keep({ ...typed, isEdited: !sameJson(typed, stored) });
  });
  const restore = (found: AdminUser) => {
    for (const name of ['username', 'email', 'phone'] as const)
      form.setValue(name, found[name], { shouldDirty: true });
    draft.continueFound();
  };
  const submit = handleSubmit((typed) =>
    // A failure is shown below the fields; everything typed stays.
    save.mutate(typed, {
      onSuccess: () => {
        form.reset(typed);
        draft.keep({ ...typed, isEdited: false });
      },
    }),
  );
  const { found } = draft;
  if (found)
    return (
      <DraftOffer
        savedAt={found.savedAt}
        onContinue={() => restore(found.value)}
        onDiscard={draft.discardFound}
      />
    );
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      <Field label="Username" error={errors.username?.message}>
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
      <Field label="Email" optional advice={adviseIfFilled(email, emailAdvice)}>
        {(frame) => (
          <TextInput {...frame} {...register('email')} type="email" autoComplete="email" />
        )}
      </Field>
      <Field label="Phone" optional advice={adviseIfFilled(phone, phoneAdvice)}>
        {(frame) => <TextInput {...frame} {...register('phone')} type="tel" autoComplete="tel" />}
      </Field>
      {save.isError && (
        <p role="alert" className="failure-note">
          Your profile was not saved. {saveFailureText(save.error)} Nothing that you typed is lost.
        </p>
      )}
      <Button type="submit" disabled={save.isPending} className="justify-self-start">
        {save.isPending ? 'Updating...' : 'Update Profile'}
      </Button>
      {leaveGuard.question}
    </form>
  );
}
