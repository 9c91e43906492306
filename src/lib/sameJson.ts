import { isRecord } from './isRecord';

/** Whether two values say the same as JSON: the order of an object's keys does not count. */
export function sameJson(a: unknown, b: unknown): boolean {
  return Object.is(a, b) || JSON.stringify(inOrder(a)) === JSON.stringify(inOrder(b));
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
