import { queryOptions } from '@tanstack/react-query';
import { type CollectionKey, contentTypes } from '@/domain/registry';
import { collectionOf } from '@/store/repository';

/** How many records of a collection are unreadable. */
export function unreadOptions(key: CollectionKey) {
  const type = contentTypes.find((each) => each.key === key);
  return queryOptions({
    queryKey: [key, 'unread'],
    queryFn: () => (type ? collectionOf(type).unreadable() : 0),
  });
}
