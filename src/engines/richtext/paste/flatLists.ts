import type { Element, ElementContent } from 'hast';
import { element, indentOf, isElement, isTag } from './hast';

/** An item with its nesting level. */
export interface FlatItem {
  level: number;
  tagName: 'ul' | 'ol';
  content: ElementContent;
}

export function nestedLists(items: readonly FlatItem[]): Element[] {
  const lists: Element[] = [];
  const first = Math.min(...items.map(({ level }) => level));
  for (let index = 0; index < items.length;) {
    const item = items[index];
    if (item === undefined) break;
    let end = index + 1;
    if (item.level === first) {
      let list = lists.at(-1);
      if (list?.tagName !== item.tagName) lists.push((list = element(item.tagName)));
      list.children.push(item.content);
    } else {
      while (end < items.length && (items[end]?.level ?? 0) > first) end += 1;
      const holder = lists.at(-1)?.children.at(-1);
      const deeper = nestedLists(items.slice(index, end));
      if (isElement(holder)) holder.children.push(...deeper);
      else lists.push(...deeper);
    }
    index = end;
  }
  return lists;
}

function quillItems(list: Element): FlatItem[] {
  const own = list.tagName === 'ol' ? 'ol' : 'ul';
  return list.children.flatMap((child): FlatItem[] => {
    if (!isElement(child))
      return child.type === 'text' && child.value.trim() === ''
        ? []
        : [{ content: child, level: 0, tagName: own }];
    const kind = child.properties['dataList'];
    const tagName = kind === 'bullet' ? 'ul' : kind === 'ordered' ? 'ol' : own;
    return [{ content: element('li', [...child.children]), level: indentOf(child), tagName }];
  });
}

/**
 * Quill stores nested lists flat: the depth in a class (`ql-indent-2`) and, since version 2, the
 * kind in `data-list`.
 * @returns nested lists, or the list itself if it is not from Quill.
 */
export function nestQuillLists(list: Element): Element[] {
  const isQuill = list.children.some(
    (child) =>
      isElement(child) && (child.properties['dataList'] !== undefined || indentOf(child) > 0),
  );
  return isQuill ? nestedLists(quillItems(list)) : [list];
}

/** Moves a list between items, which Google Docs writes, into the item before it. */
export function withListsInItems(list: Element): Element {
  const children: ElementContent[] = [];
  for (const child of list.children) {
    const above = children.findLast(isElement);
    if (isTag(child, 'ul', 'ol') && above?.tagName === 'li')
      children[children.indexOf(above)] = { ...above, children: [...above.children, child] };
    else children.push(child);
  }
  return { ...list, children };
}
