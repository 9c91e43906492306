import type { Edit, Selection } from './edit';

const ITEM = /^(\s*(?:>\s*)*)([-+*]|\d{1,9}[.)])( +)(.*)$/;

/** Enter inside an item: the next item, or the end of the list where the item is empty. */
export function continueList(text: string, { start, end }: Selection): Edit | undefined {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const head = text.slice(from, start);
  const found = ITEM.exec(head);
  if (found === null) return undefined;
  const [, indent = '', mark = '', gap = ' ', words = ''] = found;
  const lineEnd = text.indexOf('\n', end);
  const tail = text.slice(end, lineEnd < 0 ? undefined : lineEnd);
  if (words.trim() === '' && tail.trim() === '') {
    const place = from + indent.trimEnd().length;
    return { start: place, end: start, insert: '', selection: { start: place, end: place } };
  }
  const count = Number.parseInt(mark, 10);
  const next = Number.isNaN(count) ? mark : `${count + 1}${mark.slice(-1)}`;
  const insert = `\n${indent}${next}${gap}`;
  const place = start + insert.length;
  return { start, end, insert, selection: { start: place, end: place } };
}
