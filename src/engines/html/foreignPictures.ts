import { isInternalPath, isPictureData } from '@/lib/browser/safeUrl';
import { strings } from './strings';

/** Advice about a picture that each visitor's browser loads from another host. */
export const foreignPictureAdvice = strings.foreignPicture;

/** Whether a picture's address, where there is one, is on another host. */
export function isForeignPicture(address: string): boolean {
  return address.trim() !== '' && !isInternalPath(address.trim()) && !isPictureData(address);
}

/** Whether a text in HTML, as `sanitize` or the editor writes it, shows a picture of another host. */
export function hasForeignPicture(html: string): boolean {
  return /<img\b[^<>]*\ssrc=["']?https?:/i.test(html);
}
