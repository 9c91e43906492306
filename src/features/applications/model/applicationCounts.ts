import { localDate } from '@/lib/time/dates';
import type { VisaApplication } from '@/domain/application';
import { STATUSES } from '@/domain/status';

export interface Count {
  /** A local day as `YYYY-MM-DD`, or a status. */
  readonly name: string;
  readonly count: number;
}

/** The number of applications submitted on each of the last `days` local days, oldest first. */
export function applicationsPerDay(
  applications: readonly Pick<VisaApplication, 'submissionDate'>[],
  now: Date,
  days: number,
): Count[] {
  const counts = new Map<string, number>();
  for (let back = days - 1; back >= 0; back -= 1) {
    // Calendar days: a day may have 23 or 25 hours.
    const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() - back);
    counts.set(localDate(day), 0);
  }
  for (const { submissionDate } of applications) {
    const day = localDate(new Date(submissionDate));
    const count = counts.get(day);
    if (count !== undefined) counts.set(day, count + 1);
  }
  return [...counts].map(([name, count]) => ({ name, count }));
}

/** The number of applications per status: the specified ones first, then other stored ones. */
export function applicationsPerStatus(
  applications: readonly Pick<VisaApplication, 'status'>[],
): Count[] {
  const counts = new Map<string, number>(STATUSES.map((status) => [status, 0]));
  for (const { status } of applications) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts].map(([name, count]) => ({ name, count }));
}
