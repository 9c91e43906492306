import * as v from 'valibot';
import { applications as applicationType } from './applications/application';

/** What an application without long texts takes, in UTF-16 code units, while there is none to measure. */
const TYPICAL_APPLICATION = 620;

/** From here on the administrator is told. */
const NEARLY_FULL = 0.8;

interface Room {
  readonly used: number;
  readonly limit: number;
  readonly applications: { readonly count: number; readonly codeUnits: number };
}

/** Whether storage is nearly full, how full, and about how many more applications fit. */
export function storageRoom({ used, limit, applications: { count, codeUnits } }: Room) {
  const each = count > 0 ? codeUnits / count : TYPICAL_APPLICATION;
  const fits = Math.max(0, Math.floor((limit - used) / each));
  // More than two figures would be a promise.
  const unit = 10 ** Math.max(0, String(fits).length - 2);
  return {
    isNearlyFull: used >= limit * NEARLY_FULL,
    share: used / limit,
    fits: fits - (fits % unit),
  };
}

/** Which applications are moved into a file: what is decided, or what is from before a day (YYYY-MM-DD). */
export type MoveRule =
  { readonly kind: 'decided' } | { readonly kind: 'olderThan'; readonly day: string };

/** Whether a stored record is an application that the rule means. */
export function isMovable(record: unknown, rule: MoveRule): boolean {
  const read = v.safeParse(applicationType.schema, record);
  if (!read.success) return false;
  const { status, submissionDate } = read.output;
  if (rule.kind === 'decided') return status === 'Approved' || status === 'Rejected';
  // The day begins where the office is.
  return new Date(submissionDate).getTime() < new Date(`${rule.day}T00:00`).getTime();
}
