import type { Nodes, Paragraph, PhrasingContent } from 'mdast';
import { blocksOf } from '../convert/blocks';
import { walkableTree, writeMarkdown } from '../convert/markdown';
import { applyEdit, replacement, type TextEdit, type TextSelection } from './edit';
import { childrenOf, spanOfNode, textBlocks, overlaps } from './inline';
import { type MarkName, MARKS } from './markedPieces';
import { isMarkedWith, markCommand } from './marks';

/** Inline content without marks, links and tags; keeps images and line breaks. */
function plainInline(node: Nodes): PhrasingContent[] {
  if (node.type === 'text' || node.type === 'break' || node.type === 'image') return [node];
  if (node.type === 'inlineCode') return [{ type: 'text', value: node.value }];
  if (node.type === 'html') return /^<br\s*\/?>$/i.test(node.value) ? [{ type: 'break' }] : [];
  return childrenOf(node).flatMap(plainInline);
}

const paragraph = (children: PhrasingContent[]): Paragraph => ({ type: 'paragraph', children });

function plainBlocks(node: Nodes): Paragraph[] {
  if (node.type === 'paragraph' || node.type === 'heading') return [paragraph(plainInline(node))];
  if (node.type === 'code')
    return node.value
      .split(/\n/)
      .filter((line) => line.trim() !== '')
      .map((value) => paragraph([{ type: 'text', value }]));
  if (node.type === 'tableRow')
    return [
      paragraph(
        node.children.flatMap((cell, index) => [
          ...(index > 0 ? [{ type: 'text', value: ' ' } as const] : []),
          ...plainInline(cell),
        ]),
      ),
    ];
  return childrenOf(node).flatMap(plainBlocks);
}

/** Removes the marks of a selection within one block. */
function clearMarks(text: string, selection: TextSelection): TextEdit | undefined {
  let next = { text, selection };
  const names: MarkName[] = ['bold', 'italic', 'strike', 'underline'];
  for (const name of names) {
    // Partly marked text is marked completely first, so that the second run removes the mark.
    for (let use = 0; use < 2; use += 1) {
      const isLast = isMarkedWith(name, next.text, next.selection);
      if (!isLast && !hasMark(name, next.text, next.selection)) break;
      const edit = markCommand(name)(next.text, next.selection);
      if (edit === undefined) break;
      next = { text: applyEdit(next.text, edit), selection: edit.selection };
      if (isLast) break;
    }
  }
  return replacement(text, next.text, next.selection);
}

function hasMark(name: MarkName, text: string, selection: TextSelection): boolean {
  const { type, tags } = MARKS[name];
  const walk = (node: Nodes): boolean =>
    overlaps(spanOfNode(node), selection) &&
    ((type !== undefined && node.type === type) ||
      (node.type === 'html' && tags.some((tag) => node.value.toLowerCase().includes(`<${tag}>`))) ||
      childrenOf(node).some(walk));
  return walk(walkableTree(text));
}

/** Clears the formatting of the selected text, or of all selected blocks. */
export function cleanCommand(text: string, selection: TextSelection): TextEdit | undefined {
  const root = walkableTree(text);
  const [block, ...others] = textBlocks(root, selection);
  const isPart =
    block !== undefined &&
    others.length === 0 &&
    selection.start < selection.end &&
    !(selection.start <= spanOfNode(block).start && spanOfNode(block).end <= selection.end);
  if (isPart) return clearMarks(text, selection);
  const chosen = blocksOf(root).filter((one) => overlaps(one, selection));
  const first = chosen[0];
  const last = chosen.at(-1);
  if (first === undefined || last === undefined) return undefined;
  const { start } = first;
  const { end } = last;
  const plain = writeMarkdown({
    type: 'root',
    children: chosen.flatMap(({ nodes }) => nodes.flatMap(plainBlocks)),
  });
  return replacement(text, text.slice(0, start) + plain + text.slice(end), {
    start,
    end: start + plain.length,
  });
}
