import { countsAsOpen, inOrder, type Step, timeAfter } from '@/domain/applicationHistory';
import { newId } from '@/lib/crypto/bytes';
import {
  type DecisionRow,
  decisionsTable,
  type StepRow,
  stepsTable,
  type TakenOverRow,
  takenOverTable,
} from './applicationHistories';
import { commit } from '@/store/journal/commit';
import { withDatabase } from '@/store/journal/database';
import type { Table } from '@/store/journal/db';
import { announce } from '@/store/local/changeEvents';
import { officeState } from './office';
import type { RecordMetadata } from '@/store/hooks';

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
function stepsFrom(takenOver: readonly TakenOverRow[], decisions: readonly DecisionRow[]) {
  const step = (made: NewStep) => {
    const row = { id: '', at: 0, counter: '', detail: '', note: '', ...made };
    return { ...row, id: nameOf(row) };
  };
  return [
    ...takenOver.map(({ applicationId, at, how }) =>
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
      const takenOver = await rowsOf(takenOverTable);
      const decisions = await rowsOf(decisionsTable);
      const named = new Map(stepsFrom(takenOver, decisions).map((each) => [each.id, each]));
      const recorded = new Set(steps.map(nameOf));
      const others = [...named.values()].filter(({ id }) => !recorded.has(id));
      const all = [...others, ...steps.map((each) => ({ ...named.get(nameOf(each)), ...each }))];
      return inOrder(all, Date.now());
    },
    () => [],
  );
}
