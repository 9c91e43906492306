import { applicationsPerDay, type Count } from './applicationCounts';
import type { Step } from '../../../domain/applicationHistory';
import type { VisaApplication } from '../../../domain/application';

/** Decided applications that have something in common. */
export interface ReportLine {
  /** A visa type, or a nationality as it was typed; empty if there is none. */
  readonly name: string;
  readonly approved: number;
  readonly rejected: number;
  /** From submission to the decision that stands; undefined if no time is known. */
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
  /** When it was decided as it stands; undefined if its record does not say. */
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

/** What was approved and rejected, by the records of the applications, each oldest first. */
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
  const dates = decided.flatMap(({ at }) =>
    at === undefined ? [] : [{ submissionDate: new Date(at).toISOString() }],
  );
  return {
    perDay: applicationsPerDay(dates, now, days),
    all: lineOf('', decided),
    byVisa: linesBy(decided, ({ visaType }) => visaType),
    byNationality: linesBy(decided, ({ nationality }) => nationality),
  };
}
