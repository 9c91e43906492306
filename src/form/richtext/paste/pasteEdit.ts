import type { Edit, Selection } from '../commands/edit';
import { walkableTree } from '../convert/markdown';

/** Puts pasted Markdown in: words into the line, blocks on lines of their own. */
export function pasteEdit(text: string, { start, end }: Selection, markdown: string): Edit {
  const blocks = walkableTree(markdown).children;
  const isLine = blocks.length === 1 && blocks[0]?.type === 'paragraph' && !markdown.includes('\n');
  let insert = markdown;
  if (!isLine) {
    const before = text.slice(0, start);
    const after = text.slice(end);
    const gap = before.slice(before.trimEnd().length);
    const isApart = gap.endsWith('\n') && gap.indexOf('\n') < gap.length - 1;
    const above = before === '' || isApart ? '' : before.endsWith('\n') ? '\n' : '\n\n';
    const below =
      after === '' || /^\n\s*\n/.test(after) ? '' : after.startsWith('\n') ? '\n' : '\n\n';
    insert = above + markdown + below;
  }
  const place = start + insert.length;
  return { start, end, insert, selection: { start: place, end: place } };
}
