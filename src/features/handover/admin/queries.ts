import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { VisaApplication } from '@/domain/application';
import { contradictingDecisions } from '@/features/applications/admin/queries';
import { applicationText } from '@/features/applications/model/applicationSearch';
import { normaliseTrackingNumber } from '@/domain/trackingNumber';
import { typedText } from '@/lib/text/typed';
import { openApplication } from '@/engines/handover/openApplication';
import { openFile, type OpenedFile, readApplicationFile } from '@/engines/handover/applicationFile';
import { applicationDigest, numberOf, packApplication } from '@/engines/handover/packedApplication';
import { builtInAccount } from '@/features/session/model/account';
import { OFFICE } from '@/engines/handover/office';
import {
  type OfficeKeyPair,
  demoKey,
  importOfficeKey,
  type KeyFileProblem,
  type KeyProblem,
  type OfficeScalars,
  readKeyFile,
  readSheet,
  signingKey,
} from '@/engines/handover/officeKeys';
import { type Code, readCodes } from '@/engines/handover/readCodes';
import {
  DAY_S,
  isAhead,
  newestSlip,
  signSlip,
  type Slip,
  type Status,
} from '@/engines/handover/slip';
import { toDigits } from '@/lib/crypto/fiveDigits';
import { sha256 } from '@/lib/subtle';
import { readDocumentFiles } from '@/store/documents/fileRows';
import { SaveError } from '@/store/errors';
import type { ConflictingDecision } from '@/store/changeLog/conflictingValues';
import { everyApplication } from '@/store/overflow';
import { installedKeys, installKey } from '@/features/handover/store/officeKeys';
import {
  type ApplicationHistory,
  historyOf,
  type DecisionRow,
  storeDecision,
  newestDecision,
  takeOverApplication,
  type TakenOverRow,
  timesBetween,
  type TakeOver,
} from '@/features/handover/store/takenOver';
import { readAccount } from '@/features/session/store/account';
import { sameJson } from '@/lib/sameJson';
import '@/shared/queries/meta';
import { matcher } from '@/engines/search/match';

export type { ConflictingDecision, DecisionRow };

/** How something was handed over. */
export type HandoverSource = TakenOverRow['how'];

/** An opened application, compared with the stored one. */
export interface OpenedHandover extends Omit<TakeOver, 'mode'> {
  /** `same` unchanged, nothing to add · `changed` stored with other contents. */
  readonly comparison: TakeOver['mode'] | 'same' | 'changed';
  /** The stored application with its id. */
  readonly stored: VisaApplication | undefined;
  /** Another stored application with its tracking number. */
  readonly sameNumber: VisaApplication | undefined;
}

/** Why nothing was read, for `strings.problems`. */
export type ReadProblem =
  | 'incomplete'
  | 'notACode'
  | 'newer'
  | 'slip'
  | 'noKey'
  | 'damaged'
  | 'notFound'
  | 'storage'
  | 'unreadable';

/** Nothing was read; the screen does not change. */
export type ReadFailure =
  | { readonly kind: 'problem'; readonly problem: ReadProblem }
  | { readonly kind: 'otherOffice'; readonly keyId: string }
  | { readonly kind: 'refused'; readonly why: string };

/** One of several applications: just read, or stored. */
export type Match =
  OpenedHandover | { readonly application: VisaApplication; readonly comparison?: undefined };

/** Result of reading a text or file; a name or partial number may match several. */
export type ReadResult =
  | {
      readonly kind: 'read';
      readonly matches: readonly Match[];
      /** Of stored applications, how many match; the choices are the first of them. */
      readonly found?: number;
      readonly isExactMatch: boolean;
    }
  | { readonly kind: 'key'; readonly digits: string }
  | ReadFailure;

