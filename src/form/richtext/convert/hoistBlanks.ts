import type { Element, ElementContent, Text } from 'hast';

const MARKS = new Set('a b del em i ins mark s small strike strong sub sup u'.split(' '));

export const isMark = (node: Element): boolean => MARKS.has(node.tagName);

const text = (value: string): Text[] => (value === '' ? [] : [{ type: 'text', value }]);

/** How long a text is without the blanks at its end. */
function lengthOfText(value: string): number {
  let length = value.length;
  while (length > 0 && ' \t\n'.includes(value.charAt(length - 1))) length -= 1;
  return length;
}

/**
 * A mark without the blanks at its ends: they stand beside it. Markdown's marks must touch what
 * they mark, so that `<b>a </b>b` could only be written with a character reference.
 */
export function hoistBlanks(node: Element): ElementContent[] {
  const children = [...node.children];
  let before = '';
  let after = '';
  for (let first = children[0]; first?.type === 'text'; first = children[0]) {
    const blank = /^[ \t\n]*/.exec(first.value)?.[0] ?? '';
    before += blank;
    if (blank.length < first.value.length) {
      children[0] = { ...first, value: first.value.slice(blank.length) };
      break;
    }
    children.shift();
  }
  for (let last = children.at(-1); last?.type === 'text'; last = children.at(-1)) {
    const blank = last.value.slice(lengthOfText(last.value));
    after = blank + after;
    if (blank.length < last.value.length) {
      children[children.length - 1] = {
        ...last,
        value: last.value.slice(0, last.value.length - blank.length),
      };
      break;
    }
    children.pop();
  }
  if (children.length === 0 && node.tagName !== 'a') return text(before + after);
  return [...text(before), { ...node, children }, ...text(after)];
}
