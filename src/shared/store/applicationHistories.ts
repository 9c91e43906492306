import type { ApplicationHistories, HistoryRow } from '@/engines/handover/history';
import { recordName } from '@/store/adminFlags';
import { db, type Table } from '@/store/journal/db';
import { countsAsOpen, inOrder, type Step, timeAfter } from '@/domain/applicationHistory';
import { newId } from '@/lib/crypto/bytes';
import { commit } from '@/store/journal/commit';
import { withDatabase } from '@/store/journal/database';
import { announce } from '@/store/local/changeEvents';
import { officeState } from './office';
import type { RecordMetadata } from '@/store/hooks';

/** An application that this counter received. */
export type ReceivedRow = HistoryRow<'takenOver'>;
/** A decision of this counter, with its slip. */
export type DecisionRow = HistoryRow<'decisions'>;
/** One way in which a visitor handed an application over from this device. */
export type SendingRow = HistoryRow<'sendings'>;
export interface StepRow extends HistoryRow<'steps'> {
  /** Number of this counter's change file that holds the step. */
  file?: number;
  /** When another counter's step was received here, in milliseconds since 1970; not shared. */
  seenAt?: number;
}

export const receivedTable = db.table<ReceivedRow, string>('takenOver');
export const decisionsTable = db.table<DecisionRow, [string, number]>('decisions');
export const sendingsTable = db.table<SendingRow, [string, number]>('sendings');
export const stepsTable = db.table<StepRow, string>('steps');

export const NO_HISTORY: ApplicationHistories = {
  takenOver: [],
  decisions: [],
  sendings: [],
  steps: [],
};

interface Named {
  readonly id?: string;
  readonly applicationId: string;
  readonly decided?: number;
  readonly at?: number;
  readonly list?: string;
}

/** Identifies a row within its list. */
const historyName = ({ id, applicationId, decided, at, list }: Named): string => {
  if (id !== undefined) return id;
  // An application is received only once, so the time is not needed.
  const time = list === undefined ? (decided ?? at) : undefined;
  return `${String(time ?? '')} ${applicationId}`;
};

/** All rows about applications. In or out of a transaction. */
export async function historyRows(): Promise<ApplicationHistories> {
  return {
    takenOver: await receivedTable.toArray(),
    decisions: await decisionsTable.toArray(),
    sendings: await sendingsTable.toArray(),
    steps: (await stepsTable.toArray()).map(({ file: _file, ...step }) => step),
  };
}

/** The applications that exist before a restore, and the names of records that it must not add. */
interface Present {
  readonly here: ReadonlySet<string | undefined>;
  readonly excluded: ReadonlySet<string>;
}

/**
 * The rows that a restore adds. Stored rows stay: a decision is signed, and the applicant may
 * already have its slip. An application that exists here and has rows gets no others.
 */
export function historyToAdd(
  incoming: ApplicationHistories,
  stored: ApplicationHistories,
  { here, excluded }: Present,
): ApplicationHistories {
  const all = [...stored.takenOver, ...stored.decisions, ...stored.sendings, ...stored.steps];
  const recorded = new Set(all.flatMap(({ applicationId: id }) => (here.has(id) ? id : [])));
  const missing = <Row extends Named>(rows: readonly Row[], storedRows: readonly Row[]) => {
    const names = new Set(storedRows.map(historyName));
    return rows.filter(
      (row) =>
        !names.has(historyName(row)) &&
        !recorded.has(row.applicationId) &&
        !excluded.has(recordName('visaApplications', row.applicationId)),
    );
  };
  return {
    takenOver: missing(incoming.takenOver, stored.takenOver),
    decisions: missing(incoming.decisions, stored.decisions),
    sendings: missing(incoming.sendings, stored.sendings),
    steps: missing(incoming.steps, stored.steps),
  };
}

/** In a transaction. */
export async function addHistory(history: ApplicationHistories): Promise<void> {
  await receivedTable.bulkPut(history.takenOver);
  await decisionsTable.bulkPut(history.decisions);
  await sendingsTable.bulkPut(history.sendings);
  await stepsTable.bulkPut(history.steps);
}

