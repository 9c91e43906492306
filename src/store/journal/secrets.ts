import { isRecord } from '@/lib/json';
import type { ContentKey } from '@/domain/registry';
import { type Fragment, joinText } from '@/store/keys';

/** A record's text without the mail password, and the password. */
export interface SplitRecord {
  readonly redacted: string;
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

/** Separates the mail password from the settings; other texts are returned unchanged. */
export function extractSecret(key: ContentKey, text: string): SplitRecord {
  const found = smtpOf(key, text);
  const pass = found?.smtp['pass'];
  if (!found || pass === undefined || pass === '') return { redacted: text, secret: undefined };
  const smtp = { ...found.smtp, pass: '' };
  return { redacted: JSON.stringify({ ...found.value, smtp }), secret: JSON.stringify(pass) };
}

/** The inverse of `extractSecret`. */
export function restoreSecret(key: ContentKey, { redacted, secret }: SplitRecord): string {
  const found = secret === undefined ? undefined : smtpOf(key, redacted);
  if (!found || secret === undefined) return redacted;
  const pass: unknown = JSON.parse(secret);
  return JSON.stringify({ ...found.value, smtp: { ...found.smtp, pass } });
}

/** An incoming record with the stored one's secret, unless it has its own. */
export function inheritSecret(
  key: ContentKey,
  stored: string | undefined,
  incoming: unknown,
): unknown {
  if (key !== 'settings' || stored === undefined) return incoming;
  const redacted = JSON.stringify(incoming);
  if (extractSecret(key, redacted).secret !== undefined) return incoming;
  return JSON.parse(restoreSecret(key, { redacted, secret: extractSecret(key, stored).secret }));
}

/** The text of a key without its secret. */
export function redactedText(key: ContentKey, records: readonly Fragment[]): string {
  return joinText(
    key,
    records.map((each) => ({ ...each, text: extractSecret(key, each.text).redacted })),
  );
}
