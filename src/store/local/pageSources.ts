import { hashText } from '@/lib/crypto/hashText';
import { SEEDED_FLAG } from '@/config';
import { BASE } from '@/lib/language';

function differs(sources: string): boolean {
  return sources.split(';').some((source) => {
    const [key = '', hash] = source.split('=');
    const text = key === '' ? null : localStorage.getItem(key);
    return (text === null ? '' : hashText(text)) !== (hash ?? '');
  });
}

function changedParts({ frame = '', main = '', seed }: DOMStringMap): string[] {
  try {
    // A first visit is seeded with what the page shows.
    if (seed !== undefined && localStorage.getItem(SEEDED_FLAG) === null) return [];
    return [...(differs(frame) ? ['frame'] : []), ...(differs(main) ? ['main'] : [])];
  } catch {
    // If storage is blocked, the demo content is shown.
    return [];
  }
}

const withoutSlash = (path: string): string => path.replace(/\/$/, '');

/**
 * The parts of a prerendered page, by the data attributes of its root element, that differ from
 * what is stored or from this address.
 */
export function staleParts(page: DOMStringMap): ReadonlySet<string> {
  const stale = new Set(changedParts(page));
  const { path = '' } = page;
  // The shell of any address has no path.
  const isHere = path !== '' && withoutSlash(BASE + path) === withoutSlash(location.pathname);
  if (!isHere || (page['search'] !== undefined && location.search !== '')) stale.add('main');
  return stale;
}
