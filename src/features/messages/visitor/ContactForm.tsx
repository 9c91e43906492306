import { valibotResolver } from '@hookform/resolvers/valibot';
import { Suspense, useState } from 'react';
import {
  BLANK_MESSAGE,
  contactFormSchema,
  MAX_MESSAGE_LENGTH,
  messageForm,
} from '@/features/messages/model/contactForm';
import type { ContactMessage } from '@/domain/contactMessage';
import { DraftLine } from '@/shared/editing/DraftLine';
import { useEditor } from '@/shared/editing/useEditor';
import { useSilentFields } from '@/shared/editing/useSilentFields';
import { useLeaveGuard } from '@/shared/editing/useLeaveGuard';
import { lazyOptional } from '@/ui/deferred';
import { sameJson } from '@/lib/sameJson';
import { sendMessageOptions } from '@/features/messages/visitor/queries';
import { saveFailureText } from '@/shared/queries/saves';
import { Button } from '@/ui/controls/Button';
import { Field, TextArea, TextInput } from '@/ui/controls/Field';
import { SecureOnly } from '@/ui/SecureOnly';
import { strings } from './deferredStrings';

const SentMessage = lazyOptional(async () => (await import('./SentMessage')).SentMessage);

/** The contact form in a secure context. */
export function ContactForm() {
  return (
    <SecureOnly>
      <MessageForm />
    </SecureOnly>
  );
}

const START = { values: BLANK_MESSAGE, base: BLANK_MESSAGE };
const unsent = (_left: unknown, when: string) => <>{strings.form.found(when)}</>;
const resolver = valibotResolver(contactFormSchema);

/**
 * SPEC sections 2, 5 and 8: the message is saved as a draft while it is typed and kept after a
 * failure, or offered at a later visit.
 */
function MessageForm() {
  const [sent, setSent] = useState<ContactMessage>();
  const editor = useEditor({
    definition: messageForm,
    stored: BLANK_MESSAGE,
    save: sendMessageOptions,
    onSaved: setSent,
    // Text added while sending was not sent and stays in the form.
    nextDraft: (_message, { sent: before, now }) =>
      sameJson(before, now) ? START : { ...START, values: now },
    resolver,
  });
  const { form, draft, isSaving } = editor;
  useSilentFields(form.getValues);
  const failure = isSaving ? undefined : editor.failure;
  const saveState = editor.isDirty ? draft.saveState : 'unknown';
  const isAtRisk = editor.isDirty && draft.isAtRisk && !isSaving;
  const question = useLeaveGuard({
    isAsking: isAtRisk && draft.saveState === 'refused',
    isAskingAtUnload: isAtRisk,
    ...strings.leave,
  });
  const { register, formState } = form;
  const { errors } = formState;
  return (
    // Outside a dialog, this method sends nothing, which no page may do before the app is there.
    <form
      method="dialog"
      noValidate
      onSubmit={(event) => void form.handleSubmit(editor.save)(event)}
      className="grid gap-5"
    >
      <DraftLine draft={draft} describe={unsent} onContinue={editor.continueDraft} />
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
        <Field label={strings.form.phone} error={errors.phone?.message} optional>
          {(control) => (
            <TextInput {...control} {...register('phone')} type="tel" autoComplete="tel" />
          )}
        </Field>
        <Field label={strings.form.subject} error={errors.subject?.message}>
          {(control) => <TextInput {...control} {...register('subject')} required />}
        </Field>
      </div>
      <Field label={strings.form.message} error={errors.message?.message}>
        {(control) => (
          <TextArea
            {...control}
            {...register('message')}
            // A field with half a million letters would block the page; the limit is said before.
            maxLength={2 * MAX_MESSAGE_LENGTH}
            rows={6}
            required
          />
        )}
      </Field>
      {failure && (
        <p role="alert" className="failure-note">
          {strings.form.failed(saveFailureText(failure))}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        {/* `disabled` would lose the focus. */}
        <Button type="submit" size="lg" aria-disabled={isSaving} aria-busy={isSaving}>
          {isSaving ? strings.form.sending : strings.form.send}
        </Button>
        <output className="text-sm text-muted">{strings.form.saveState[saveState]}</output>
      </div>
      {sent && !isSaving && !failure && (
        <Suspense>
          <SentMessage message={sent} />
        </Suspense>
      )}
      {question}
    </form>
  );
}
