import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect, useEffectEvent, useState } from 'react';
import { BLANK_MESSAGE, contactFormSchema, messageForm } from '@/content/contactForm';
import type { ContactMessage } from '@/content/messages/contactMessage';
import { useEditor } from '@/form/useEditor';
import { useLeaveGuard } from '@/form/useLeaveGuard';
import { sameJson } from '@/lib/sameJson';
import { sendMessageOptions } from '@/queries/content/contactMessages';
import { saveFailureText } from '@/queries/saveFailure';
import { Button } from '@/ui/controls/Button';
import { Field } from '@/ui/controls/Field';
import { SecureOnly } from '@/ui/SecureOnly';
import { TextArea } from '@/ui/controls/TextArea';
import { TextInput } from '@/ui/controls/TextInput';
import { strings } from './strings';

/** The message form, where it works. */
export function ContactForm() {
  return (
    <SecureOnly>
      <MessageForm />
    </SecureOnly>
  );
}

const START = { values: BLANK_MESSAGE, base: BLANK_MESSAGE };
const resolver = valibotResolver(contactFormSchema);

/**
 * SPEC sections 2, 5 and 8: the message as it is typed, kept until it is sent; a failure keeps every
 * word, and a later visit finds it as it was.
 */
function MessageForm() {
  const [sent, setSent] = useState<ContactMessage>();
  const editor = useEditor({
    edited: messageForm,
    stored: BLANK_MESSAGE,
    save: sendMessageOptions,
    onSaved: setSent,
    // What was written on meanwhile was not sent.
    nextDraft: (_message, { sent: before, now }) =>
      sameJson(before, now) ? START : { ...START, values: now },
    resolver,
  });
  const { form, draft, isSaving } = editor;
  const failure = isSaving ? undefined : editor.failure;
  const keeping = editor.isDirty ? draft.keeping : 'unknown';
  const isAtRisk = editor.isDirty && draft.isAtRisk && !isSaving;
  const { question } = useLeaveGuard({
    isAsking: isAtRisk && draft.keeping === 'refused',
    isAskingAtUnload: isAtRisk,
    ...strings.leave,
  });
  const takeUp = useEffectEvent(() => {
    // A message that was begun is not interrupted.
    if (!editor.isDirty) editor.continueDraft();
  });
  useEffect(() => {
    if (draft.found) takeUp();
  }, [draft.found]);
  const { register, formState } = form;
  const { errors, defaultValues } = formState;
  // What was not typed now is of an earlier visit, or was not sent with the last message.
  const isFound = !sameJson(defaultValues, BLANK_MESSAGE);
  return (
    <form
      noValidate
      onSubmit={(event) => void form.handleSubmit(editor.save)(event)}
      className="grid gap-5"
    >
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
      {failure && (
        <p role="alert" className="failure-note">
          {strings.form.failed(saveFailureText(failure))}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        {/* Not `disabled` while it sends: focus would be lost. */}
        <Button type="submit" size="lg" aria-disabled={isSaving} aria-busy={isSaving}>
          {isSaving ? strings.form.sending : strings.form.send}
        </Button>
        <output className="text-sm text-muted">
          {isFound && keeping !== 'refused' ? strings.form.found : strings.form.keeping[keeping]}
        </output>
        {isFound && (
          <Button
            variant="outline"
            onClick={({ currentTarget }) => {
              currentTarget.form?.querySelector('input')?.focus();
              editor.startFrom(START);
            }}
          >
            {strings.form.clear}
          </Button>
        )}
      </div>
      {sent && !isSaving && !failure && <SentMessage message={sent} />}
      {question}
    </form>
  );
}

/** What was sent, and what happens next. */
function SentMessage({ message }: { message: ContactMessage }) {
  const { title, next, kept } = strings.sent;
  return (
    <section
      aria-labelledby="sent"
      className="grid gap-3 border-s-4 border-success bg-base-100 p-(--gutter)"
    >
      <h3 id="sent" className="text-lg">
        {title}
      </h3>
      <p>{next(<bdi className="wrap-anywhere">{message.email}</bdi>)}</p>
      <blockquote className="grid max-h-64 gap-1 overflow-y-auto border-s-2 border-hairline ps-4">
        <p dir="auto" className="font-semibold wrap-anywhere">
          {message.subject}
        </p>
        <p dir="auto" className="whitespace-pre-wrap wrap-anywhere">
          {message.message}
        </p>
      </blockquote>
      <p className="text-sm text-muted">{kept}</p>
    </section>
  );
}
