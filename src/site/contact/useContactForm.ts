import { valibotResolver } from '@hookform/resolvers/valibot';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useEffectEvent, useRef } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { contactFormSchema, type ContactForm } from '@/content/contactForm';
import { useKeepTyped } from '@/form/useKeepTyped';
import { newId } from '@/lib/newId';
import { useLeaveGuard } from '@/form/useLeaveGuard';
import { sameJson } from '@/lib/sameJson';
import { sendMessageOptions } from '@/queries/content/contactMessages';
import { useDraft } from '@/form/useDraft';
import { strings } from './strings';

const BLANK: ContactForm = { name: '', email: '', phone: '', subject: '', message: '' };

const text = v.fallback(v.string(), '');
const DRAFT = {
  kind: 'message',
  schema: v.object({ name: text, email: text, phone: text, subject: text, message: text }),
  isBlank: (message: ContactForm) => Object.values(message).every((value) => value === ''),
};

/** The message as it is typed, kept until it is sent: who comes back finds it as it was. */
export function useContactForm() {
  const send = useMutation(sendMessageOptions);
  const draft = useDraft(DRAFT);
  const form = useForm<ContactForm>({
    resolver: valibotResolver(contactFormSchema),
    defaultValues: BLANK,
  });
  const id = useRef(newId());
  const isBegun = !useWatch({ control: form.control, compute: DRAFT.isBlank });
  const isAtRisk = isBegun && draft.isAtRisk && !send.isPending;
  const leave = useLeaveGuard({
    isAsking: isAtRisk && draft.keeping === 'refused',
    isAskingAtUnload: isAtRisk,
    ...strings.leave,
  });
  // State would come a render too late for the second press of a double click.
  const isUnderWay = useRef(false);
  useKeepTyped(form, () => draft.keep(form.getValues()));

  const takeUp = useEffectEvent((found: ContactForm) => {
    // Who has begun another message is not interrupted.
    if (!DRAFT.isBlank(form.getValues())) return;
    draft.continueFound();
    form.reset(found);
  });
  useEffect(() => {
    if (draft.found) takeUp(draft.found.value);
  }, [draft.found]);

  const startAgain = () => {
    draft.resume();
    form.reset(BLANK);
  };
  const keepOn = () => {
    draft.resume();
    draft.keep(form.getValues());
  };
  const sendOnce = async (value: ContactForm) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    const typed = { ...form.getValues() };
    try {
      await send.mutateAsync({ id: id.current, value, draftId: draft.pause() });
      id.current = newId();
      // What was written on meanwhile was not sent.
      if (sameJson(form.getValues(), typed)) startAgain();
      else keepOn();
    } catch {
      // The failure is shown below the form; here the words are only kept on.
      keepOn();
    }
    isUnderWay.current = false;
  };
  return {
    form,
    error: send.error,
    isPending: send.isPending,
    /** The message that was sent last, until another is. */
    sent: send.isSuccess ? send.variables.value : undefined,
    /** Whether these are the words of an earlier visit. */
    isFound: !DRAFT.isBlank({ ...BLANK, ...form.formState.defaultValues }),
    keeping: isBegun ? draft.keeping : 'unknown',
    question: leave.question,
    clear: () => {
      draft.discard();
      startAgain();
    },
    submit: (event: FormEvent) => void form.handleSubmit(sendOnce)(event),
  };
}
