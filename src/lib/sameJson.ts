import { isRecord } from './isRecord';

/** Whether two values say the same as JSON: the order of an object's keys does not count. */
export function sameJson(a: unknown, b: unknown): boolean {
  return Object.is(a, b) || canonicalJson(a) === canonicalJson(b);
}

/** JSON with the keys of every object in the order of their code units. */
export function canonicalJson(value: unknown): string | undefined {
  return JSON.stringify(inOrder(value));
}

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, each]) => [key, inOrder(each)]),
  );
}
