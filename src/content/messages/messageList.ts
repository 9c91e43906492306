import type { ContactMessage } from './contactMessage';

/** Messages in the order of a letter box: the newest on top, unreadable times last. */
export function newestMessagesFirst(messages: readonly ContactMessage[]): ContactMessage[] {
  const time = ({ timestamp }: ContactMessage) => {
    const parsed = Date.parse(timestamp);
    return Number.isNaN(parsed) ? Number.MIN_SAFE_INTEGER : parsed;
  };
  return messages.toSorted((a, b) => time(b) - time(a));
}
