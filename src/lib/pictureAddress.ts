const RASTER_DATA = /^data:image\/(?:png|jpeg|gif|webp|avif)[;,]/i;

/** Whether a picture is loaded from an address: of this site, over http(s), or as raster data. */
export function isPictureAddress(address: string): boolean {
  const trimmed = address.trim();
  return /^(?:https?:\/\/|\/(?![/\\]))/i.test(trimmed) || RASTER_DATA.test(trimmed);
}

/** Whether an address is itself the picture. */
export function isPictureData(address: string): boolean {
  return RASTER_DATA.test(address.trim());
}
