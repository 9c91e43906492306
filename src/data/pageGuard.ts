import { hashText } from '../lib/hashText';
import { SEEDED_FLAG } from './seededFlag';

/*
 * Runs inline in the head of a page that was rendered ahead of time, before its first paint: a
 * part of it that no longer shows what is stored, or that this address does not ask for, is
 * marked as stale. The style sheet hides stale parts until the app has taken over.
 */

const page = document.documentElement;
const { path, frame = '', main = '', seed, search } = page.dataset;

function differs(sources: string): boolean {
  return sources.split(';').some((source) => {
    const [key = '', hash] = source.split('=');
    const text = key === '' ? null : localStorage.getItem(key);
    return (text === null ? '' : hashText(text)) !== (hash ?? '');
  });
}

const stale = new Set<string>();
try {
  // A first visit is going to get what the page shows.
  if (seed === undefined || localStorage.getItem(SEEDED_FLAG) !== null) {
    if (differs(frame)) stale.add('frame');
    if (differs(main)) stale.add('main');
  }
} catch {
  // Where storage is refused, the demo content is shown.
}
const isHere = path === (location.pathname.replace(/\/$/, '') || '/');
if (!isHere || (search !== undefined && location.search !== '')) stale.add('main');
if (stale.size > 0) page.dataset['stale'] = [...stale].join(' ');
