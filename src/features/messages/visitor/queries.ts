import { mutationOptions } from '@tanstack/react-query';
import type { ContactMessage } from '@/domain/contactMessage';
import { contactMessages } from '@/store/repository';
import type { Save } from '@/shared/queries/saves';
import { strings } from '@/shared/queries/deferredStrings';

/** Stores a contact message and deletes its draft, in one commit (SPEC sections 3 and 8). */
export const sendMessageOptions = mutationOptions({
  mutationFn: async (edit: Pick<Save<ContactMessage>, 'value' | 'draftId'>) =>
    contactMessages.append(() => edit.value, { draftId: await edit.draftId }),
  meta: {
    notice: () => strings.messageSent,
  },
});
