import { isInternalPath, isPictureData } from '@/lib/browser/safeUrl';

/** Advice about a picture that each visitor's browser loads from another host. */
export const foreignPictureAdvice =
  'A picture comes from another site: it is missing offline, and that site sees who visits yours.';

/** Whether a picture's address, where there is one, is on another host. */
export function isForeignPicture(address: string): boolean {
  return address.trim() !== '' && !isInternalPath(address.trim()) && !isPictureData(address);
}

/** Whether a text in HTML shows a picture of another host. */
export function hasForeignPicture(html: string): boolean {
  return /<[^<>]*\ssrc=["']?https?:/i.test(html);
}
