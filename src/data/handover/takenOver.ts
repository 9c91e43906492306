import {
  DOCUMENT_KINDS,
  type DocumentKind,
  type VisaApplication,
} from '@/content/applications/application';
import { FIELD } from '@/content/counters/change';
import type { HandedDocument } from '@/content/handover/applicationFile';
import { packApplication } from '@/content/handover/applicationList';
import { sameJson } from '@/lib/sameJson';
import { putFiles, prepareFiles, timeoutFor } from '../documents/fileRows';
import { SaveError } from '../errors';
import { withDatabase } from '../journal/database';
import { db, type DecisionRow, everyKeyOf, type TakenOverRow } from '../journal/db';
import { announceLocally } from '../local/changes';
import { applications } from '../repository';

export type { DecisionRow, TakenOverRow };

export interface TakeOver extends Omit<TakenOverRow, 'applicationId' | 'packed' | 'at'> {
  readonly application: VisaApplication;
  readonly documents: readonly HandedDocument[];
  /** `new` it is not here · `documents` it is, and only documents come · `replace` it takes the other's place. */
  readonly mode: 'new' | 'documents' | 'replace';
}

/** The kinds whose document is another one in the new version: the old bytes are not its own. */
function otherDocuments(before: VisaApplication, after: VisaApplication): DocumentKind[] {
  return DOCUMENT_KINDS.filter((kind) => !sameJson(before.documents[kind], after.documents[kind]));
}

/**
 * Stores an application that was handed over, with its documents and how it came, in one commit.
 * @throws SaveError `conflict` where another content with its id is here meanwhile
 */
export async function takeOver({
  application,
  documents,
  mode,
  list,
  keyId,
  how,
}: TakeOver): Promise<void> {
  const { id } = application;
  const packed = packApplication(application);
  const row = { applicationId: id, list, packed, keyId, how, at: Date.now() };
  if (mode === 'documents') {
    const kept = await prepareFiles(documents);
    const within = () => putFiles(id, kept);
    await applications.update(() => [], { within, timeoutMs: timeoutFor(documents) });
    announceLocally('visaApplications');
    return;
  }
  let replaced: VisaApplication | undefined;
  await applications.append(
    (stored) => {
      const here = stored.find((each) => each.id === id);
      // An attempt that went unanswered has stored it.
      if (here && packApplication(here) === packed) return here;
      if (here && mode === 'new') throw new SaveError('conflict', { current: here });
      replaced = here;
      return application;
    },
    {
      files: documents,
      facts: [
        {
          key: 'visaApplications',
          record: id,
          fields: { [FIELD.takenOver]: { list, packed, keyId, how, at: row.at } },
        },
      ],
      ...(mode === 'replace' && { snapshot: 'restoring' }),
      within: async () => {
        await db.takenOver.put(row);
        const kinds = replaced === undefined ? [] : otherDocuments(replaced, application);
        await db.files.bulkDelete(kinds.map((kind) => [id, kind]));
      },
    },
  );
}

/** What is known here of one application's way. */
export interface ApplicationHistory {
  readonly takenOver: TakenOverRow | undefined;
  /** The oldest first. */
  readonly decisions: readonly DecisionRow[];
}

/** Whether this counter tells its office what it does. @throws SaveError */
export function isInStep(): Promise<boolean> {
  return withDatabase(
    async () => (await db.meta.get('database'))?.office?.isInStep === true,
    () => false,
  );
}

/** In a transaction or out of one. */
function decisionsOf(applicationId: string): Promise<DecisionRow[]> {
  return db.decisions
    .where('[applicationId+decided]')
    .between(...everyKeyOf(applicationId))
    .toArray();
}

/** @throws SaveError */
export function historyOf(applicationId: string): Promise<ApplicationHistory> {
  return withDatabase<ApplicationHistory>(
    async () => ({
      takenOver: await db.takenOver.get(applicationId),
      decisions: await decisionsOf(applicationId),
    }),
    () => ({ takenOver: undefined, decisions: [] }),
  );
}

/** What was taken over since a time, in milliseconds since 1970, newest first. @throws SaveError */
export function takenOverSince(
  start: number,
): Promise<readonly (TakenOverRow & Pick<ApplicationHistory, 'decisions'>)[]> {
  return withDatabase(
    async () => {
      const rows = (await db.takenOver.where('at').aboveOrEqual(start).sortBy('at')).toReversed();
      const decisions = await Promise.all(rows.map((row) => decisionsOf(row.applicationId)));
      return rows.map((row, place) => ({ ...row, decisions: decisions[place] ?? [] }));
    },
    () => [],
  );
}

/** When the newest decision of this counter was made, in seconds since 1970. @throws SaveError */
export function newestDecision(): Promise<number | undefined> {
  return withDatabase(
    async () => (await db.decisions.orderBy('decided').last())?.decided,
    () => undefined,
  );
}

/**
 * Stores a decision: the status of the application, the slip that says it and the end of the
 * draft, in one commit. @throws SaveError `conflict` where it has a later decision meanwhile
 */
export async function keepDecision(
  decision: DecisionRow,
  draft: { readonly discardDraft?: string },
): Promise<void> {
  const { applicationId: id, digits, ...slip } = decision;
  const isLatest = async () => {
    const decisions = await decisionsOf(id);
    return decisions.every((each) => each.decided < slip.decided || each.digits === digits);
  };
  await applications.update(
    (stored) => {
      const here = stored.find((each) => each.id === id);
      if (here === undefined) throw new SaveError('conflict');
      return [{ ...here, status: slip.status }];
    },
    {
      ...draft,
      facts: [
        { key: 'visaApplications', record: id, fields: { [FIELD.decision]: { ...slip, digits } } },
      ],
      within: async () => {
        if (!(await isLatest())) throw new SaveError('conflict');
        await db.decisions.put(decision);
        await db.slips.put({ ...slip, applicationId: id });
      },
    },
  );
  announceLocally('visaApplications');
}
