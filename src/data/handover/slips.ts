import { packApplication } from '@/content/handover/applicationList';
import { isNewer, type Slip } from '@/content/handover/slip';
import { SaveError } from '../errors';
import { withDatabase } from '../journal/database';
import { db, type SlipRow } from '../journal/db';
import { announceLocally } from '../local/changes';
import { applications } from '../repository';

export type { SlipRow };

/** The newest slip with a mark; none where there is no database. @throws SaveError */
export function slipOf(mark: string): Promise<SlipRow | undefined> {
  return withDatabase(
    () => db.slips.get(mark),
    () => undefined,
  );
}

/**
 * Stores what a slip says about the application that its list is of: its status, and the slip, in
 * one commit. @throws SaveError `conflict` where a newer slip came, or the application changed
 */
export async function keepSlip(slip: Slip, applicationId: string, list: string): Promise<void> {
  await applications.update(
    (stored) => {
      const here = stored.find(({ id }) => id === applicationId);
      if (here === undefined || packApplication(here) !== list) throw new SaveError('conflict');
      return [{ ...here, status: slip.status }];
    },
    {
      within: async () => {
        const before = await db.slips.get(slip.mark);
        if (before && isNewer(before, slip)) throw new SaveError('conflict');
        await db.slips.put({ ...slip, applicationId });
      },
    },
  );
  announceLocally('visaApplications');
}
