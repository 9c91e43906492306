import { DOCUMENT_KINDS, type DocumentKind, type VisaApplication } from '@/domain/application';
import { documentRecord } from '@/engines/officeSync/change';
import type { DocumentFile } from '@/domain/documentFile';
import { packApplication } from '@/engines/handover/packedApplication';
import { isAhead } from '@/engines/handover/slip';
import { sameJson } from '@/lib/json';
import { moveIntoList } from '@/store/everyApplication';
import { putFiles, prepareFiles, timeoutFor } from '@/store/fileRows';
import { SaveError } from '@/store/errors';
import { withDatabase } from '@/store/journal/database';
import { commit } from '@/store/journal/commit';
import {
  type DecisionRow,
  decisionsTable,
  stepsTable,
  type ReceivedRow,
  receivedTable,
  newSteps,
  stepsMetadata,
} from '@/shared/store/applicationHistories';
import { db, keyRange } from '@/store/journal/db';
import { announce } from '@/store/local/changeEvents';
import { applications } from '@/store/repository';
import { slipsTable } from './slips';

export interface ReceivedApplication extends Omit<ReceivedRow, 'applicationId' | 'packed' | 'at'> {
  readonly application: VisaApplication;
  readonly documents: readonly DocumentFile[];
  /** `new`: not stored yet. `documents`: stored, adds documents only. `replace`: replaces it. */
  readonly mode: 'new' | 'documents' | 'replace';
}

/** The kinds whose document differs in the new version, to which the old file does not belong. */
function changedDocuments(before: VisaApplication, after: VisaApplication): DocumentKind[] {
  return DOCUMENT_KINDS.filter((kind) => !sameJson(before.documents[kind], after.documents[kind]));
}

/** Stores documents that came after their application. @throws SaveError */
async function receiveDocuments(
  applicationId: string,
  documents: readonly DocumentFile[],
): Promise<void> {
  const files = await prepareFiles(documents);
  const kinds = documents.map(({ kind }) => kind).join(', ');
  const steps = await newSteps([{ applicationId, what: 'documents', detail: kinds }]);
  await commit({
    changes: [],
    rows: async () => {
      await putFiles(applicationId, files);
      await stepsTable.bulkPut(steps);
    },
    metadata: stepsMetadata(steps),
    timeoutMs: timeoutFor(documents),
  });
  announce('visaApplications');
}

/**
 * Stores a handed-over application, with its documents and origin, in one commit. @throws SaveError
 * `conflict` if different content is stored under its id
 */
export async function receiveApplication({
  application,
  documents,
  mode,
  list,
  keyId,
  how,
}: ReceivedApplication): Promise<void> {
  const { id } = application;
  if (mode === 'documents') return receiveDocuments(id, documents);
  const packed = packApplication(application);
  const row = { applicationId: id, list, packed, keyId, how, at: Date.now() };
  let replaced: VisaApplication | undefined;
  await moveIntoList(id);
  const earlier =
    mode === 'replace' ? applications.list().find((each) => each.id === id) : undefined;
  const replacedKinds = earlier
    ? new Set([...changedDocuments(earlier, application), ...documents.map(({ kind }) => kind)])
    : [];
  const steps = await newSteps([{ applicationId: id, what: 'received', at: row.at, detail: how }]);
  await applications.append(
    (stored) => {
      const here = stored.find((each) => each.id === id);
      // An earlier attempt that timed out has stored it.
      if (here && packApplication(here) === packed) return here;
      if (here && mode === 'new') throw new SaveError('conflict', { current: here });
      replaced = here;
      return application;
    },
    {
      files: documents,
      metadata: [
        {
          key: 'visaApplications',
          record: id,
          fields: { way: { list, packed, keyId, how, at: row.at } },
        },
        ...stepsMetadata(steps),
        // Other counters remove theirs, which do not belong to the new answers.
        ...Array.from(replacedKinds, (kind) => ({
          key: 'documents' as const,
          record: documentRecord(id, kind),
          fields: { file: documents.some((each) => each.kind === kind) ? '' : null },
        })),
      ],
      rows: async () => {
        await receivedTable.put(row);
        await stepsTable.bulkPut(steps);
        const kinds = replaced === undefined ? [] : changedDocuments(replaced, application);
        await db.files.bulkDelete(kinds.map((kind) => [id, kind]));
      },
    },
  );
}

