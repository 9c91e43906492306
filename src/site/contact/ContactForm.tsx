import { valibotResolver } from '@hookform/resolvers/valibot';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { contactFormSchema, type ContactForm as Message } from '@/content/contactMessage';
import { useUnsaved } from '@/form/useUnsaved';
import { sendMessageOptions } from '@/queries/contactMessages';
import { saveFailureText } from '@/queries/saveFailure';
import { Button } from '@/ui/Button';
import { Field } from '@/ui/Field';
import { TextArea } from '@/ui/TextArea';
import { TextInput } from '@/ui/TextInput';

const BLANK: Message = { name: '', email: '', phone: '', subject: '', message: '' };

/** The message form (SPEC sections 2, 5 and 8); a failure keeps every word. */
export function ContactForm() {
  const send = useMutation(sendMessageOptions);
  const { register, handleSubmit, reset, formState } = useForm<Message>({
    resolver: valibotResolver(contactFormSchema),
    defaultValues: BLANK,
  });
  const { errors, isDirty } = formState;
  useUnsaved(isDirty);
  const submit = handleSubmit((message) =>
    // A failure is shown below the form; nothing else is to be done with it here.
    send.mutateAsync(message).then(
      () => reset(BLANK),
      () => undefined,
    ),
  );
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
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
      {send.isError && (
        <p role="alert" className="failure-note">
          Your message was not saved. {saveFailureText(send.error)} Nothing that you typed is lost.
        </p>
      )}
      <Button type="submit" size="lg" disabled={send.isPending} className="justify-self-start">
        {send.isPending ? 'Sending...' : 'Send Message'}
      </Button>
    </form>
  );
}
