import { DOCUMENT_KINDS, type VisaApplication } from '@/domain/application';
import type { DocumentFile } from '@/domain/documentFile';
import { deliveryOf } from '@/features/handover/model/delivery';
import { sendingsTable, receivedTable } from '@/shared/store/applicationHistories';
import { sameJson } from '@/lib/json';
import { deleteDocuments, prepareFiles, putFiles, timeoutFor } from '@/store/fileRows';
import { SaveError } from '@/store/errors';
import { moveIntoList } from '@/store/everyApplication';
import { commit } from '@/store/journal/commit';
import { keyRange } from '@/store/journal/db';
import { applications } from '@/store/repository';

/** The application was sent in the meantime, so this copy must not differ from the office's. */
class AlreadySent extends Error {
  override name = 'AlreadySent';
}

const sendingsOf = (id: string) =>
  sendingsTable.where('[applicationId+at]').between(...keyRange(id));

/** Runs `write` with a check for its transaction. @throws AlreadySent, and what `write` throws */
async function unlessSent(
  { id, status }: VisaApplication,
  write: (check: () => Promise<void>) => Promise<void>,
): Promise<void> {
  await moveIntoList(id);
  let isSent = false;
  const check = async () => {
    const received = await receivedTable.get(id);
    const sendings = await sendingsOf(id).toArray();
    isSent = deliveryOf({ sendings, receivedAt: received?.at, status }).kind !== 'notSent';
    if (isSent) throw new SaveError('conflict');
  };
  try {
    await write(check);
  } catch (cause) {
    throw isSent ? new AlreadySent('The application was sent.', { cause }) : cause;
  }
}

/**
 * Replaces an application that was not sent, and its documents, in one commit. Unknown fields stay.
 * @param before the application when it was opened
 * @throws AlreadySent
 * @throws SaveError `conflict` if it was changed or withdrawn in the meantime
 */
export async function replaceApplication(
  before: VisaApplication,
  after: VisaApplication,
  files: readonly DocumentFile[],
  draftId: string | undefined,
): Promise<void> {
  const { id } = before;
  const prepared = files.length === 0 ? [] : await prepareFiles(files);
  const removed = DOCUMENT_KINDS.filter((kind) => after.documents[kind] === null);
  await unlessSent(before, (check) =>
    applications.update(
      (stored) => {
        const here = stored.find((each) => each.id === id);
        if (here === undefined || !sameJson(here, before)) throw new SaveError('conflict');
        return [after];
      },
      {
        draftId,
        timeoutMs: timeoutFor(files),
        rows: async () => {
          await check();
          // Files and links that were made before hold the old answers.
          await sendingsOf(id).delete();
          await deleteDocuments(removed.map((kind) => ({ applicationId: id, kind })));
          await putFiles(id, prepared);
        },
      },
    ),
  );
}

/** Removes an application that was not sent, with its documents. @throws AlreadySent, SaveError */
export async function withdrawApplication(application: VisaApplication): Promise<void> {
  const { id } = application;
  await unlessSent(application, (check) =>
    commit({
      changes: [
        {
          key: 'visaApplications',
          rewrite: (items) => {
            const left = items.filter((item) => item.id !== id);
            return left.length === items.length ? items : left;
          },
        },
      ],
      rows: async () => {
        await check();
        await sendingsOf(id).delete();
        await deleteDocuments(DOCUMENT_KINDS.map((kind) => ({ applicationId: id, kind })));
      },
    }),
  );
}
