import { countsAsOpen, inOrder, type Step, timeAfter } from '@/domain/applicationHistory';
import { newId } from '@/lib/newId';
import {
  type DecisionRow,
  decisionsTable,
  type StepRow,
  stepsTable,
  type TakenOverRow,
  takenOverTable,
} from './applicationHistories';
import { commit } from './journal/commit';
import { withDatabase } from './journal/database';
import type { Table } from './journal/db';
import { announce } from './local/changeEvents';
import { officeState } from './office/officeState';
import type { RecordMetadata } from './office/sharing';

/** Steps as other counters are told of them. */
export const stepsMetadata = (steps: readonly StepRow[]): RecordMetadata[] =>
  steps.map(({ id, ...fields }) => ({ key: 'steps', record: id, fields }));

/** A step before it is stored; at the current time unless it says another. */
export type NewStep = Pick<StepRow, 'applicationId' | 'what'> & Partial<Step>;

/** The rows of new steps of this counter, after those of the same applications. @throws SaveError */
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
  // To the tab that writes the folder, too: nothing in localStorage has changed.
  announce('visaApplications');
}

/** Records that this counter opened an application, unless it counts as open here. @throws SaveError */
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
/** Two counters may decide differently in one second. */
const nameOf = ({ applicationId, what, at, detail }: StepRow) =>
  `${what} ${String(at)} ${applicationId} ${detail}`;

/** Receipts and decisions as steps: those of earlier versions have no other. */
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
