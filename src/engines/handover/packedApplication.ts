import { utf8, fromHex, toBase64Url, subtle } from '@/lib/crypto/bytes';
import { DOCUMENT_KINDS, type FileRecord, type VisaApplication } from '../../domain/application';

/*
 * An application as a JSON list in a fixed order: docs/handover.md.
 */
export const DAY_MS = 86_400_000;
export const TYPES = ['image/jpeg', 'image/png', 'application/pdf'];
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
export const UUID_BYTES = 16;
/** A tracking number has six digits. */
export const MAX_NUMBER = 999_999;
const MARK_BYTES = 16;

function packId(id: string): string {
  return UUID.test(id) ? toBase64Url(fromHex(id.replaceAll('-', ''))) : `=${id}`;
}

/** An ISO time as a number of `unitMs`; unchanged if it would not format back to the same. */
function packTime(text: string, unitMs: number): number | string {
  const time = Date.parse(text);
  return isoOf(time, unitMs) === text ? time / unitMs : text;
}

/** The ISO time, or the date for whole days; `undefined` if invalid. */
export function isoOf(time: number, unitMs: number): string | undefined {
  if (!Number.isInteger(time) || Number.isNaN(new Date(time).getTime())) return undefined;
  const text = new Date(time).toISOString();
  if (unitMs === 1) return text;
  return time % DAY_MS === 0 && /^\d/.test(text) ? text.slice(0, 10) : undefined;
}

function packFile(file: FileRecord | null): unknown {
  if (file === null) return 0;
  const { name, size, type } = file;
  const known = TYPES.indexOf(type);
  const isSize = Number.isSafeInteger(size) && size >= 0;
  return [name, isSize ? size : 0, known === -1 ? type : known];
}

/** The digits of a tracking number in the usual format, else `undefined`. */
export function numberOf(trackingNumber: string): number | undefined {
  return /^DV\d{6}$/.test(trackingNumber) ? Number(trackingNumber.slice(2)) : undefined;
}

/** The tracking number with these digits. */
export function trackingNumberOf(number: number): string {
  return `DV${String(number).padStart(6, '0')}`;
}

/** Serialises an application as a list, without its status. */
export function packApplication(application: VisaApplication): string {
  return JSON.stringify([
    packId(application.id),
    numberOf(application.trackingNumber) ?? application.trackingNumber,
    packTime(application.submissionDate, 1),
    application.visaType,
    application.firstName,
    application.lastName,
    application.email,
    application.phone,
    application.nationality,
    application.passportNumber,
    packTime(application.dateOfBirth, DAY_MS),
    packTime(application.travelDate, DAY_MS),
    application.purpose,
    ...DOCUMENT_KINDS.map((kind) => packFile(application.documents[kind])),
  ]);
}

/** The `mark` of a slip: a digest of the list, which reveals neither id nor contents. */
export async function applicationDigest(list: string): Promise<string> {
  const digest = await subtle().digest('SHA-256', utf8(`dubai-visa slip 1 ${list}`));
  return toBase64Url(new Uint8Array(digest).subarray(0, MARK_BYTES));
}
