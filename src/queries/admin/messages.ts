import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { ContactMessage } from '@/content/messages/contactMessage';
import { contactMessages } from '@/data/repository';
import { entriesOptions } from '../content/siteContent';
import { strings } from './adminStrings';
import '../meta';
import { removeEntryOptions } from '../removal';

export const messagesOptions = entriesOptions(contactMessages);

/** Ids of the messages opened on this device; empty if they cannot be stored. */
export const readMessagesOptions = queryOptions({
  queryKey: [contactMessages.key, 'read'],
  queryFn: async () => {
    const { adminFlagsOf } = await import('@/data/adminFlags');
    return adminFlagsOf('readMessage');
  },
  // Other tabs do not announce that they opened a message.
  staleTime: 0,
});

export const markReadOptions = mutationOptions({
  mutationFn: async ({ id }: ContactMessage) => {
    const { setAdminFlags } = await import('@/data/adminFlags');
    await setAdminFlags('readMessage', [id], contactMessages.key);
  },
});

export const deleteMessageOptions = removeEntryOptions(contactMessages, strings.messageDeleted);
