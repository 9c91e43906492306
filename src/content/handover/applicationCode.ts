import { fromUtf8, utf8 } from '../../lib/crypto/bytes';
import { deflate, inflate } from '../../lib/crypto/deflate';
import { ENC_BYTES, seal, unseal } from '../../lib/crypto/hpke';
import type { VisaApplication } from '../applications/application';
import { packApplication, unpackApplication } from './applicationList';
import { CHECK_BYTES, codeHead, HEAD_BYTES, withCheck } from './code';
import { type OfficeKey, publicBytes } from './office';
import type { Code } from './readCodes';

const INFO = utf8('dubai-visa application 1');
const MAX_CODE_BYTES = 4096;
const MAX_LIST_BYTES = 65_536;

/** An application that was opened, and its list as it was sealed. */
export interface OpenedApplication {
  readonly application: VisaApplication;
  readonly list: string;
}

/** The code of an application, which only the office can open. `ephemeral` is for test vectors. */
export async function sealApplication(
  application: VisaApplication,
  key: OfficeKey,
  ephemeral?: CryptoKeyPair,
): Promise<Uint8Array<ArrayBuffer>> {
  const aad = codeHead('A', key.id);
  const packed = await deflate(utf8(packApplication(application)));
  const context = { info: INFO, aad };
  const { enc, sealed } = await seal(packed, publicBytes(key, 'encrypt'), context, ephemeral);
  return withCheck(aad, enc, sealed);
}

/** The application in a code; `undefined` where it is damaged, or was sealed for another key. */
export async function openApplication(
  { bytes }: Code,
  key: CryptoKeyPair,
): Promise<OpenedApplication | undefined> {
  if (bytes.length > MAX_CODE_BYTES - CHECK_BYTES) return undefined;
  const aad = bytes.slice(0, HEAD_BYTES);
  const enc = bytes.slice(HEAD_BYTES, HEAD_BYTES + ENC_BYTES);
  const sealed = bytes.slice(HEAD_BYTES + ENC_BYTES);
  const packed = await unseal(enc, sealed, key, { info: INFO, aad });
  const inflated = packed && (await inflate(packed, MAX_LIST_BYTES));
  const list = inflated && fromUtf8(inflated);
  const application = list === undefined ? undefined : unpackApplication(parsed(list));
  return list === undefined || application === undefined ? undefined : { application, list };
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
