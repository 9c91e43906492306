import * as v from 'valibot';
import { fromBase64Url } from '../../lib/crypto/base64';
import { toHex } from '../../lib/crypto/hex';
import {
  applications,
  DOCUMENT_KINDS,
  type FileRecord,
  type VisaApplication,
} from '../applications/application';
import { DAY_MS, isoOf, isSize, TEXT_FIELDS, TYPES } from './applicationList';

const MEMBERS = 17;
const MAX_NUMBER = 999_999;
const UUID_BYTES = 16;

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
