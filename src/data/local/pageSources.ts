import { hashText } from '@/lib/crypto/hashText';
import { SEEDED_FLAG } from '@/config';

function differs(sources: string): boolean {
  return sources.split(';').some((source) => {
    const [key = '', hash] = source.split('=');
    const text = key === '' ? null : localStorage.getItem(key);
    return (text === null ? '' : hashText(text)) !== (hash ?? '');
  });
}

function changedParts({ frame = '', main = '', seed }: DOMStringMap): string[] {
  try {
    // A first visit is going to get what the page shows.
    if (seed !== undefined && localStorage.getItem(SEEDED_FLAG) === null) return [];
    return [...(differs(frame) ? ['frame'] : []), ...(differs(main) ? ['main'] : [])];
  } catch {
    // Where storage is refused, the demo content is shown.
    return [];
  }
}

/**
 * Which parts of a page rendered ahead of time do not show what is stored, or what the address asks
 * for, by the data of its root element.
 */
export function staleParts(page: DOMStringMap): ReadonlySet<string> {
  const stale = new Set(changedParts(page));
  const isHere = page['path'] === (location.pathname.replace(/\/$/, '') || '/');
  if (!isHere || (page['search'] !== undefined && location.search !== '')) stale.add('main');
  return stale;
}
