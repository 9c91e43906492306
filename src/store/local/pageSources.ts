import { SEEDED_FLAG } from '@/config';
import { hashText } from '@/lib/crypto/bytes';
import { BASE } from '@/lib/language';

/** A combined hash of the texts of some keys, whose names are separated by spaces. */
export const textsHash = (keys: string, textOf: (key: string) => string | null): string =>
  hashText(
    keys
      .split(' ')
      .map((key) => textOf(key) ?? '')
      .join('\n'),
  );

const withoutSlash = (path: string): string => path.replace(/\/$/, '');

/**
 * Which part of a prerendered page differs from the stored content or belongs to another address:
 * everything, its main part, or nothing. Takes the data attributes of the root element.
 */
export function stalePart({ path, search, texts = '', hash }: DOMStringMap): 'all' | 'main' | '' {
  let hasOwn = false;
  try {
    const textOf = (key: string) => localStorage.getItem(key);
    // A first visit is seeded with what the page shows.
    if (textOf(SEEDED_FLAG) !== null && textsHash(texts, textOf) !== hash) return 'all';
    // The tracking page shows the stored applications first, and is prerendered without them.
    hasOwn = path === '/track' && textOf('visaApplications') !== null;
  } catch {
    // If storage is blocked, the demo content is shown.
  }
  // The shell, which is served for any address, has no path.
  const isHere = Boolean(path) && withoutSlash(BASE + path) === withoutSlash(location.pathname);
  return isHere && !hasOwn && (search === undefined || location.search === '') ? '' : 'main';
}
