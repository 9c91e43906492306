import { packApplication, applicationDigest } from '@/engines/handover/packedApplication';
import { isNewer, type Slip } from '@/engines/handover/slip';
import { SaveError } from '@/store/errors';
import { moveIntoList } from '@/store/everyApplication';
import { withDatabase } from '@/store/journal/database';
import { db, keyRange } from '@/store/journal/db';
import { announceLocally, announce } from '@/store/local/changeEvents';
import { applications } from '@/store/repository';
import type { VisaApplication } from '@/domain/application';
import type { SendingWay } from '@/domain/applicationHistory';
import { type Delivery, deliveryOf } from '@/features/handover/model/delivery';
import { sendingsTable, receivedTable } from '@/shared/store/applicationHistories';
import { commit } from '@/store/journal/commit';

/** The newest slip of an application of this browser. */
interface SlipRow extends Slip {
  applicationId: string;
}

export const slipsTable = db.table<SlipRow, string>('slips');

/** The newest slip with a mark; undefined without a database. @throws SaveError */
export function slipOf(mark: string): Promise<SlipRow | undefined> {
  return withDatabase(
    () => slipsTable.get(mark),
    () => undefined,
  );
}

/**
 * Stores a slip and its application's status in one commit. @param list the packed application
 * @throws SaveError `conflict` if a newer slip is stored, or the application has changed
 */
export async function storeSlip(slip: Slip, applicationId: string, list: string): Promise<void> {
  await moveIntoList(applicationId);
  await applications.update(
    (stored) => {
      const here = stored.find(({ id }) => id === applicationId);
      if (here === undefined || packApplication(here) !== list) throw new SaveError('conflict');
      return [{ ...here, status: slip.status }];
    },
    {
      rows: async () => {
        const before = await slipsTable.get(slip.mark);
        if (before && isNewer(before, slip, Date.now() / 1000)) throw new SaveError('conflict');
        await slipsTable.put({ ...slip, applicationId });
      },
    },
  );
  announceLocally('visaApplications');
}

const sendingsOf = (id: string) =>
  sendingsTable
    .where('[applicationId+at]')
    .between(...keyRange(id))
    .toArray();

/**
 * Notes how applications were passed on. All get the same time, after any that was noted before, as
 * the clock may have been ahead then. @throws SaveError
 */
export async function noteSending(ids: readonly string[], how: SendingWay): Promise<void> {
  let isNoted = false;
  await commit({
    changes: [],
    rows: async () => {
      const before = (await Promise.all(ids.map(sendingsOf))).flat();
      const at = before.reduce((latest, sending) => Math.max(latest, sending.at + 1), Date.now());
      await sendingsTable.bulkPut(ids.map((applicationId) => ({ applicationId, at, how })));
      isNoted = true;
    },
  });
  // Without a database, `commit` does not write rows.
  if (!isNoted) throw new SaveError('blocked');
  announce('visaApplications');
}

/** Where an application is, as far as this browser knows. @throws SaveError */
export async function readDelivery(application: VisaApplication): Promise<Delivery> {
  const { id, status } = application;
  const mark = await applicationDigest(packApplication(application));
  const rows = await withDatabase(
    async () => ({
      sendings: await sendingsOf(id),
      received: await receivedTable.get(id),
      slip: await slipsTable.get(mark),
    }),
    () => ({ sendings: [], received: undefined, slip: undefined }),
  );
  const { sendings, received, slip } = rows;
  const receivedAt = received?.at ?? (slip && slip.decided * 1000);
  return deliveryOf({ sendings, receivedAt, status });
}
