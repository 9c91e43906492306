import type { DBCore, DBCoreMutateRequest, DBCoreMutateResponse, DBCoreTable } from 'dexie';
import { isRecord } from '@/lib/isRecord';

/** As far as JSON tells it: files have no say, nor has a key that the database made itself. */
function holds(stored: unknown, written: unknown): boolean {
  if (!isRecord(stored) || !isRecord(written)) return false;
  return Object.entries(written).every(
    ([name, value]) => JSON.stringify(stored[name]) === JSON.stringify(value),
  );
}

/** Whether a read in the same transaction finds what was asked for. */
async function isDone(
  table: DBCoreTable,
  request: DBCoreMutateRequest,
  { results, lastResult }: DBCoreMutateResponse,
): Promise<boolean> {
  const { trans, type } = request;
  const { primaryKey } = table.schema;
  if (type === 'deleteRange')
    return (await table.count({ trans, query: { index: primaryKey, range: request.range } })) === 0;
  if (type === 'delete') {
    const left = await table.getMany({ trans, keys: request.keys });
    return left.every((row) => row === undefined);
  }
  const made = results ?? [lastResult];
  const keys = request.values.map((row, place) => primaryKey.extractKey?.(row) ?? made[place]);
  const stored = await table.getMany({ trans, keys });
  return stored.every((row, place) => holds(row, request.values[place]));
}

/**
 * For Dexie: each write is read back in its transaction, which fails where the write has come to
 * nothing without a word.
 */
export function readBack(core: DBCore): DBCore {
  return {
    ...core,
    table: (name) => {
      const table = core.table(name);
      return {
        ...table,
        mutate: async (request) => {
          const answer = await table.mutate(request);
          if (answer.numFailures > 0) return answer;
          try {
            if (await isDone(table, request, answer)) return answer;
            throw new DOMException(`A write to ${name} was ignored.`, 'UnknownError');
          } catch (error) {
            // Without an open transaction of its own the write would stay, though it is said to have failed.
            request.trans.abort();
            throw error;
          }
        },
      };
    },
  };
}
