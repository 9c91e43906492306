import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { ContactMessage } from '@/domain/entries';
import { contactMessages } from '@/store/repository';
import { entriesOptions } from '@/shared/queries/siteContent';
import { strings } from './strings';
import { removeEntryOptions } from '@/shared/admin/queries';

export const messagesOptions = entriesOptions(contactMessages);

/** Ids of the messages opened on this device; empty if they cannot be stored. */
export const readMessagesOptions = queryOptions({
  queryKey: [contactMessages.key, 'read'],
  queryFn: async () => {
    const { adminFlagsOf } = await import('@/store/adminFlags');
    return adminFlagsOf('readMessage');
  },
  // Always refetched: only one tab is told that another counter has opened a message.
  staleTime: 0,
});

/** Notes that a message was opened, here and for the other counters. */
export const markReadOptions = mutationOptions({
  mutationFn: async ({ id }: ContactMessage) => {
    const { setAdminFlags } = await import('@/store/adminFlags');
    const { key } = contactMessages;
    await setAdminFlags('readMessage', [id], key, [{ key, record: id, fields: { read: true } }]);
  },
});

export const deleteMessageOptions = removeEntryOptions(contactMessages, strings.deleted);