/** The keys of this counter: the installed ones, and in a demonstration the public one. */
export async function storedKeys(): Promise<readonly OfficeKeyPair[]> {
  const installed = await installedKeys();
  const demo =
    OFFICE.demo === true ? await importOfficeKey(await demoKey(), OFFICE) : 'otherOffice';
  const isMore = typeof demo !== 'string' && installed.every(({ id }) => id !== demo.id);
  return isMore ? [...installed, demo] : installed;
}

/** Ids of the installed office keys. */
export const officeKeysOptions = queryOptions({
  queryKey: ['visaApplications', 'officeKeys'],
  queryFn: async () => (await storedKeys()).map(({ id }) => id),
  staleTime: 0,
});

async function compareWithStored(
  { application, documents }: OpenedFile,
  stored: VisaApplication | undefined,
): Promise<OpenedHandover['comparison']> {
  if (stored === undefined) return 'new';
  if (packApplication(stored) !== packApplication(application)) return 'changed';
  const kept = await readDocumentFiles(application.id);
  let isMore = false;
  for (const { kind, file } of documents) {
    const old = kept.get(kind);
    if (old === undefined) isMore = true;
    else if ((await digestOf(old)) !== (await digestOf(file))) return 'changed';
  }
  return isMore ? 'documents' : 'same';
}

async function digestOf(file: Blob): Promise<string> {
  return sha256(new Uint8Array(await file.arrayBuffer()));
}

async function compareHandover(
  opened: OpenedFile,
  keyId: string,
  how: HandoverSource,
): Promise<OpenedHandover> {
  const { id, trackingNumber } = opened.application;
  const applications = await everyApplication();
  const stored = applications.find((each) => each.id === id);
  return {
    ...opened,
    keyId,
    how,
    stored,
    comparison: await compareWithStored(opened, stored),
    sameNumber: applications.find(
      (each) => each.trackingNumber === trackingNumber && each.id !== id,
    ),
  };
}

const problem = (which: ReadProblem): ReadResult => ({ kind: 'problem', problem: which });

async function readApplications(codes: readonly Code[], how: HandoverSource): Promise<ReadResult> {
  const keys = await storedKeys();
  if (keys.length === 0) return problem('noKey');
  const matches: OpenedHandover[] = [];
  let unread: ReadResult = problem('damaged');
  for (const code of codes) {
    const key = keys.find(({ id }) => id === code.keyId);
    const opened = key && (await openApplication(code, key.opening));
    if (key === undefined) unread = { kind: 'otherOffice', keyId: code.keyId };
    else if (opened && matches.every(({ application: { id } }) => id !== opened.application.id))
      matches.push(await compareHandover({ ...opened, documents: [] }, code.keyId, how));
  }
  return matches.length === 0 ? unread : { kind: 'read', matches, isExactMatch: true };
}

const MAX_MATCHES = 20;

/** Stored applications by number or name. */
async function findStored(typed: string): Promise<ReadResult> {
  const matches = matcher(typed, applicationText);
  const found = (await everyApplication()).filter(matches);
  if (found.length === 0) return problem('notFound');
  return {
    kind: 'read',
    matches: found.slice(0, MAX_MATCHES).map((application) => ({ application })),
    found: found.length,
    isExactMatch: found[0]?.trackingNumber === normaliseTrackingNumber(typed),
  };
}

/** Maximum length of a number or name. */
const MAX_SEARCH_LENGTH = 60;

async function readText(text: string, how: HandoverSource): Promise<ReadResult> {
  const codes = await readCodes(text);
  if (typeof codes === 'string') {
    const isSearch = codes === 'notACode' && text.trim().length <= MAX_SEARCH_LENGTH;
    return isSearch && text.trim() !== '' ? findStored(text) : problem(codes);
  }
  if (codes.some(({ kind }) => kind === 'K')) return { kind: 'key', digits: text };
  const sealed = codes.filter(({ kind }) => kind === 'A');
  return sealed.length === 0 ? problem('slip') : readApplications(sealed, how);
}

