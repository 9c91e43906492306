import { decodedPart } from '@/lib/text/wellFormed';

/** The places of texts that a hash names: they have names, not ids (`presentHtml`). */
export function placesOf(hash: string): NodeListOf<HTMLElement> {
  return document.getElementsByName(decodedPart(hash.slice(1)));
}
