import { fromUtf8 } from '../../lib/crypto/bytes';
import { inflate } from '../../lib/crypto/deflate';
import { ENC_BYTES, unseal } from '../../lib/crypto/hpke';
import type { VisaApplication } from '../applications/application';
import { APPLICATION_INFO } from './applicationCode';
import { CHECK_BYTES, HEAD_BYTES } from './code';
import type { Code } from './readCodes';
import { unpackApplication } from './unpackApplication';

const MAX_CODE_BYTES = 4096;
const MAX_LIST_BYTES = 65_536;

/** An application that was opened, and its list as it was sealed. */
export interface OpenedApplication {
  readonly application: VisaApplication;
  readonly list: string;
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
  const packed = await unseal(enc, sealed, key, { info: APPLICATION_INFO, aad });
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
