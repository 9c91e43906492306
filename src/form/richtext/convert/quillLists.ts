import type { Element, ElementContent } from 'hast';
import { element, indentOf, isElement, isTag } from './hast';

interface Item {
  readonly content: ElementContent;
  readonly indent: number;
  readonly tagName: string;
}

function itemsOf(list: Element): Item[] {
  return list.children.flatMap((child): Item[] => {
    if (!isElement(child))
      return child.type === 'text' && child.value.trim() === ''
        ? []
        : [{ content: child, indent: 0, tagName: list.tagName }];
    const kind = child.properties['dataList'];
    const tagName = kind === 'bullet' ? 'ul' : kind === 'ordered' ? 'ol' : list.tagName;
    return [{ content: child, indent: indentOf(child), tagName }];
  });
}

/** Items from `from` on that are at least `indent` deep, as lists; `next` is the first that is not. */
function listsFrom(
  items: readonly Item[],
  from: number,
  indent: number,
): { lists: Element[]; next: number } {
  const lists: Element[] = [];
  let next = from;
  for (let item = items[next]; item !== undefined && item.indent >= indent; item = items[next]) {
    let list = lists.at(-1);
    if (item.indent > indent) {
      const deeper = listsFrom(items, next, indent + 1);
      const parent = list?.children.at(-1);
      if (isElement(parent)) parent.children.push(...deeper.lists);
      else lists.push(...deeper.lists);
      next = deeper.next;
      continue;
    }
    if (list?.tagName !== item.tagName) {
      list = element(item.tagName);
      lists.push(list);
    }
    const { content } = item;
    list.children.push(
      isElement(content) ? { ...content, children: [...content.children] } : content,
    );
    next += 1;
  }
  return { lists, next };
}

/**
 * Quill keeps a nested list flat: every item in one list, its depth in a class (`ql-indent-2`) and,
 * since its second version, its kind in `data-list`. Here they become lists inside items.
 * @returns the list itself where it is not of that form.
 */
export function nestQuillLists(list: Element): Element[] {
  const isQuill = list.children.some(
    (child) =>
      isElement(child) && (child.properties['dataList'] !== undefined || indentOf(child) > 0),
  );
  return isQuill ? listsFrom(itemsOf(list), 0, 0).lists : [list];
}

/** A list between items, as Google Docs writes it, becomes a part of the item before it. */
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
