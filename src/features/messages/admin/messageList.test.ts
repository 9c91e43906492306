import * as v from 'valibot';
import { expect, test } from 'vitest';
import { messageType } from '@/domain/entries';
import { newestMessagesFirst } from './MessagesCard';

test('messages are sorted newest first, unreadable times last', () => {
  const at = (id: string, timestamp: string) => v.parse(messageType.schema, { id, timestamp });
  const messages = [
    at('none', ''),
    at('old', '2026-01-01T00:00:00Z'),
    at('new', '2026-02-01T00:00:00+04:00'),
  ];
  expect(newestMessagesFirst(messages).map(({ id }) => id)).toEqual(['new', 'old', 'none']);
});