/** How an application came here, and its decisions. */
export interface ApplicationHistory {
  readonly received: ReceivedRow | undefined;
  /** Oldest first. */
  readonly decisions: readonly DecisionRow[];
}

/** In or out of a transaction. */
function decisionsOf(applicationId: string): Promise<DecisionRow[]> {
  return decisionsTable
    .where('[applicationId+decided]')
    .between(...keyRange(applicationId))
    .toArray();
}

/** @throws SaveError */
export function historiesOf(
  ids: readonly string[],
): Promise<(applicationId: string) => ApplicationHistory> {
  return withDatabase<(applicationId: string) => ApplicationHistory>(
    async () => {
      const received = await receivedTable.where('applicationId').anyOf(ids).toArray();
      const decisions = await decisionsTable.where('applicationId').anyOf(ids).sortBy('decided');
      return (id) => ({
        received: received.find(({ applicationId }) => applicationId === id),
        decisions: decisions.filter(({ applicationId }) => applicationId === id),
      });
    },
    () => () => ({ received: undefined, decisions: [] }),
  );
}

/** @throws SaveError */
export const historyOf = async (applicationId: string): Promise<ApplicationHistory> =>
  (await historiesOf([applicationId]))(applicationId);

/** When applications were received and last decided, by id; milliseconds, newest first. */
interface DayTimes {
  readonly received: ReadonlyMap<string, number>;
  readonly decided: ReadonlyMap<string, number>;
}

/** The times from `start` until before `end`, in milliseconds since 1970. @throws SaveError */
export function timesBetween(start: number, end: number): Promise<DayTimes> {
  return withDatabase<DayTimes>(
    async () => {
      const rows = await receivedTable.where('at').between(start, end).sortBy('at');
      const decisions = await decisionsTable
        .where('decided')
        .between(start / 1000, end / 1000)
        .sortBy('decided');
      // The inner `Map` keeps the last of several times of an application.
      const newestFirst = (times: readonly (readonly [string, number])[]) =>
        new Map([...new Map(times)].toSorted(([, a], [, b]) => b - a));
      return {
        received: newestFirst(rows.map(({ applicationId, at }) => [applicationId, at])),
        decided: newestFirst(decisions.map((each) => [each.applicationId, each.decided * 1000])),
      };
    },
    () => ({ received: new Map(), decided: new Map() }),
  );
}

/** The time of this counter's newest decision, in seconds since 1970. @throws SaveError */
export function newestDecision(): Promise<number | undefined> {
  return withDatabase(
    async () => (await decisionsTable.orderBy('decided').last())?.decided,
    () => undefined,
  );
}

/**
 * Stores a decision in one commit: the application's status, the slip, a private note, and the end
 * of the draft. @throws SaveError `conflict` if a later decision is stored
 */
export async function storeDecision(
  decision: DecisionRow,
  { privateNote: note = '', draftId }: { privateNote?: string; draftId?: string | undefined } = {},
): Promise<void> {
  const { applicationId: id, digits, ...slip } = decision;
  const at = slip.decided * 1000;
  const steps = await newSteps([
    { applicationId: id, what: 'decided', at, detail: slip.status, note, slipNote: slip.note },
  ]);
  const isLatest = async () => {
    const now = Date.now() / 1000;
    const decisions = (await decisionsOf(id)).filter((each) => !isAhead(each, now));
    return decisions.every((each) => each.decided < slip.decided || each.digits === digits);
  };
  await moveIntoList(id);
  await applications.update(
    (stored) => {
      const here = stored.find((each) => each.id === id);
      if (here === undefined) throw new SaveError('conflict');
      return [{ ...here, status: slip.status }];
    },
    {
      draftId,
      metadata: [
        { key: 'visaApplications', record: id, fields: { decision: { ...slip, digits } } },
        ...stepsMetadata(steps),
      ],
      rows: async () => {
        if (!(await isLatest())) throw new SaveError('conflict');
        await decisionsTable.put(decision);
        await slipsTable.put({ ...slip, applicationId: id });
        await stepsTable.bulkPut(steps);
      },
    },
  );
  announce('visaApplications');
}
