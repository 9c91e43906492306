import * as v from 'valibot';
import type { FormDefinition } from '@/shared/editing/formDefinition';
import { lengthProblem } from '@/lib/text/numbers';
import { emailAdvice } from '@/lib/text/contactDetails';
import type { ContactMessage } from '@/domain/entries';
import { typedText, typedValue } from '@/lib/text/typed';
import { formStrings, deferredStrings } from './strings';
import { mutationOptions } from '@tanstack/react-query';
import { contactMessages } from '@/store/repository';
import { type Save, saveFailureText } from '@/shared/queries/saves';
import { saveStrings } from '@/shared/queries/strings';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { Suspense, useState } from 'react';
import { DraftLine } from '@/shared/editing/useDraft';
import { useEditor } from '@/shared/editing/useEditor';
import { useSilentFields, useLeaveGuard } from '@/shared/editing/leaving';
import { lazyOptional } from '@/ui/deferred';
import { sameJson } from '@/lib/json';
import { FailureNote, Button, Field, TextArea, TextInput } from '@/ui/elements';
import { SecureOnly } from '@/ui/SecureOnly';

/** Maximum lengths of a message and of its other fields, in characters. */
export const MAX_MESSAGE_LENGTH = 5000;
const MAX_FIELD_LENGTH = 500;

const atMost = (limit: number) =>
  v.rawCheck<string>(({ dataset, addIssue }) => {
    const message = dataset.typed ? lengthProblem(dataset.value, limit) : undefined;
    if (message !== undefined) addIssue({ message });
  });
const text = v.pipe(v.string(), v.transform(typedText), atMost(MAX_FIELD_LENGTH));
const value = v.pipe(v.string(), v.transform(typedValue), atMost(MAX_FIELD_LENGTH));

/** The fields of the contact form (SPEC section 5). */
export const contactFormSchema = v.object({
  name: v.pipe(text, v.nonEmpty(formStrings.noName)),
  email: v.pipe(
    value,
    v.nonEmpty(formStrings.noEmail),
    v.rawCheck(({ dataset, addIssue }) => {
      const message =
        dataset.typed && dataset.value !== '' ? emailAdvice(dataset.value) : undefined;
      if (message !== undefined) addIssue({ message });
    }),
  ),
  phone: value,
  subject: v.pipe(text, v.nonEmpty(formStrings.noSubject)),
  message: v.pipe(
    v.string(),
    v.transform(typedText),
    v.nonEmpty(formStrings.noMessage),
    atMost(MAX_MESSAGE_LENGTH),
  ),
});
type MessageValues = v.InferOutput<typeof contactFormSchema>;

const BLANK_MESSAGE: MessageValues = {
  name: '',
  email: '',
  phone: '',
  subject: '',
  message: '',
};

const draftText = v.fallback(v.string(), '');
const typedSchema = v.object({
  name: draftText,
  email: draftText,
  phone: draftText,
  subject: draftText,
  message: draftText,
});

/** The form of a contact message; unreadable fields of a draft are blank. */
const messageForm: FormDefinition<MessageValues, MessageValues, ContactMessage> = {
  kind: 'message',
  draftSchema: v.object({ values: typedSchema, base: typedSchema }),
  valuesOf: (blank) => blank,
  storedOf: (values, _blank, { id, now }) => ({ id, ...values, timestamp: now.toISOString() }),
};

/** Stores a contact message and deletes its draft, in one commit (SPEC sections 3 and 8). */
export const sendMessageOptions = mutationOptions({
  mutationFn: async (edit: Pick<Save<ContactMessage>, 'value' | 'draftId'>) =>
    contactMessages.append(() => edit.value, { draftId: await edit.draftId }),
  meta: {
    notice: () => saveStrings.messageSent,
  },
});

const SentMessage = lazyOptional(async () => (await import('./ContactParts')).SentMessage);

/** The contact form in a secure context. */
export function ContactForm() {
  return (
    <SecureOnly>
      <MessageForm />
    </SecureOnly>
  );
}

const START = { values: BLANK_MESSAGE, base: BLANK_MESSAGE };
const unsent = (_left: unknown, when: string) => <>{deferredStrings.form.found(when)}</>;
const resolver = valibotResolver(contactFormSchema);

/**
 * The form of SPEC sections 2, 5 and 8: the message is kept as a draft while it is typed and after
 * a failure, and offered on a later visit.
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
    question: deferredStrings.leave,
  });
  const { register, formState } = form;
  const { errors } = formState;
  return (
    // Outside a dialog this method submits nothing, so that the form is safe before hydration.
    <form
      method="dialog"
      noValidate
      onSubmit={(event) => void form.handleSubmit(editor.save)(event)}
      className="grid gap-5"
    >
      <DraftLine draft={draft} describe={unsent} onContinue={editor.continueDraft} />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field label={deferredStrings.form.name} error={errors.name?.message}>
          <TextInput {...register('name')} autoComplete="name" required />
        </Field>
        <Field label={deferredStrings.form.email} error={errors.email?.message}>
          <TextInput
            {...register('email')}
            type="email"
            autoComplete="email"
            inputMode="email"
            required
          />
        </Field>
      </div>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field label={deferredStrings.form.phone} error={errors.phone?.message} optional>
          <TextInput {...register('phone')} type="tel" autoComplete="tel" />
        </Field>
        <Field label={deferredStrings.form.subject} error={errors.subject?.message}>
          <TextInput {...register('subject')} required />
        </Field>
      </div>
      <Field label={deferredStrings.form.message} error={errors.message?.message}>
        <TextArea
          {...register('message')}
          // Half a million characters would block the page; the real limit is reported earlier.
          maxLength={2 * MAX_MESSAGE_LENGTH}
          rows={6}
          required
        />
      </Field>
      {failure && (
        <FailureNote>{deferredStrings.form.failed(saveFailureText(failure))}</FailureNote>
      )}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        {/* `disabled` would lose the focus. */}
        <Button type="submit" size="lg" aria-disabled={isSaving} aria-busy={isSaving}>
          {isSaving ? deferredStrings.form.sending : deferredStrings.form.send}
        </Button>
        <output className="text-sm text-muted">{deferredStrings.form.saveState[saveState]}</output>
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
