import * as v from 'valibot';
import { fromBase64Url, toBase64Url } from '../../lib/crypto/base64';
import { utf8 } from '../../lib/crypto/bytes';
import { subtle } from '../../lib/subtle';
import { fromHex, toHex } from '../../lib/crypto/hex';
import {
  applications,
  DOCUMENT_KINDS,
  type FileRecord,
  type VisaApplication,
} from '../applications/application';

/*
 * An application as a JSON list in a fixed order: docs/handover.md.
 */
const MEMBERS = 17;
const DAY_MS = 86_400_000;
const MAX_NUMBER = 999_999;
const TEXT_FIELDS = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'nationality',
  'passportNumber',
] as const;
const TYPES = ['image/jpeg', 'image/png', 'application/pdf'];
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
const UUID_BYTES = 16;
const MARK_BYTES = 16;

type PackedFile = 0 | readonly [name: string, size: number, type: number | string];

function packId(id: string): string {
  return UUID.test(id) ? toBase64Url(fromHex(id.replaceAll('-', ''))) : `=${id}`;
}

/** The time of an ISO text as a number of `unitMs`, where that gives the same text again. */
function packTime(text: string, unitMs: number): number | string {
  const time = Date.parse(text);
  return isoOf(time, unitMs) === text ? time / unitMs : text;
}

/** What `toISOString` says, of whole days the date alone; `undefined` of no such time. */
function isoOf(time: number, unitMs: number): string | undefined {
  if (!Number.isInteger(time) || Number.isNaN(new Date(time).getTime())) return undefined;
  const text = new Date(time).toISOString();
  if (unitMs === 1) return text;
  return time % DAY_MS === 0 && /^\d/.test(text) ? text.slice(0, 10) : undefined;
}

function isSize(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

function packFile(file: FileRecord | null): PackedFile {
  if (file === null) return 0;
  const known = TYPES.indexOf(file.type);
  return [file.name, isSize(file.size) ? file.size : 0, known === -1 ? file.type : known];
}

/** The number of a tracking number of the usual form, else `undefined`. */
export function numberOf(trackingNumber: string): number | undefined {
  return /^DV\d{6}$/.test(trackingNumber) ? Number(trackingNumber.slice(2)) : undefined;
}

/** The list of an application, as text. Its status is not in it. */
export function packApplication(application: VisaApplication): string {
  return JSON.stringify([
    packId(application.id),
    numberOf(application.trackingNumber) ?? application.trackingNumber,
    packTime(application.submissionDate, 1),
    application.visaType,
    ...TEXT_FIELDS.map((name) => application[name]),
    packTime(application.dateOfBirth, DAY_MS),
    packTime(application.travelDate, DAY_MS),
    application.purpose,
    ...DOCUMENT_KINDS.map((kind) => packFile(application.documents[kind])),
  ]);
}

/** Thrown and caught here alone: something in the list is not of its kind. */
class NotOfItsKind extends Error {
  override name = 'NotOfItsKind';
}

function asText(value: unknown): string {
  if (typeof value !== 'string') throw new NotOfItsKind();
  return value;
}

function unpackId(value: unknown): string {
  const packed = asText(value);
  if (packed.startsWith('=')) return packed.slice(1);
  const bytes = fromBase64Url(packed);
  if (bytes?.length !== UUID_BYTES) throw new NotOfItsKind();
  return toHex(bytes).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

function unpackNumber(value: unknown): string {
  if (typeof value !== 'number') return asText(value);
  if (!isSize(value) || value > MAX_NUMBER) throw new NotOfItsKind();
  return `DV${String(value).padStart(6, '0')}`;
}

function unpackTime(value: unknown, unitMs: number): string {
  if (typeof value !== 'number') return asText(value);
  return asText(isoOf(value * unitMs, unitMs));
}

function unpackFile(value: unknown): FileRecord | null {
  if (value === 0) return null;
  if (!Array.isArray(value) || value.length !== 3) throw new NotOfItsKind();
  const [name, size, type]: readonly unknown[] = value;
  if (!isSize(size)) throw new NotOfItsKind();
  return { name: asText(name), size, type: asText(typeof type === 'number' ? TYPES[type] : type) };
}

function unpackMembers(list: readonly unknown[]): unknown {
  const [id, number, submitted, visaType, ...rest] = list;
  const [born, travels, purpose, ...files] = rest.slice(TEXT_FIELDS.length);
  return {
    id: unpackId(id),
    trackingNumber: unpackNumber(number),
    visaType: asText(visaType),
    ...Object.fromEntries(TEXT_FIELDS.map((name, place) => [name, asText(rest[place])])),
    dateOfBirth: unpackTime(born, DAY_MS),
    travelDate: unpackTime(travels, DAY_MS),
    purpose: asText(purpose),
    documents: Object.fromEntries(
      DOCUMENT_KINDS.map((kind, place) => [kind, unpackFile(files[place])]),
    ),
    status: 'Submitted',
    submissionDate: unpackTime(submitted, 1),
  };
}

/** The application of a list, just submitted; `undefined` where it is no such list. */
export function unpackApplication(list: unknown): VisaApplication | undefined {
  if (!Array.isArray(list) || list.length !== MEMBERS) return undefined;
  try {
    const parsed = v.safeParse(applications.schema, unpackMembers(list));
    return parsed.success ? parsed.output : undefined;
  } catch (error) {
    if (error instanceof NotOfItsKind) return undefined;
    throw error;
  }
}

/** What the office signs for: a digest of the list, which is neither the id nor shows the contents. */
export async function markOf(list: string): Promise<string> {
  const digest = await subtle().digest('SHA-256', utf8(`dubai-visa slip 1 ${list}`));
  return toBase64Url(new Uint8Array(digest).subarray(0, MARK_BYTES));
}
