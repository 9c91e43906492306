import { saveFailureText } from '@/queries/saveFailure';
import { Button } from '@/ui/Button';
import { Field } from '@/ui/Field';
import { TextArea } from '@/ui/TextArea';
import { TextInput } from '@/ui/TextInput';
import { useContactForm } from './useContactForm';

/** The message form (SPEC sections 2, 5 and 8); a failure keeps every word. */
export function ContactForm() {
  const { form, submit, clear, error, isPending, isFound, keeping } = useContactForm();
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field label="Name" error={errors.name?.message}>
          {(control) => (
            <TextInput {...control} {...register('name')} autoComplete="name" required />
          )}
        </Field>
        <Field label="Email" error={errors.email?.message}>
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
        <Field label="Phone" optional>
          {(control) => (
            <TextInput {...control} {...register('phone')} type="tel" autoComplete="tel" />
          )}
        </Field>
        <Field label="Subject" error={errors.subject?.message}>
          {(control) => <TextInput {...control} {...register('subject')} required />}
        </Field>
      </div>
      <Field label="Message" error={errors.message?.message}>
        {(control) => <TextArea {...control} {...register('message')} rows={6} required />}
      </Field>
      {error && (
        <p role="alert" className="failure-note">
          Your message was not saved. {saveFailureText(error)} Nothing that you typed is lost.
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button type="submit" size="lg" disabled={isPending}>
          {isPending ? 'Sending...' : 'Send Message'}
        </Button>
        <output className="text-sm text-muted">
          {isFound
            ? 'Your unsent message is still here.'
            : keeping !== 'refused' && 'What you type is kept on this device until you send it.'}
        </output>
        {isFound && (
          <Button
            variant="outline"
            onClick={({ currentTarget }) => {
              currentTarget.form?.querySelector('input')?.focus();
              clear();
            }}
          >
            Clear
          </Button>
        )}
      </div>
    </form>
  );
}
