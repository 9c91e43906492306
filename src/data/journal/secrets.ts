import { isRecord } from '@/lib/isRecord';
import type { ContentKey } from '../keys';
import { type Fragment, joinText } from './text';

/** A record's text in two parts: what search and snapshots may see, and the mail password. */
export interface SplitRecord {
  readonly open: string;
  readonly secret: string | undefined;
}

/** Whether a record of this key may hold the mail password. */
export function hasSecret(key: ContentKey): boolean {
  return key === 'settings';
}

function smtpOf(key: ContentKey, text: string) {
  const value: unknown = hasSecret(key) ? JSON.parse(text) : undefined;
  return isRecord(value) && isRecord(value['smtp']) ? { value, smtp: value['smtp'] } : undefined;
}

/** Takes the mail password out of the settings; every other text is open as it is. */
export function extractSecret(key: ContentKey, text: string): SplitRecord {
  const found = smtpOf(key, text);
  const pass = found?.smtp['pass'];
  if (!found || pass === undefined || pass === '') return { open: text, secret: undefined };
  const smtp = { ...found.smtp, pass: '' };
  return { open: JSON.stringify({ ...found.value, smtp }), secret: JSON.stringify(pass) };
}

/** Puts back what `extractSecret` took out. */
export function restoreSecret(key: ContentKey, { open, secret }: SplitRecord): string {
  const found = secret === undefined ? undefined : smtpOf(key, open);
  if (!found || secret === undefined) return open;
  const pass: unknown = JSON.parse(secret);
  return JSON.stringify({ ...found.value, smtp: { ...found.smtp, pass } });
}

/** A record on its way in, with the secret of the stored one where it brings none of its own. */
export function withSecretOf(
  key: ContentKey,
  stored: string | undefined,
  arriving: unknown,
): unknown {
  if (key !== 'settings' || stored === undefined) return arriving;
  const open = JSON.stringify(arriving);
  if (extractSecret(key, open).secret !== undefined) return arriving;
  return JSON.parse(restoreSecret(key, { open, secret: extractSecret(key, stored).secret }));
}

/** The text of a key without its secret. */
export function openText(key: ContentKey, records: readonly Fragment[]): string {
  return joinText(
    key,
    records.map((each) => ({ ...each, text: extractSecret(key, each.text).open })),
  );
}
