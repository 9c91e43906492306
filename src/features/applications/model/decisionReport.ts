import type { VisaApplication } from '@/domain/application';
import type { Step } from '@/domain/applicationHistory';
import { localDate } from '@/lib/dates';

export interface Count {
  /** A local day as `YYYY-MM-DD`. */
  readonly name: string;
  readonly count: number;
}

/** Counts times (milliseconds since 1970) on each of the last `days` local days, oldest first. */
export function countsPerDay(times: readonly number[], now: Date, days: number): Count[] {
  const counts = new Map<string, number>();
  for (let back = days - 1; back >= 0; back -= 1) {
    // Calendar days: a day may have 23 or 25 hours.
    const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() - back);
    counts.set(localDate(day), 0);
  }
  for (const time of times) {
    const day = localDate(new Date(time));
    const count = counts.get(day);
    if (count !== undefined) counts.set(day, count + 1);
  }
  return [...counts].map(([name, count]) => ({ name, count }));
}

/** The decided applications of one group. */
export interface ReportLine {
  /** A visa type, or a nationality as it was typed; empty if there is none. */
  readonly name: string;
  readonly approved: number;
  readonly rejected: number;
  /** From submission to the current decision; undefined if no time is known. */
  readonly medianDays: number | undefined;
}

export interface DecisionFigures {
  /** Decisions of each of the last days, oldest first. */
  readonly perDay: readonly Count[];
  readonly all: ReportLine;
  /** The largest first. */
  readonly byVisa: readonly ReportLine[];
  readonly byNationality: readonly ReportLine[];
}

const DAY_MS = 86_400_000;

function median(values: readonly number[]): number | undefined {
  const inOrder = values.toSorted((a, b) => a - b);
  const half = Math.floor(inOrder.length / 2);
  const [below, above] = [inOrder[half - 1], inOrder[half]];
  if (above === undefined || inOrder.length % 2 === 1) return above;
  return below === undefined ? undefined : (below + above) / 2;
}

interface Decided {
  readonly application: VisaApplication;
  /** When the current decision was made; undefined if its history does not say. */
  readonly at: number | undefined;
}

function lineOf(name: string, decided: readonly Decided[]): ReportLine {
  const count = (status: string) =>
    decided.filter(({ application }) => application.status === status).length;
  const days = decided.flatMap(({ application, at = NaN }) => {
    const passed = (at - Date.parse(application.submissionDate)) / DAY_MS;
    return passed >= 0 ? [passed] : [];
  });
  return {
    name,
    approved: count('Approved'),
    rejected: count('Rejected'),
    medianDays: median(days),
  };
}

function linesBy(decided: readonly Decided[], nameOf: (application: VisaApplication) => string) {
  const groups = new Map<string, Decided[]>();
  for (const each of decided) {
    const name = nameOf(each.application).trim();
    const group = groups.get(name);
    if (group) group.push(each);
    else groups.set(name, [each]);
  }
  return [...groups]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([name, group]) => lineOf(name, group));
}

/** Counts approvals and rejections by the histories of the applications, each oldest first. */
export function decisionReport(
  applications: readonly VisaApplication[],
  steps: readonly (Step & { readonly applicationId: string })[],
  now: Date,
  days: number,
): DecisionFigures {
  const times = new Map<string, number>();
  for (const { applicationId, what, detail, at } of steps)
    if (what === 'decided') times.set(`${applicationId} ${detail}`, at);
  const decided = applications
    .filter(({ status }) => status === 'Approved' || status === 'Rejected')
    .map((application) => ({
      application,
      at: times.get(`${application.id} ${application.status}`),
    }));
  return {
    perDay: countsPerDay(
      decided.flatMap(({ at }) => at ?? []),
      now,
      days,
    ),
    all: lineOf('', decided),
    byVisa: linesBy(decided, ({ visaType }) => visaType),
    byNationality: linesBy(decided, ({ nationality }) => nationality),
  };
}
