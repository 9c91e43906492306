import { safeUrl } from './safeUrl';

/** The URL of a picture field if it may be loaded: a root-relative path, http(s), or raster data. */
export function pictureUrl(address: string): string | undefined {
  const url = safeUrl(address, 'picture');
  return url !== undefined && /^(?:https?:\/\/|\/|data:)/i.test(url) ? url : undefined;
}
