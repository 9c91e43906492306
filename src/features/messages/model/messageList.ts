import { sortedBy } from '@/lib/sorting';
import type { ContactMessage } from '../../../domain/contactMessage';

/** The newest message first, unreadable times last. */
export function newestMessagesFirst(
  messages: readonly ContactMessage[],
): readonly ContactMessage[] {
  return sortedBy(messages, ({ timestamp }) => Date.parse(timestamp), true);
}
