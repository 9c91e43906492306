import { subtle, concat, fromBase64Url, toBase64Url } from './bytes';

/** An uncompressed point of the curve: 4, x, y. */
const POINT_BYTES = 65;
const COORDINATE_BYTES = 32;

const NOTHING = new Uint8Array();

const ECDH = { name: 'ECDH', namedCurve: 'P-256' };
const ECDSA = { name: 'ECDSA', namedCurve: 'P-256' };
const ES256 = { name: 'ECDSA', hash: 'SHA-256' };

/** A private key as a JSON Web Key (RFC 7517) on the curve P-256. */
export interface PrivateJwk {
  readonly kty: 'EC';
  readonly crv: 'P-256';
  readonly x: string;
  readonly y: string;
  readonly d: string;
}

/** The JSON Web Key of a private scalar and its public point. */
export function privateJwk(d: Uint8Array, point: Uint8Array): PrivateJwk {
  const coordinate = (at: number) => toBase64Url(point.subarray(at, at + COORDINATE_BYTES));
  const [x, y] = [coordinate(1), coordinate(1 + COORDINATE_BYTES)];
  return { kty: 'EC', crv: 'P-256', x, y, d: toBase64Url(d) };
}

/** The public point of a JSON Web Key. */
export function pointOf({ x, y }: Pick<PrivateJwk, 'x' | 'y'>): Uint8Array<ArrayBuffer> {
  return concat(Uint8Array.of(4), fromBase64Url(x) ?? NOTHING, fromBase64Url(y) ?? NOTHING);
}

/** Whether this is a point of the curve. */
export async function isPoint(bytes: Uint8Array<ArrayBuffer>): Promise<boolean> {
  if (bytes.length !== POINT_BYTES) return false;
  return subtle()
    .importKey('raw', bytes, ECDSA, false, ['verify'])
    .then(
      () => true,
      () => false,
    );
}

/** Imports a non-exportable decryption key pair. @throws DOMException */
export async function importOpening(jwk: PrivateJwk): Promise<CryptoKeyPair> {
  const { kty, crv, x, y } = jwk;
  const [privateKey, publicKey] = await Promise.all([
    subtle().importKey('jwk', jwk, ECDH, false, ['deriveBits']),
    subtle().importKey('jwk', { kty, crv, x, y }, ECDH, true, []),
  ]);
  return { privateKey, publicKey };
}

/** Imports a non-exportable signing key. @throws DOMException */
export function importSigning(jwk: PrivateJwk): Promise<CryptoKey> {
  return subtle().importKey('jwk', jwk, ECDSA, false, ['sign']);
}

/** Signs bytes with ES256 (RFC 7518). */
export async function sign(
  key: CryptoKey,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await subtle().sign(ES256, key, bytes));
}

/** Verifies a signature with a public point. */
export async function verify(
  point: Uint8Array<ArrayBuffer>,
  signature: Uint8Array<ArrayBuffer>,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<boolean> {
  try {
    const key = await subtle().importKey('raw', point, ECDSA, false, ['verify']);
    return await subtle().verify(ES256, key, signature, bytes);
  } catch {
    return false;
  }
}
