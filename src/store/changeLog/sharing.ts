import { withDatabase } from '../journal/database';
import { db } from '../journal/db';

/** Whether this counter shares its changes with its office. @throws SaveError */
export function sharesChanges(): Promise<boolean> {
  return withDatabase(
    async () => (await db.meta.get('database'))?.office?.isInStep === true,
    () => false,
  );
}
