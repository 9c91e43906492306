import type { VisaApplication } from '@/domain/application';
import { OFFICE } from '@/engines/handover/office';
import { signingKey } from '@/engines/handover/officeKeys';
import { applicationDigest, numberOf, packApplication } from '@/engines/handover/packedApplication';
import {
  DAY_S,
  isAhead,
  newestSlip,
  signSlip,
  type Slip,
  type Status,
} from '@/engines/handover/slip';
import { toDigits } from '@/engines/handover/code';
import { typedText } from '@/lib/text/typed';
import { type ConflictingDecision, contradictingDecisions } from '@/shared/store/office';
import type { Step } from '@/domain/applicationHistory';
import { everyApplication } from '@/store/everyApplication';
import { storedKeys } from './officeKeys';
import { stepsOf, type DecisionRow, type ReceivedRow } from '@/shared/store/applicationHistories';
import {
  type ApplicationHistory,
  historiesOf,
  historyOf,
  newestDecision,
  storeDecision,
  timesBetween,
} from './receivedApplications';

async function conflictingDecisionsOf(
  applicationId: string,
): Promise<readonly ConflictingDecision[]> {
  return (await contradictingDecisions()).get(applicationId) ?? [];
}

/** The packed application to sign: the one that was received, if it is unchanged. */
function signedList(application: VisaApplication, received: ReceivedRow | undefined): string {
  const packed = packApplication(application);
  return received?.packed === packed ? received.list : packed;
}

/** The decision, if it matches the application's status, which a restore may have changed. */
export const currentDecision = (
  decision: DecisionRow | null | undefined,
  { status }: VisaApplication,
): DecisionRow | undefined => (decision?.status === status ? decision : undefined);

/** The newest decision for the current contents of an application. */
async function decisionFor(
  application: VisaApplication,
  { received, decisions }: ApplicationHistory,
): Promise<DecisionRow | undefined> {
  const mark = await applicationDigest(signedList(application, received));
  const now = Date.now() / 1000;
  return newestSlip(
    decisions.filter((decision) => decision.mark === mark),
    now,
  );
}

/** When an application was received, with its newest decision or the conflicting ones. */
export async function handoverHistory(application: VisaApplication) {
  const history = await historyOf(application.id);
  const conflicts = await conflictingDecisionsOf(application.id);
  // Conflicting decisions have no slip until they are resolved.
  const decision = conflicts.length > 0 ? undefined : await decisionFor(application, history);
  const step = (await stepsOf([application.id])).find(
    ({ what, at, detail }) =>
      what === 'decided' && at === (decision?.decided ?? 0) * 1000 && detail === decision?.status,
  );
  return {
    receivedAt: history.received?.at,
    decision: decision ?? null,
    /** The counter that decided; empty if there is only one. */
    counter: step?.counter ?? '',
    conflicts,
  };
}

/** This device's clock is far from the newest decision; both in seconds since 1970. */
export class SkewedClock extends Error {
  override name = 'SkewedClock';
  readonly newest: number;
  readonly now: number;

  constructor(newest: number, now: number) {
    super('The clock is far from the newest decision.');
    this.now = now;
    this.newest = newest;
  }
}

/** No installed key can sign. */
export class NoSigningKey extends Error {
  override name = 'NoSigningKey';
}

export interface Decision {
  readonly application: VisaApplication;
  readonly status: Status;
  readonly note: string;
  /** It never leaves the office. */
  readonly privateNote: string;
  /** Whether the user confirmed that the clock is right. */
  readonly isClockRight: boolean;
  readonly draftId: Promise<string | undefined>;
}

/** The newest decision when the user confirmed the clock, so as not to ask about it again. */
let confirmedNewest: number | undefined;

/**
 * Signs and stores a decision.
 * @throws SkewedClock, NoSigningKey, SaveError; nothing is stored then
 */
export async function decide({
  application,
  status,
  note,
  privateNote,
  isClockRight,
  draftId,
}: Decision): Promise<DecisionRow> {
  const key = signingKey(OFFICE, await storedKeys());
  if (key === undefined) throw new NoSigningKey();
  const now = Math.floor(Date.now() / 1000);
  const newest = await newestDecision();
  const isFar = newest !== undefined && Math.abs(now - newest) > DAY_S;
  if (isClockRight) confirmedNewest = newest;
  else if (isFar && newest !== confirmedNewest) throw new SkewedClock(newest, now);
  const { received, decisions } = await historyOf(application.id);
  const known = [...decisions, ...(await conflictingDecisionsOf(application.id))];
  const slip: Slip = {
    mark: await applicationDigest(signedList(application, received)),
    number: numberOf(application.trackingNumber) ?? null,
    status,
    decided: Math.max(
      now,
      ...known.filter((each) => !isAhead(each, now)).map(({ decided }) => decided + 1),
    ),
    // In a slip, which has little space, a control character would take six bytes.
    note: typedText(note.replaceAll(/[^\P{Cc}\t\n]/gu, ' ')),
  };
  const digits = toDigits(await signSlip(slip, key.id, key.signing));
  const decision = { ...slip, digits, applicationId: application.id };
  await storeDecision(decision, {
    privateNote: typedText(privateNote),
    draftId: await draftId,
  });
  return decision;
}

/** An application that was received or decided on a day, with its current decision. */
export interface DayLine {
  readonly application: VisaApplication;
  /** In milliseconds since 1970. */
  readonly at: number;
  /** The counter where it happened; empty if there is only one. */
  readonly counter: string;
  /** Who worked there, by the name they entered; empty if there is none. */
  readonly clerk: string;
  /** `twice` if counters decided differently; undefined if its current version is undecided. */
  readonly decision: string | undefined;
  /** The note of that decision. */
  readonly note: string;
}

/** When applications were received and last decided on a local `YYYY-MM-DD`. @throws SaveError */
export function timesOfDay(day: string) {
  const start = new Date(`${day}T00:00`);
  return timesBetween(start.getTime(), new Date(start).setHours(24, 0, 0, 0));
}

/** The applications received and those decided on a day, newest first. @throws SaveError */
export async function linesOfDay(day: string) {
  const { received, decided } = await timesOfDay(day);
  const ids = [...new Set([...received.keys(), ...decided.keys()])];
  const stored = new Map((await everyApplication()).map((each) => [each.id, each]));
  const contradicting = await contradictingDecisions();
  const historyIn = await historiesOf(ids);
  const steps = new Map(
    (await stepsOf(ids)).map((step) => [`${step.what} ${step.at} ${step.applicationId}`, step]),
  );
  const linesOf = async (what: Step['what'], times: ReadonlyMap<string, number>) => {
    const lines = [...times].map(async ([id, at]): Promise<DayLine[]> => {
      const application = stored.get(id);
      if (application === undefined) return [];
      const { counter = '', person: clerk = '' } = steps.get(`${what} ${at} ${id}`) ?? {};
      const line = { application, at, counter, clerk };
      if (contradicting.has(id)) return [{ ...line, decision: 'twice', note: '' }];
      const standing = await decisionFor(application, historyIn(id));
      const decision = currentDecision(standing, application);
      return [{ ...line, decision: decision?.status, note: decision?.note ?? '' }];
    });
    return (await Promise.all(lines)).flat();
  };
  return {
    received: await linesOf('received', received),
    decided: await linesOf('decided', decided),
  };
}
