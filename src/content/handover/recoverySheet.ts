import { CHECK_BYTES, codeHead, HEAD_BYTES, withCheck } from './code';
import type { Code } from './readCodes';

const SCALAR_BYTES = 32;
const SHEET_BYTES = HEAD_BYTES + 2 * SCALAR_BYTES + CHECK_BYTES;

/** The private halves of an office key, as scalars. */
export interface OfficeScalars {
  readonly id: string;
  readonly encrypt: Uint8Array<ArrayBuffer>;
  readonly sign: Uint8Array<ArrayBuffer>;
}

/** The code of the recovery sheet, for paper in a safe. */
export function writeSheet({ id, encrypt, sign }: OfficeScalars): Promise<Uint8Array<ArrayBuffer>> {
  return withCheck(codeHead('K', id), encrypt, sign);
}

/** What a recovery sheet holds; `undefined` where the code is not one. */
export function readSheet({ kind, keyId, bytes }: Code): OfficeScalars | undefined {
  if (kind !== 'K' || bytes.length !== SHEET_BYTES - CHECK_BYTES) return undefined;
  return {
    id: keyId,
    encrypt: bytes.slice(HEAD_BYTES, HEAD_BYTES + SCALAR_BYTES),
    sign: bytes.slice(HEAD_BYTES + SCALAR_BYTES),
  };
}