/** Maximum size of a text file. */
const MAX_TEXT_BYTES = 160_000;

/** Reads a file: an application with documents, or a text with a code. */
async function readFile(file: Blob): Promise<ReadResult> {
  const sealed = await readApplicationFile(file);
  if ('refusal' in sealed) {
    const text = file.size <= MAX_TEXT_BYTES ? await file.text() : '';
    const reading = await readText(text, 'file');
    const isRead = (reading.kind === 'read' && reading.isExactMatch) || reading.kind === 'key';
    return isRead ? reading : { kind: 'refused', why: sealed.refusal };
  }
  const keys = await storedKeys();
  if (keys.length === 0) return problem('noKey');
  const key = keys.find(({ id }) => id === sealed.keyId);
  if (key === undefined) return { kind: 'otherOffice', keyId: sealed.keyId };
  const opened = await openFile(sealed, key.opening);
  return 'refusal' in opened
    ? { kind: 'refused', why: opened.refusal }
    : {
        kind: 'read',
        matches: [await compareHandover(opened, sealed.keyId, 'file')],
        isExactMatch: true,
      };
}

interface HandoverInput {
  readonly payload: string | Blob;
  readonly how: HandoverSource;
}

/** Reads a handed-over text or file; never throws. */
export async function read({ payload, how }: HandoverInput): Promise<ReadResult> {
  try {
    return await (typeof payload === 'string' ? readText(payload, how) : readFile(payload));
  } catch (error) {
    console.warn('What was handed over could not be read:', error);
    return problem(error instanceof SaveError ? 'storage' : 'unreadable');
  }
}

export const readOptions = mutationOptions({ mutationFn: read });

/** Stores a handed-over application with its documents. @throws SaveError */
export const takeOverApplicationOptions = mutationOptions({ mutationFn: takeOverApplication });

async function conflictingDecisionsOf(
  applicationId: string,
): Promise<readonly ConflictingDecision[]> {
  return (await contradictingDecisions()).get(applicationId) ?? [];
}

/** When an application was taken over, and its decisions; the newest for its current contents last. */
export function applicationHistoryOptions(application: VisaApplication) {
  const { id } = application;
  return queryOptions({
    queryKey: ['visaApplications', 'history', id, packApplication(application)],
    queryFn: async () => {
      const history = await historyOf(id);
      const conflicts = await conflictingDecisionsOf(id);
      // Conflicting decisions have no slip until they are resolved.
      const decision = conflicts.length > 0 ? undefined : await decisionFor(application, history);
      return { takenOverAt: history.takenOver?.at, decision: decision ?? null, conflicts };
    },
    staleTime: 0,
  });
}

/** The list to sign: as received, while the application is unchanged. */
function signedList(application: VisaApplication, takenOver: TakenOverRow | undefined): string {
  const packed = packApplication(application);
  return takenOver?.packed === packed ? takenOver.list : packed;
}

/** A decision, unless the application has another status, as a restored one may have. */
export const currentDecision = (
  decision: DecisionRow | null | undefined,
  { status }: VisaApplication,
): DecisionRow | undefined => (decision?.status === status ? decision : undefined);

/** The newest decision for the current contents of an application. */
async function decisionFor(
  application: VisaApplication,
  { takenOver, decisions }: ApplicationHistory,
): Promise<DecisionRow | undefined> {
  const mark = await applicationDigest(signedList(application, takenOver));
  const now = Date.now() / 1000;
  return newestSlip(
    decisions.filter((decision) => decision.mark === mark),
    now,
  );
}

/** The clock of this device is far from the newest decision; both in seconds since 1970. */
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
  /** Whether the user confirmed that the clock is right. */
  readonly isClockRight: boolean;
  readonly draftId: Promise<string | undefined>;
}

/** The newest decision, in spite of which the clock was said to be right: it is not asked about again. */
let confirmedNewest: number | undefined;

