import * as v from 'valibot';
import { SENDING_WAYS, STEP_KINDS } from '../../domain/applicationHistory';
import { STATUSES } from '../../domain/status';
import { MAX_NUMBER } from './packedApplication';

/** The greatest time of a slip, in seconds since 1970, and of anything else, in milliseconds. */
const MAX_DECIDED = 2 ** 32 - 1;
export const MAX_TIME = Date.UTC(9999, 11, 31);

/*
 * How an application reached the office, the decisions about it and the steps that were taken:
 * `way`, `decisions` and `steps` of counters (docs/counters.md), and lists of a backup
 * (docs/data.md).
 */
const whole = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most));
const text = (most: number) => v.pipe(v.string(), v.maxLength(most));
/** The longest list is the one in the head of a file. */
const list = text(131_072);
/** A slip has at most 1,024 bytes. */
const MAX_SLIP_DIGITS = 2560;
/** In UTF-16 code units, like `maxlength`. */
export const MAX_PRIVATE_NOTE_LENGTH = 1000;
export const MAX_COUNTER_NAME_LENGTH = 60;

export const receivedSchema = v.object({
  /** The list as it was encrypted, which the office signs. */
  list,
  /** The list as this site encodes it, to detect later changes of the application. */
  packed: list,
  keyId: text(64),
  how: v.picklist(['camera', 'scanner', 'paste', 'file']),
  /** Milliseconds since 1970. */
  at: whole(MAX_TIME),
});

export const decisionSchema = v.object({
  status: v.picklist(STATUSES),
  /** Seconds since 1970. */
  decided: whole(MAX_DECIDED),
  note: v.pipe(v.string(), v.regex(/^[^]{0,200}$/u)),
  mark: text(64),
  number: v.nullable(whole(MAX_NUMBER)),
  digits: text(MAX_SLIP_DIGITS),
});

const row = { applicationId: v.pipe(v.string(), v.nonEmpty(), v.maxLength(1000)) };
/** The fields of a step as counters exchange them. */
export const stepSchema = v.object({
  ...row,
  what: v.picklist(STEP_KINDS),
  at: whole(MAX_TIME),
  counter: text(MAX_COUNTER_NAME_LENGTH),
  detail: text(100),
  note: text(MAX_PRIVATE_NOTE_LENGTH),
  slipNote: v.exactOptional(decisionSchema.entries.note),
  person: v.exactOptional(text(MAX_COUNTER_NAME_LENGTH)),
});

/** Rows of the database and of a backup, where they have the same names. */
export const historySchemas = {
  takenOver: v.object({ ...row, ...receivedSchema.entries }),
  decisions: v.object({ ...row, ...decisionSchema.entries }),
  sendings: v.object({ ...row, at: whole(MAX_TIME), how: v.picklist(SENDING_WAYS) }),
  steps: v.object({ id: text(100), ...stepSchema.entries }),
};
export type HistoryKey = keyof typeof historySchemas;
export const HISTORY_KEYS = [
  'takenOver',
  'decisions',
  'sendings',
  'steps',
] as const satisfies readonly HistoryKey[];

export type HistoryRow<Key extends HistoryKey> = v.InferOutput<(typeof historySchemas)[Key]>;

/** History rows of some applications. */
export type ApplicationHistories = { readonly [Key in HistoryKey]: readonly HistoryRow<Key>[] };
