import { isRecord } from '@/lib/json';
import { commit } from '@/store/journal/commit';
import { fragment, type StoredItem } from '@/store/keys';
import { changedLinks, redirection } from '../model/linksTo';

const KEYS = ['menus', 'sections', 'pages', 'blogs'] as const;

/**
 * Redirects all links from one path of this site to another, in one commit. Resolves to a function
 * that undoes it, except in records that have changed since. @throws SaveError
 */
export async function changeLinks(from: string, to: string): Promise<() => Promise<void>> {
  const change = redirection(from, to, location.host);
  /** The previous text of each record, by its new text. */
  const before = new Map<string, string>();
  const relink = (item: StoredItem) => {
    const record: unknown = JSON.parse(item.text);
    const changed = isRecord(record) ? changedLinks(record, change) : {};
    if (!isRecord(record) || Object.keys(changed).length === 0) return item;
    const next = fragment({ ...record, ...changed });
    before.set(next.text, item.text);
    return { ...item, ...next };
  };
  const undo = (item: StoredItem) => {
    const text = before.get(item.text);
    return text === undefined ? item : { ...item, ...fragment(JSON.parse(text)) };
  };
  const write = (one: (item: StoredItem) => StoredItem) =>
    commit({ changes: KEYS.map((key) => ({ key, rewrite: (items) => items.map(one) })) });
  await write(relink);
  return () => write(undo);
}
