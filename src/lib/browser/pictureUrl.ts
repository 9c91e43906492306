import { safeUrl } from './safeUrl';

/**
 * The address of a picture that stands in a field of its own, if it may be loaded: from the root
 * of this site, over http(s), or raster data.
 */
export function pictureUrl(address: string): string | undefined {
  const url = safeUrl(address, 'picture');
  return url !== undefined && /^(?:https?:\/\/|\/|data:)/i.test(url) ? url : undefined;
}
