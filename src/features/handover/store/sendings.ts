import type { VisaApplication } from '@/domain/application';
import type { SendingWay } from '@/domain/applicationHistory';
import { applicationDigest, packApplication } from '@/engines/handover/packedApplication';
import { type Delivery, deliveryOf } from '../model/delivery';
import { sendingsTable, takenOverTable } from '@/shared/store/applicationHistories';
import { SaveError } from '@/store/errors';
import { commit } from '@/store/journal/commit';
import { withDatabase } from '@/store/journal/database';
import { keyRange } from '@/store/journal/db';
import { announce } from '@/store/local/changeEvents';
import { slipsTable } from './slips';

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
      takenOver: await takenOverTable.get(id),
      slip: await slipsTable.get(mark),
    }),
    () => ({ sendings: [], takenOver: undefined, slip: undefined }),
  );
  const { sendings, takenOver, slip } = rows;
  const receivedAt = takenOver?.at ?? (slip && slip.decided * 1000);
  return deliveryOf({ sendings, receivedAt, status });
}
