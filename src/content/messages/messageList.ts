import { sortedBy } from '../sorting';
import type { ContactMessage } from './contactMessage';

/** The newest message first, unreadable times last. */
export function newestMessagesFirst(
  messages: readonly ContactMessage[],
): readonly ContactMessage[] {
  return sortedBy(messages, ({ timestamp }) => Date.parse(timestamp), true);
}
