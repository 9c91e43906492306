import { type VisaApplication, normaliseTrackingNumber } from '@/domain/application';
import { MAX_CODE_FILE_BYTES } from '@/engines/handover/code';
import { type Code, readCodes } from '@/engines/handover/readCodes';
import { openFile, type OpenedFile, readApplicationFile } from '@/engines/handover/applicationFile';
import { packApplication } from '@/engines/handover/packedApplication';
import { openApplication } from '@/engines/handover/openApplication';
import { matcher } from '@/engines/search';
import { applicationText } from '@/features/applications/model/applicationList';
import { sha256 } from '@/lib/crypto/bytes';
import { readDocumentFiles } from '@/store/fileRows';
import { SaveError } from '@/store/errors';
import { officeDigests } from '@/shared/store/office';
import { everyApplication } from '@/store/everyApplication';
import { start } from '@/store/start';
import { storedKeys } from './officeKeys';
import type { ReceivedRow } from '@/shared/store/applicationHistories';
import type { ReceivedApplication } from './receivedApplications';

/** How something was handed over. */
export type HandoverSource = ReceivedRow['how'];

/** An opened application, compared with the stored one. */
export interface OpenedHandover extends Omit<ReceivedApplication, 'mode'> {
  /** `same`: unchanged, nothing to add. `changed`: stored with other contents. */
  readonly comparison: ReceivedApplication['mode'] | 'same' | 'changed';
  /** The stored application with its id. */
  readonly stored: VisaApplication | undefined;
  /** Another stored application that has its tracking number. */
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

/** One of several applications to choose from: just read, or already stored. */
export type Match =
  | OpenedHandover
  | { readonly application: VisaApplication; readonly comparison?: undefined };

/** The result of reading a text or file; a search may match several stored applications. */
export type ReadResult =
  | {
      readonly kind: 'read';
      readonly matches: readonly Match[];
      /** The number of matching stored applications, of which `matches` has only the first. */
      readonly found?: number;
      readonly isExactMatch: boolean;
    }
  | { readonly kind: 'key'; readonly digits: string }
  | ReadFailure;

async function compareWithStored(
  { application, documents }: OpenedFile,
  stored: VisaApplication | undefined,
): Promise<OpenedHandover['comparison']> {
  if (stored === undefined) return 'new';
  if (packApplication(stored) !== packApplication(application)) return 'changed';
  const kept = await readDocumentFiles(application.id);
  // Includes documents that only another counter has: they are fetched on opening the application.
  const shared = await officeDigests(application.id);
  let isMore = false;
  for (const { kind, file } of documents) {
    const here = kept.get(kind);
    const old = here ? await digestOf(here) : shared.get(kind);
    if (old === undefined) isMore = true;
    else if (old !== (await digestOf(file))) return 'changed';
  }
  return isMore ? 'documents' : 'same';
}

async function digestOf(file: Blob): Promise<string> {
  return sha256(new Uint8Array(await file.arrayBuffer()));
}

/** All applications, after storage was repaired: after a crash localStorage may lack the newest. */
async function storedApplications(): Promise<readonly VisaApplication[]> {
  await start();
  return everyApplication();
}

async function compareHandover(
  opened: OpenedFile,
  keyId: string,
  how: HandoverSource,
): Promise<OpenedHandover> {
  const { id, trackingNumber } = opened.application;
  const applications = await storedApplications();
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

/** Searches the stored applications by `applicationText`, such as number, name or passport. */
async function findStored(typed: string): Promise<ReadResult> {
  const matches = matcher(typed, applicationText);
  const found = (await storedApplications()).filter(matches);
  if (found.length === 0) return problem('notFound');
  return {
    kind: 'read',
    matches: found.slice(0, MAX_MATCHES).map((application) => ({ application })),
    found: found.length,
    isExactMatch: found[0]?.trackingNumber === normaliseTrackingNumber(typed),
  };
}

/** Maximum length of a search; a longer text that is not a code is refused. */
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

/** Reads a file: an application with documents, or a text with a code. */
async function readFile(file: Blob): Promise<ReadResult> {
  const sealed = await readApplicationFile(file);
  if ('refusal' in sealed) {
    const text = file.size <= MAX_CODE_FILE_BYTES ? await file.text() : '';
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
export async function readHandover({ payload, how }: HandoverInput): Promise<ReadResult> {
  try {
    return await (typeof payload === 'string' ? readText(payload, how) : readFile(payload));
  } catch (error) {
    console.warn('What was handed over could not be read:', error);
    return problem(error instanceof SaveError ? 'storage' : 'unreadable');
  }
}
