import * as v from 'valibot';
import type { FormDefinition } from '../../../shared/editing/formDefinition';
import { lengthProblem } from '@/lib/text/numbers';
import { emailAdvice } from '@/lib/text/contactDetails';
import type { ContactMessage } from '../../../domain/contactMessage';
import { typedText, typedValue } from '@/lib/text/typed';
import { strings } from './strings';

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
  name: v.pipe(text, v.nonEmpty(strings.noName)),
  email: v.pipe(
    value,
    v.nonEmpty(strings.noEmail),
    v.rawCheck(({ dataset, addIssue }) => {
      const message =
        dataset.typed && dataset.value !== '' ? emailAdvice(dataset.value) : undefined;
      if (message !== undefined) addIssue({ message });
    }),
  ),
  phone: value,
  subject: v.pipe(text, v.nonEmpty(strings.noSubject)),
  message: v.pipe(
    v.string(),
    v.transform(typedText),
    v.nonEmpty(strings.noMessage),
    atMost(MAX_MESSAGE_LENGTH),
  ),
});
export type MessageValues = v.InferOutput<typeof contactFormSchema>;

export const BLANK_MESSAGE: MessageValues = {
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
export const messageForm: FormDefinition<MessageValues, MessageValues, ContactMessage> = {
  kind: 'message',
  draftSchema: v.object({ values: typedSchema, base: typedSchema }),
  valuesOf: (blank) => blank,
  storedOf: (values, _blank, { id, now }) => ({ id, ...values, timestamp: now.toISOString() }),
};
