import * as v from 'valibot';
import { MAX_BACKUP_BYTES } from '../../config';
import { concat, fromUtf8, utf8, toHex, fromBase64, toBase64, sha256 } from '@/lib/crypto/bytes';
import { seal, unseal } from '../../lib/crypto/hpke';
import { sameJson, parseForeignJson } from '@/lib/json';
import { DOCUMENT_KINDS, type VisaApplication } from '../../domain/application';
import { detectType, type DocumentFile } from '../../domain/documentFile';
import { type OpenedApplication, unpackApplication } from './openApplication';
import { packApplication } from './packedApplication';
import { codeHead, HEAD_BYTES, VERSION } from './code';
import { type OfficeKey, publicBytes } from './office';
import { strings } from './strings';

const INFO = utf8('dubai-visa file 1');
const LENGTH_BYTES = 4;
const MAX_HEAD_BYTES = 131_072;
/** Nesting of the deepest value: head, list, document. */
const MAX_HEAD_DEPTH = 4;
/** Base64 makes a file a third larger, and adds line ends. */
const MAX_TEXT_BYTES = 350 * 1024 * 1024;

const LABEL = 'DUBAI VISA APPLICATION';
const BEGIN = `-----BEGIN ${LABEL}-----`;
const END = `-----END ${LABEL}-----`;

const headSchema = v.object({
  application: v.array(v.unknown()),
  documents: v.array(
    v.object({
      kind: v.picklist(DOCUMENT_KINDS),
      name: v.string(),
      type: v.string(),
      size: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
      sha256: v.pipe(v.string(), v.regex(/^[\da-f]{64}$/)),
    }),
  ),
});
type DocumentHead = v.InferOutput<typeof headSchema>['documents'][number];

export interface OpenedFile extends OpenedApplication {
  readonly documents: readonly DocumentFile[];
}

/** The reason why a file is refused, as a sentence for the user. */
export interface FileRefusal {
  readonly refusal: string;
}

/** A sealed application file. */
export interface SealedFile {
  readonly keyId: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Seals an application with its documents for the office. @throws RangeError if it is too large */
export async function sealFile(
  application: VisaApplication,
  documents: readonly DocumentFile[],
  key: OfficeKey,
): Promise<Uint8Array<ArrayBuffer>> {
  const contents: Uint8Array[] = [];
  const heads: DocumentHead[] = [];
  for (const { kind, file } of documents) {
    const { name = kind, type: said = file.type } = application.documents[kind] ?? {};
    const bytes = new Uint8Array(await file.arrayBuffer());
    const type = await detectType(file.slice(0, file.size, said));
    contents.push(bytes);
    heads.push({ kind, name, type, size: bytes.length, sha256: await sha256(bytes) });
  }
  const list = packApplication(application);
  const head = utf8(`{"application":${list},"documents":${JSON.stringify(heads)}}`);
  if (head.length > MAX_HEAD_BYTES) throw new RangeError('The answers are too long for a file.');
  const length = new Uint8Array(LENGTH_BYTES);
  new DataView(length.buffer).setUint32(0, head.length);
  const aad = codeHead('F', key.id);
  const plain = concat(length, head, ...contents);
  return concat(aad, await seal(plain, publicBytes(key, 'encrypt'), { info: INFO, aad }));
}

/** A sealed file as text (RFC 7468) in lines of 64 characters, where only text can be shared. */
export function asPem(bytes: Uint8Array): string {
  return `${BEGIN}\n${toBase64(bytes).replace(/.{1,64}/g, '$&\n')}${END}\n`;
}

function fromPem(text: string): Uint8Array<ArrayBuffer> | undefined {
  const end = text.indexOf(END);
  return end === -1 ? undefined : fromBase64(text.slice(BEGIN.length, end));
}

const refused = (refusal: string): FileRefusal => ({ refusal });
const NO_FILE = refused(strings.noFile);
const DAMAGED = refused(strings.damaged);

/** Recognises a file by its first bytes, without opening it; checks the size before reading. */
export async function readApplicationFile(file: Blob): Promise<SealedFile | FileRefusal> {
  const start = await file.slice(0, BEGIN.length).text();
  const isPem = start === BEGIN;
  if (file.size > (isPem ? MAX_TEXT_BYTES : MAX_BACKUP_BYTES)) return refused(strings.tooLarge);
  if (!isPem && !start.startsWith('F')) return NO_FILE;
  const bytes = isPem ? fromPem(await file.text()) : new Uint8Array(await file.arrayBuffer());
  if (bytes === undefined || bytes.length < HEAD_BYTES) return NO_FILE;
  const [letter, version = 0] = bytes;
  if (letter !== 'F'.charCodeAt(0) || version < VERSION) return NO_FILE;
  if (version > VERSION) return refused(strings.newer);
  return { keyId: toHex(bytes.subarray(2, HEAD_BYTES)), bytes };
}

/** Splits the content into its head and the document bytes that follow. */
function readHead(plain: Uint8Array<ArrayBuffer>) {
  if (plain.length < LENGTH_BYTES) return undefined;
  const end = LENGTH_BYTES + new DataView(plain.buffer).getUint32(0);
  if (end > Math.min(LENGTH_BYTES + MAX_HEAD_BYTES, plain.length)) return undefined;
  try {
    const text = fromUtf8(plain.subarray(LENGTH_BYTES, end)) ?? '';
    const { value, omittedCount } = parseForeignJson(text, MAX_HEAD_DEPTH);
    const { success, output } = v.safeParse(headSchema, value);
    // Exactly these members: adding one requires a new version of the format.
    if (!success || omittedCount > 0 || !sameJson(output, value)) return undefined;
    return { ...output, contents: plain.subarray(end) };
  } catch {
    return undefined;
  }
}

/** Opens a file and verifies its application and documents; otherwise says why it is refused. */
export async function openFile(
  { bytes }: SealedFile,
  key: CryptoKeyPair,
): Promise<OpenedFile | FileRefusal> {
  const [aad, sealed] = [bytes.slice(0, HEAD_BYTES), bytes.subarray(HEAD_BYTES)];
  const plain = await unseal(sealed, key, { info: INFO, aad });
  const head = plain && readHead(plain);
  if (head === undefined) return DAMAGED;
  const list = JSON.stringify(head.application);
  const application = unpackApplication(list);
  if (application === undefined) return DAMAGED;
  if (new Set(head.documents.map(({ kind }) => kind)).size < head.documents.length)
    return refused(strings.twice);
  if (head.documents.reduce((sum, { size }) => sum + size, 0) !== head.contents.length)
    return refused(strings.sizes);
  const documents: DocumentFile[] = [];
  let at = 0;
  for (const { kind, name, type, size, sha256: digest } of head.documents) {
    const contents = head.contents.slice(at, at + size);
    const file = new File([contents], name, { type });
    if ((await sha256(contents)) !== digest) return refused(strings.damagedDocument(name));
    if ((await detectType(file)) !== type) return refused(strings.otherType(name));
    documents.push({ kind, file });
    at += size;
  }
  return { application, list, documents };
}
