import { toAsciiDigits } from './digits.ts';
import { wellFormed } from './wellFormed.ts';

/**
 * Zero-width and direction characters, which come along with pasted text, for a class of a regular
 * expression. Without the joiners, which Persian, Hindi and emoji are written with.
 */
export const INVISIBLE_CHARACTERS = String.raw`\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF`;
// oxlint-disable-next-line regexes/linear -- a single class.
const INVISIBLE = new RegExp(`[${INVISIBLE_CHARACTERS}]`, 'g');
const VISIBLE = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Typed text without surrounding blanks and invisible characters. */
export function typedText(typed: string): string {
  return VISIBLE.test(typed) ? wellFormed(typed.replace(INVISIBLE, '').trim()) : '';
}

/**
 * A typed number, code or address: with ASCII digits, and without the signs that make pictures of
 * them or the scheme of a copied link.
 */
export function typedValue(typed: string): string {
  const plain = toAsciiDigits(typedText(typed)).replace(/[\u20E3\uFE0E\uFE0F]/g, '');
  return plain.replace(/^(?:tel|mailto):\s*/i, '');
}