/** Converts steps to what is sent to the other counters. */
export const stepsMetadata = (steps: readonly StepRow[]): RecordMetadata[] =>
  steps.map(({ id, ...fields }) => ({ key: 'steps', record: id, fields }));

/** A step before it is stored; its time defaults to now. */
export type NewStep = Pick<StepRow, 'applicationId' | 'what'> & Partial<Step>;

/**
 * Creates rows for this counter's new steps, timed after the applications' last ones.
 * @throws SaveError
 */
export async function newSteps(steps: readonly NewStep[]): Promise<readonly StepRow[]> {
  const { name: counter = '', person = '' } = (await officeState()) ?? {};
  const by = { counter, ...(person !== '' && { person }) };
  const before = await stepsOf(steps.map(({ applicationId }) => applicationId));
  const at = timeAfter(before, Date.now());
  return steps.map((step) => ({ id: newId(), at, ...by, detail: '', note: '', ...step }));
}

/** Stores steps that belong to no other commit. @throws SaveError */
export async function recordSteps(steps: readonly NewStep[]): Promise<void> {
  const rows = await newSteps(steps);
  await commit({
    changes: [],
    rows: async () => void (await stepsTable.bulkPut(rows)),
    metadata: stepsMetadata(rows),
  });
  // The commit changes nothing in localStorage, so it does not notify the tab that writes the
  // folder.
  announce('visaApplications');
}

/**
 * Records that this counter opened an application, unless it already counts as open here.
 * @throws SaveError
 */
export async function recordOpened(applicationId: string): Promise<void> {
  const counter = (await officeState())?.name ?? '';
  const steps = await stepsOf([applicationId]);
  const isRecorded = steps
    .slice(steps.findLastIndex(({ what }) => what === 'decided') + 1)
    .some(
      ({ what, at, counter: by }) =>
        what === 'opened' && by === counter && countsAsOpen(at, Date.now()),
    );
  if (!isRecorded) await recordSteps([{ applicationId, what: 'opened' }]);
}

const SECOND_MS = 1000;
/** Includes the detail, because two counters may decide differently within one second. */
const nameOf = ({ applicationId, what, at, detail }: StepRow) =>
  `${what} ${String(at)} ${applicationId} ${detail}`;

/** Converts receipts and decisions to steps: earlier versions of the app stored no others. */
function stepsFrom(received: readonly ReceivedRow[], decisions: readonly DecisionRow[]) {
  const step = (made: NewStep) => {
    const row = { id: '', at: 0, counter: '', detail: '', note: '', ...made };
    return { ...row, id: nameOf(row) };
  };
  return [
    ...received.map(({ applicationId, at, how }) =>
      step({ applicationId, what: 'received', at, detail: how }),
    ),
    ...decisions.map(({ applicationId, decided, status, note }) => {
      const at = decided * SECOND_MS;
      return step({ applicationId, what: 'decided', at, detail: status, slipNote: note });
    }),
  ];
}

/** The office's record of some applications, or of all; oldest first. @throws SaveError */
export function stepsOf(ids?: readonly string[]): Promise<readonly StepRow[]> {
  return withDatabase<readonly StepRow[]>(
    async () => {
      const rowsOf = <Row>(table: Table<Row>) =>
        (ids ? table.where('applicationId').anyOf(ids) : table).toArray();
      const steps = await rowsOf(stepsTable);
      const received = await rowsOf(receivedTable);
      const decisions = await rowsOf(decisionsTable);
      const named = new Map(stepsFrom(received, decisions).map((each) => [each.id, each]));
      const recorded = new Set(steps.map(nameOf));
      const others = [...named.values()].filter(({ id }) => !recorded.has(id));
      const all = [...others, ...steps.map((each) => ({ ...named.get(nameOf(each)), ...each }))];
      return inOrder(all, Date.now());
    },
    () => [],
  );
}
