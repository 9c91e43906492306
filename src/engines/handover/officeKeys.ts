import * as v from 'valibot';
import { sameBytes, utf8, fromBase64, fromBase64Url, toBase64, sha256 } from '@/lib/crypto/bytes';
import { seal, unseal } from '../../lib/crypto/hpke';
import {
  importOpening,
  importSigning,
  privateJwk,
  type PrivateJwk,
  sign,
  verify,
} from '../../lib/crypto/p256';
import { sealBytes, sealSchema, unsealBytes } from '@/lib/crypto/passwords';
import { type Office, type OfficeKey, publicBytes } from './office';
import { codeHead, HEAD_BYTES, withCheck } from './code';
import type { Code } from './readCodes';

/** The private halves of an office key, as P-256 scalars. */
export interface OfficeScalars {
  readonly id: string;
  readonly encrypt: Uint8Array<ArrayBuffer>;
  readonly sign: Uint8Array<ArrayBuffer>;
}

/** The private halves of an office key as a counter stores them: non-exportable. */
export interface OfficeKeyPair {
  readonly id: string;
  readonly opening: CryptoKeyPair;
  readonly signing: CryptoKey;
}

/**
 * Why a key is refused: `otherOffice` it is not a key of this build; `wrongKey` its private halves
 * do not match the public ones.
 */
export type KeyProblem = 'otherOffice' | 'wrongKey';

/** Whether private and public halves match, tested by sealing and signing. */
async function works({ opening, signing }: OfficeKeyPair, key: OfficeKey): Promise<boolean> {
  const probe = utf8(`office key ${key.id}`);
  const context = { info: probe, aad: probe };
  const sealed = await seal(probe, publicBytes(key, 'encrypt'), context);
  const opened = await unseal(sealed, opening, context);
  if (opened === undefined || !sameBytes(opened, probe)) return false;
  return verify(publicBytes(key, 'sign'), await sign(signing, probe), probe);
}

/** Imports and tests the private halves as non-exportable keys. */
export async function importOfficeKey(
  { id, encrypt, sign: signing }: OfficeScalars,
  { keys }: Office,
): Promise<OfficeKeyPair | KeyProblem> {
  const key = keys.find((each) => each.id === id);
  if (key === undefined) return 'otherOffice';
  try {
    const counterKey = {
      id,
      opening: await importOpening(privateJwk(encrypt, publicBytes(key, 'encrypt'))),
      signing: await importSigning(privateJwk(signing, publicBytes(key, 'sign'))),
    };
    return (await works(counterKey, key)) ? counterKey : 'wrongKey';
  } catch {
    // Some browsers refuse a private half that does not match the public one.
    return 'wrongKey';
  }
}

/** The key that signs: the newest installed one that is not revoked. */
export function signingKey(
  { keys }: Office,
  here: readonly OfficeKeyPair[],
): OfficeKeyPair | undefined {
  const ids = keys.filter(({ revoked = false }) => !revoked).map(({ id }) => id);
  return ids.map((id) => here.find((key) => key.id === id)).find((key) => key !== undefined);
}

const SCALAR_BYTES = 32;
const FORMAT = 'dubai-visa-office-key';
const VERSION = 1;
const MAX_KEY_FILE_BYTES = 65_536;

const scalar = v.pipe(v.string(), v.regex(/^[\w-]{43}$/));
const half = v.object({
  kty: v.literal('EC'),
  crv: v.literal('P-256'),
  x: scalar,
  y: scalar,
  d: scalar,
});
const keysSchema = v.object({
  id: v.pipe(v.string(), v.regex(/^[\da-f]{8}$/)),
  encrypt: half,
  sign: half,
});
const json = v.pipe(v.string(), v.parseJson());

const fileSchema = v.object({
  format: v.literal(FORMAT),
  version: v.literal(VERSION),
  encryption: sealSchema,
  sha256: v.string(),
  data: v.string(),
});

type Half = Pick<PrivateJwk, 'd'>;

/** The scalars of both private halves. */
export function scalarsOf(keys: { id: string; encrypt: Half; sign: Half }): OfficeScalars {
  const bytesOf = ({ d }: Half) => fromBase64Url(d) ?? new Uint8Array();
  return { id: keys.id, encrypt: bytesOf(keys.encrypt), sign: bytesOf(keys.sign) };
}

/** The private halves of the demo key, which are public; only counters load them. */
export async function demoKey(): Promise<OfficeScalars> {
  const { default: file } = await import('./demoOfficeKey');
  return scalarsOf(file);
}

/** The keys of a counter: the installed ones and, in a demo, the public demo key. */
export async function withDemoKey(
  installed: readonly OfficeKeyPair[],
  office: Office,
): Promise<readonly OfficeKeyPair[]> {
  const demo =
    office.demo === true ? await importOfficeKey(await demoKey(), office) : 'otherOffice';
  const isMore = typeof demo !== 'string' && installed.every(({ id }) => id !== demo.id);
  return isMore ? [...installed, demo] : installed;
}

/** The code that is printed on a recovery sheet. */
export function writeSheet({ id, encrypt, sign: signing }: OfficeScalars) {
  return withCheck(codeHead('K', id), encrypt, signing);
}

/** The private halves in a recovery sheet; `undefined` for other codes. */
export function readSheet({ kind, keyId, bytes }: Code): OfficeScalars | undefined {
  const signAt = HEAD_BYTES + SCALAR_BYTES;
  if (kind !== 'K' || bytes.length !== signAt + SCALAR_BYTES) return undefined;
  return { id: keyId, encrypt: bytes.slice(HEAD_BYTES, signAt), sign: bytes.slice(signAt) };
}

/** A key file: both private halves, encrypted like a backup. */
export async function writeKeyFile(
  keys: v.InferOutput<typeof keysSchema>,
  passphrase: string,
): Promise<string> {
  const { seal: encryption, sealed } = await sealBytes(utf8(JSON.stringify(keys)), passphrase);
  const file = {
    format: FORMAT,
    version: VERSION,
    encryption,
    sha256: await sha256(sealed),
    data: toBase64(sealed),
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}

/** Why a key file is refused. */
export type KeyFileProblem = 'noKeyFile' | 'wrongPassphrase';

/** The private halves in a key file. */
export async function readKeyFile(
  file: Blob,
  passphrase: string,
): Promise<OfficeScalars | KeyFileProblem> {
  if (file.size > MAX_KEY_FILE_BYTES) return 'noKeyFile';
  const outer = v.safeParse(v.pipe(json, fileSchema), await file.text());
  const sealed = outer.success ? fromBase64(outer.output.data) : undefined;
  if (!outer.success || sealed === undefined || (await sha256(sealed)) !== outer.output.sha256)
    return 'noKeyFile';
  const bytes = await unsealBytes(sealed, outer.output.encryption, passphrase);
  if (bytes === undefined) return 'wrongPassphrase';
  const keys = v.safeParse(v.pipe(json, keysSchema), new TextDecoder().decode(bytes));
  return keys.success ? scalarsOf(keys.output) : 'noKeyFile';
}
