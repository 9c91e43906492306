import { SEEDED_FLAG } from '@/config';
import { hashText } from '@/lib/crypto/hashText';
import { BASE } from '@/lib/language';

/** One hash of the texts of these keys, which are separated by spaces. */
export const textsHash = (keys: string, textOf: (key: string) => string | null): string =>
  hashText(
    keys
      .split(' ')
      .map((key) => textOf(key) ?? '')
      .join('\n'),
  );

const withoutSlash = (path: string): string => path.replace(/\/$/, '');

/**
 * What of a prerendered page, by the data attributes of its root element, is not what is stored or
 * not of this address: everything, its main part, or nothing.
 */
export function stalePart({ path, search, texts = '', hash }: DOMStringMap): 'all' | 'main' | '' {
  let hasOwn = false;
  try {
    const textOf = (key: string) => localStorage.getItem(key);
    // A first visit is seeded with what the page shows.
    if (textOf(SEEDED_FLAG) !== null && textsHash(texts, textOf) !== hash) return 'all';
    // It begins with a list where there is one, and is sent without.
    hasOwn = path === '/track' && textOf('visaApplications') !== null;
  } catch {
    // If storage is blocked, the demo content is shown.
  }
  // The shell of any address has no path.
  const isHere = Boolean(path) && withoutSlash(BASE + path) === withoutSlash(location.pathname);
  return isHere && !hasOwn && (search === undefined || location.search === '') ? '' : 'main';
}
