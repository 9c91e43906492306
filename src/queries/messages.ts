import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { ContactMessage } from '@/content/contactMessage';
import { contactMessages } from '@/data/repository';
import { entriesOptions } from './entries';
import { words } from './adminWords';
import './meta';
import { removeEntryOptions } from './removal';

export const messagesOptions = entriesOptions(contactMessages);

/** The ids of the messages that were opened on this device; none where that cannot be kept. */
export const readMessagesOptions = queryOptions({
  queryKey: [contactMessages.key, 'read'],
  queryFn: async () => {
    const { marked } = await import('@/data/marks');
    return marked('readMessage');
  },
  // Another tab may have opened some; nothing announces that.
  staleTime: 0,
});

export const markReadOptions = mutationOptions({
  mutationFn: async ({ id }: ContactMessage) => {
    const { mark } = await import('@/data/marks');
    await mark('readMessage', [id], contactMessages.key);
  },
});

export const deleteMessageOptions = removeEntryOptions(contactMessages, words.messageDeleted);
