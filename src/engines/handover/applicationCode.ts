import { utf8 } from '@/lib/crypto/bytes';
import { deflate } from '../../lib/crypto/deflate';
import { seal } from '../../lib/crypto/hpke';
import type { VisaApplication } from '../../domain/application';
import { packApplication } from './packedApplication';
import { codeHead, withCheck } from './code';
import { type OfficeKey, publicBytes } from './office';

export const APPLICATION_INFO = utf8('dubai-visa application 1');

/** Seals an application as a code that only the office can open. `ephemeral` is for test vectors. */
export async function sealApplication(
  application: VisaApplication,
  key: OfficeKey,
  ephemeral?: CryptoKeyPair,
): Promise<Uint8Array<ArrayBuffer>> {
  const aad = codeHead('A', key.id);
  const packed = await deflate(utf8(packApplication(application)));
  const context = { info: APPLICATION_INFO, aad };
  return withCheck(aad, await seal(packed, publicBytes(key, 'encrypt'), context, ephemeral));
}
