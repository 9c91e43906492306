import { isRecord } from './isRecord';

/** Deep equality as JSON, regardless of key order. */
export function sameJson(a: unknown, b: unknown): boolean {
  return Object.is(a, b) || canonicalJson(a) === canonicalJson(b);
}

/** JSON with all keys sorted by code units. */
export function canonicalJson(value: unknown): string | undefined {
  return JSON.stringify(sortKeys(value));
}

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, each]) => [key, sortKeys(each)]),
  );
}