async function decide({
  application,
  status,
  note,
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
  const { takenOver, decisions } = await historyOf(application.id);
  const known = [...decisions, ...(await conflictingDecisionsOf(application.id))];
  const slip: Slip = {
    mark: await applicationDigest(signedList(application, takenOver)),
    number: numberOf(application.trackingNumber) ?? null,
    status,
    decided: Math.max(
      now,
      ...known.filter((each) => !isAhead(each, now)).map(({ decided }) => decided + 1),
    ),
    note: typedText(note),
  };
  const digits = toDigits(await signSlip(slip, key.id, key.signing));
  const decision = { ...slip, digits, applicationId: application.id };
  const discardDraft = await draftId;
  await storeDecision(decision, discardDraft === undefined ? {} : { discardDraft });
  return decision;
}

/** Signs and stores a decision. @throws SkewedClock, NoSigningKey, SaveError; nothing is stored then */
export const decideOptions = mutationOptions({ mutationFn: decide });

/** An application that was taken over or decided, and what stands now. */
export interface DayLine {
  readonly application: VisaApplication;
  /** In milliseconds since 1970. */
  readonly at: number;
  /** `twice` if counters decided differently; undefined if it is not decided as it is now. */
  readonly decision: string | undefined;
}

/** The applications taken over today and those decided today, newest first. */
export const queueOptions = queryOptions({
  queryKey: ['visaApplications', 'queue'],
  queryFn: async () => {
    const start = new Date().setHours(0, 0, 0, 0);
    const { takenOver, decided } = await timesBetween(start, new Date().setHours(24, 0, 0, 0));
    const stored = new Map((await everyApplication()).map((each) => [each.id, each]));
    const contradicting = await contradictingDecisions();
    const linesOf = async (times: ReadonlyMap<string, number>) => {
      const lines = [...times].map(async ([id, at]): Promise<DayLine[]> => {
        const application = stored.get(id);
        if (application === undefined) return [];
        if (contradicting.has(id)) return [{ application, at, decision: 'twice' }];
        const decision = await decisionFor(application, await historyOf(id));
        return [{ application, at, decision: currentDecision(decision, application)?.status }];
      });
      return (await Promise.all(lines)).flat();
    };
    return { start, received: await linesOf(takenOver), decided: await linesOf(decided) };
  },
  staleTime: 0,
});

export type KeyInstallation =
  { readonly file: Blob; readonly passphrase: string } | { readonly sheet: string };

/** Why a key was refused, for `strings.key.refusals`. */
export type KeyRefusal = KeyProblem | KeyFileProblem | 'noSheet' | 'builtInPassword';

async function sheetIn(text: string): Promise<OfficeScalars | 'noSheet'> {
  const codes = await readCodes(text);
  const sheets = typeof codes === 'string' ? [] : codes.map(readSheet);
  return sheets.find((scalars) => scalars !== undefined) ?? 'noSheet';
}

/** The id of an installed key, or why it was refused. */
type KeyInstalled = { readonly id: string } | { readonly refusal: KeyRefusal };

async function install(installation: KeyInstallation): Promise<KeyInstalled> {
  // With the documented login, anybody could sign with this key.
  const { password } = await readAccount();
  if (sameJson(password, builtInAccount.password)) return { refusal: 'builtInPassword' };
  const scalars =
    'sheet' in installation
      ? await sheetIn(installation.sheet)
      : await readKeyFile(installation.file, installation.passphrase);
  if (typeof scalars === 'string') return { refusal: scalars };
  const key = await importOfficeKey(scalars, OFFICE);
  if (typeof key === 'string') return { refusal: key };
  await installKey(key);
  return { id: key.id };
}

/** Tests a key and stores it. @throws SaveError */
export const installKeyOptions = mutationOptions({
  mutationFn: install,
  // So that a passphrase does not stay in memory longer than the form.
  gcTime: 0,
});
