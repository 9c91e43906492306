import { packApplication } from '@/engines/handover/packedApplication';
import { isNewer, type Slip } from '@/engines/handover/slip';
import { SaveError } from '@/store/errors';
import { moveIntoList } from '@/store/everyApplication';
import { withDatabase } from '@/store/journal/database';
import { db } from '@/store/journal/db';
import { announceLocally } from '@/store/local/changeEvents';
import { applications } from '@/store/repository';

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
