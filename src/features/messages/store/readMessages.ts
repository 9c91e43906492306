import { messageType } from '@/domain/contactMessage';
import { setAdminFlags } from '@/store/adminFlags';

/** Notes that a message was opened, here and for the other counters. @throws SaveError */
export function markRead(id: string): Promise<void> {
  const { key } = messageType;
  return setAdminFlags('readMessage', [id], key, [{ key, record: id, fields: { read: true } }]);
}
