import { wellFormed } from './text/typed';
import * as v from 'valibot';

/** Whether a value is an object, but no array or `null`. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

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

/** Field names that allow prototype pollution. */
const PROTOTYPE_NAMES: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);
/** Whether a field name allows prototype pollution. */
export const isPrototypeName = (name: string) => PROTOTYPE_NAMES.has(name);

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPENING: ReadonlySet<number> = new Set([0x5b, 0x7b]);
const CLOSING: ReadonlySet<number> = new Set([0x5d, 0x7d]);

function isEscaped(text: string, at: number): boolean {
  let before = at - 1;
  while (text.charCodeAt(before) === BACKSLASH) before -= 1;
  return (at - before) % 2 === 0;
}

/** The end of the JSON string that starts at `start`. */
function endOfString(text: string, start: number): number {
  let end = text.indexOf('"', start + 1);
  while (end !== -1 && isEscaped(text, end)) end = text.indexOf('"', end + 1);
  return end === -1 ? text.length : end;
}

/** Whether arrays and objects are nested deeper than `most`; scans without parsing. */
export function isNestedDeeper(text: string, most: number): boolean {
  let depth = 0;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    if (unit === QUOTE) index = endOfString(text, index);
    else if (OPENING.has(unit)) depth += 1;
    else if (CLOSING.has(unit)) depth -= 1;
    if (depth > most) return true;
  }
  return false;
}

/** An escaped surrogate, lone or in a pair: a fast first test, because most texts have none. */
const ESCAPED_HALF = /\\u[Dd][89A-Fa-f]/;

/**
 * Replaces escaped lone surrogates by U+FFFD: UTF-8 cannot carry a lone surrogate, but JSON can as
 * an escape, and parsing would turn it into strings and field names.
 */
export function wellFormedJson(json: string): string {
  if (!ESCAPED_HALF.test(json)) return wellFormed(json);
  return wellFormed(json).replace(
    /\\(?:u[Dd][89ABab][\dA-Fa-f]{2}\\u[Dd][C-Fc-f][\dA-Fa-f]{2}|(u[Dd][89A-Fa-f][\dA-Fa-f]{2})|.)/g,
    (escape, half?: string) => (half === undefined ? escape : String.raw`\ufffd`),
  );
}

export interface ForeignJson {
  readonly value: unknown;
  /** The number of removed fields named `__proto__`, `constructor` or `prototype`. */
  readonly omittedCount: number;
}

/**
 * Parses untrusted JSON with a maximum depth, without names that allow prototype pollution.
 * @throws SyntaxError
 */
export function parseForeignJson(text: string, maxDepth: number): ForeignJson {
  if (isNestedDeeper(text, maxDepth)) throw new SyntaxError('Nested too deep.');
  // Fast path: most texts have no such name, and parsing without a reviver is twice as fast.
  if (!/__proto__|constructor|prototype|\\u/.test(text))
    return { value: JSON.parse(text), omittedCount: 0 };
  let omittedCount = 0;
  const value: unknown = JSON.parse(text, (name, each: unknown) => {
    if (!PROTOTYPE_NAMES.has(name)) return each;
    omittedCount += 1;
    return undefined;
  });
  return { value, omittedCount };
}

/** A tuple that rejects extra items; Valibot's `strictTuple` would add to every first load. */
export const exactTuple = <const Items extends v.TupleItems>(items: Items) =>
  v.pipe(
    v.array(v.unknown()),
    v.transform((list) => (list.length === items.length ? list : [])),
    v.tuple(items),
  );
