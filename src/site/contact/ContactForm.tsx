import { saveFailureText } from '@/queries/saveFailure';
import { Button } from '@/ui/controls/Button';
import { Field } from '@/ui/controls/Field';
import { SecureOnly } from '@/ui/SecureOnly';
import { TextArea } from '@/ui/controls/TextArea';
import { TextInput } from '@/ui/controls/TextInput';
import { SentMessage } from './SentMessage';
import { useContactForm } from './useContactForm';
import { strings } from './strings';

/** The message form, where it works. */
export function ContactForm() {
  return (
    <SecureOnly>
      <MessageForm />
    </SecureOnly>
  );
}

/** SPEC sections 2, 5 and 8; a failure keeps every word. */
function MessageForm() {
  const { form, submit, clear, error, isPending, isFound, keeping, question, sent } =
    useContactForm();
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field label={strings.form.name} error={errors.name?.message}>
          {(control) => (
            <TextInput {...control} {...register('name')} autoComplete="name" required />
          )}
        </Field>
        <Field label={strings.form.email} error={errors.email?.message}>
          {(control) => (
            <TextInput
              {...control}
              {...register('email')}
              type="email"
              autoComplete="email"
              inputMode="email"
              required
            />
          )}
        </Field>
      </div>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field label={strings.form.phone} optional>
          {(control) => (
            <TextInput {...control} {...register('phone')} type="tel" autoComplete="tel" />
          )}
        </Field>
        <Field label={strings.form.subject} error={errors.subject?.message}>
          {(control) => <TextInput {...control} {...register('subject')} required />}
        </Field>
      </div>
      <Field label={strings.form.message} error={errors.message?.message}>
        {(control) => <TextArea {...control} {...register('message')} rows={6} required />}
      </Field>
      {error && (
        <p role="alert" className="failure-note">
          {strings.form.failed(saveFailureText(error))}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        {/* Not `disabled` while it sends: focus would be lost. */}
        <Button type="submit" size="lg" aria-disabled={isPending} aria-busy={isPending}>
          {isPending ? strings.form.sending : strings.form.send}
        </Button>
        <output className="text-sm text-muted">
          {isFound && keeping !== 'refused' ? strings.form.found : strings.form.keeping[keeping]}
        </output>
        {isFound && (
          <Button
            variant="outline"
            onClick={({ currentTarget }) => {
              currentTarget.form?.querySelector('input')?.focus();
              clear();
            }}
          >
            {strings.form.clear}
          </Button>
        )}
      </div>
      {sent && <SentMessage message={sent} />}
      {question}
    </form>
  );
}
