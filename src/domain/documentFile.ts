import { withoutBidiControls } from '@/lib/text/typed';
import { strings } from '@/lib/text/strings';
import { DOCUMENT_MIME_TYPES } from '@/config';
import type { DocumentKind } from './application';

/** The type of a file that browsers must not display. */
export const UNKNOWN_TYPE = 'application/octet-stream';

/** Identifies an uploaded document. */
export interface DocumentName {
  readonly applicationId: string;
  readonly kind: DocumentKind;
}

/** One uploaded document. localStorage holds only its name, size and type. */
export interface DocumentFile {
  readonly kind: DocumentKind;
  readonly file: Blob;
}

/** Bytes at an offset, or anywhere in the beginning of a file, as Latin-1. */
type MagicBytes = readonly [offset: number | 'anywhere', bytes: string];

/** Signatures of the file types that a browser displays without running code. */
const SIGNATURES: readonly (readonly [type: string, ...marks: readonly MagicBytes[]])[] = [
  ['image/png', [0, '\u0089PNG\r\n\u001a\n']],
  ['image/jpeg', [0, '\u00ff\u00d8\u00ff']],
  ['image/gif', [0, 'GIF8']],
  ['image/webp', [0, 'RIFF'], [8, 'WEBP']],
  ['image/avif', [4, 'ftypavif']],
  // Mail gateways and scanners put bytes before the header, and PDF viewers accept that.
  ['application/pdf', ['anywhere', '%PDF-']],
];
/** Enough bytes for every signature. */
const SIGNATURE_BYTES = 1024;

/** The media type by signature, whatever the file name; undefined if it may only be downloaded. */
export function typeBySignature(bytes: Uint8Array): string | undefined {
  const begin = String.fromCharCode(...bytes.subarray(0, SIGNATURE_BYTES));
  const found = SIGNATURES.find(([, ...marks]) =>
    marks.every(([offset, mark]) =>
      offset === 'anywhere' ? begin.includes(mark) : begin.startsWith(mark, offset),
    ),
  );
  return found?.[0];
}

async function typeByBytes(file: Blob): Promise<string | undefined> {
  return typeBySignature(new Uint8Array(await file.slice(0, SIGNATURE_BYTES).arrayBuffer()));
}

/** The document with its detected type, or else with a type that browsers only download. */
export async function asSafeBlob(file: Blob): Promise<Blob> {
  return file.slice(0, file.size, (await typeByBytes(file)) ?? UNKNOWN_TYPE);
}

/** The type of a chosen file: by signature, or unknown if only its name claims an accepted type. */
export async function detectType(file: Blob): Promise<string> {
  const isClaimed = DOCUMENT_MIME_TYPES.some((type) => type === file.type);
  return (await typeByBytes(file)) ?? (isClaimed ? UNKNOWN_TYPE : file.type);
}

/** Whether a browser may display a document of this media type; others are only downloaded. */
export function canBeShown(type: string): boolean {
  return SIGNATURES.some(([known]) => known === type);
}

/** A safe file name: no path, no characters that hide the extension. */
export function fileNameForSaving(name: string): string {
  const plain = withoutBidiControls(name)
    .replace(/\p{Cc}/gu, '')
    .replace(/[/\\:*?"<>|]/g, '_');
  return plain.trim() || 'document';
}

/** A size in KB to 2 decimals (SPEC section 2). */
export function sizeInKb(bytes: number): string {
  return strings.kilobytes((bytes / 1024).toFixed(2));
}
