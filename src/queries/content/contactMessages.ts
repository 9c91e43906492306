import { mutationOptions } from '@tanstack/react-query';
import type { ContactForm } from '@/content/contactForm';
import { contactMessages } from '@/data/repository';
import { type Edit, extrasOf } from './entries';
import { strings } from '../deferredStrings';
import '../meta';

interface Message extends Edit<ContactForm> {
  /** The same for every attempt: none may make a second message. */
  id: string;
}

/** Stores a message of the contact form and ends its draft, in one commit (SPEC sections 3 and 8). */
export const sendMessageOptions = mutationOptions({
  mutationFn: async ({ id, value, draftId }: Message) =>
    contactMessages.append(
      () => ({
        id,
        ...value,
        timestamp: new Date().toISOString(),
      }),
      await extrasOf({ draftId }),
    ),
  meta: {
    notice: () => strings.messageSent,
  },
});
