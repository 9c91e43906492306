import { isThere, nameOf } from '@/engines/officeSync/cells';
import type { Fields } from '@/engines/officeSync/sharedFields';
import { withDatabase } from '@/store/journal/database';
import { stampsTable } from './tables';

/** Current fields of the records of a key outside localStorage. @throws SaveError */
export function sharedRecords(key: 'counters' | 'documents'): Promise<ReadonlyMap<string, Fields>> {
  return withDatabase(
    async () => {
      const rows = await stampsTable.where('name').startsWith(`${key} `).toArray();
      return new Map(
        rows
          .filter(isThere)
          .map(({ record, cells }) => [
            record,
            Object.fromEntries(Object.entries(cells).map(([field, [, , value]]) => [field, value])),
          ]),
      );
    },
    () => new Map<string, Fields>(),
  );
}

/** The names of counters, by id; empty if one has none. @throws SaveError */
export async function counterNames(): Promise<ReadonlyMap<string, string>> {
  const records = await sharedRecords('counters');
  return new Map(
    [...records].map(([counter, { name }]) => [counter, typeof name === 'string' ? name : '']),
  );
}

/** Whether the office has an application that nobody has removed. In or out of a transaction. */
export async function isSharedApplication(record: string): Promise<boolean> {
  const row = await stampsTable.get(nameOf({ key: 'visaApplications', record }));
  return row !== undefined && isThere(row);
}
