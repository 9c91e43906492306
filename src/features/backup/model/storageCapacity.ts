import * as v from 'valibot';
import { applicationType } from '../../../domain/application';

/** Size of a typical application in UTF-16 code units, used while none is stored. */
const TYPICAL_APPLICATION = 620;

/** The used share from which the administrator is warned. */
const NEARLY_FULL = 0.8;

interface StorageFigures {
  readonly used: number;
  readonly limit: number;
  readonly keys: readonly { readonly key: string; readonly codeUnits: number }[];
}

/**
 * Whether storage is nearly full, the used share, and roughly how many more applications fit.
 * `count` is the number of stored ones.
 */
export function storageCapacity({ used, limit, keys }: StorageFigures, count: number) {
  const { codeUnits = 0 } = keys.find(({ key }) => key === applicationType.key) ?? {};
  const each = count > 0 ? codeUnits / count : TYPICAL_APPLICATION;
  const fits = Math.max(0, Math.floor((limit - used) / each));
  // Rounded to two significant digits: it is an estimate.
  const unit = 10 ** Math.max(0, String(fits).length - 2);
  return {
    isNearlyFull: used >= limit * NEARLY_FULL,
    share: used / limit,
    fits: fits - (fits % unit),
  };
}

/** Which applications to archive: decided ones, or those before a day (YYYY-MM-DD). */
export type MoveRule =
  | { readonly kind: 'decided' }
  | { readonly kind: 'olderThan'; readonly day: string };

/** Whether a stored record is an application that matches the rule. */
export function isMovable(record: unknown, rule: MoveRule): boolean {
  const read = v.safeParse(applicationType.schema, record);
  if (!read.success) return false;
  const { status, submissionDate } = read.output;
  if (rule.kind === 'decided') return status === 'Approved' || status === 'Rejected';
  // In local time, which is the office's.
  return new Date(submissionDate).getTime() < new Date(`${rule.day}T00:00`).getTime();
}
