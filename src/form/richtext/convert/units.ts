import { blocksOf, wouldMerge, type Block } from './blocks';
import { contentOf, depthOf, isElement } from './hast';
import { markdownTree } from './htmlToMarkdown';
import { preserveText } from '../preserveText';
import { MAX_DEPTH } from './limits';
import { parseInPieces, writeMarkdown } from './markdown';
import type { KeptAttributes } from './markdownToHtml';
import type { Part } from './slices';

/** Parts of the stored text that are edited together, and the Markdown blocks that show them. */
export interface Unit {
  /** Its parts, from the first to the last. */
  from: number;
  to: number;
  html: string;
  /** Its blocks, the last one not among them. */
  firstBlock: number;
  endBlock: number;
  isInline: boolean;
  attributes: KeptAttributes | undefined;
}

export interface OpenedParts {
  markdown: string;
  units: Unit[];
  blocks: Block[];
  /** Whether a part is too deep to be shown as Markdown. */
  hasUnread: boolean;
}

interface Written {
  part: number;
  start: number;
  end: number;
}

function attributesOf(part: Part | undefined): KeptAttributes | undefined {
  if (part?.kind !== 'slice') return undefined;
  const elements = part.nodes.filter(isElement);
  if (elements.length !== 1 || part.isInline) return undefined;
  const { dir, lang, id } = elements[0]?.properties ?? {};
  const text = (value: unknown): string | undefined =>
    typeof value === 'string' ? value : undefined;
  const kept = { dir: text(dir), lang: text(lang), id: text(id) };
  return Object.values(kept).some((value) => value !== undefined) ? kept : undefined;
}

/** Parts as Markdown. */
export interface WrittenParts {
  parts: readonly Part[];
  markdown: string;
  written: readonly Written[];
  /** Whether a part is too deep to be shown as Markdown. */
  hasUnread: boolean;
}

/** The Markdown of all parts, and where in it each part is; a step for each. */
export function* writeParts(parts: readonly Part[]): Generator<undefined, WrittenParts> {
  const written: Written[] = [];
  let markdown = '';
  let above: ReturnType<typeof markdownTree> | undefined;
  let hasUnread = false;
  for (const [index, part] of parts.entries()) {
    if (part.kind !== 'slice') continue;
    if (depthOf(part.nodes) > MAX_DEPTH) {
      hasUnread = true;
      continue;
    }
    const tree = markdownTree({
      type: 'root',
      children: contentOf({ type: 'root', children: [...part.nodes] }),
    });
    const text = writeMarkdown(tree);
    if (text === '') continue;
    if (above !== undefined) markdown += wouldMerge(above, tree) ? '\n\n<!-- -->\n\n' : '\n\n';
    written.push({ part: index, start: markdown.length, end: markdown.length + text.length });
    markdown += text;
    above = tree;
    yield;
  }
  return { parts, markdown, written, hasUnread };
}

/** Parts with the blocks that show them. Where a block shows several parts, they are one unit. */
export function* unitsOf({
  markdown,
  written,
  hasUnread,
  parts,
}: WrittenParts): Generator<undefined, OpenedParts> {
  const blocks = blocksOf(preserveText(yield* parseInPieces(markdown), markdown));
  const units: Unit[] = [];
  let end = 0;
  for (let next = 0; next < written.length;) {
    const first = written[next];
    if (first === undefined) break;
    let last = first;
    const firstBlock = end;
    // Takes in blocks that start in its parts, and parts that its blocks reach into.
    for (
      let block = blocks[end];
      block !== undefined && block.start < last.end;
      block = blocks[end]
    ) {
      end += 1;
      for (
        let reached = written[next + 1];
        reached !== undefined && reached.start < block.end;
        reached = written[next + 1]
      ) {
        last = reached;
        next += 1;
      }
    }
    next += 1;
    if (end === firstBlock) continue;
    const inside = parts.slice(first.part, last.part + 1);
    units.push({
      from: first.part,
      to: last.part,
      html: inside.map((part) => part.html).join(''),
      firstBlock,
      endBlock: end,
      isInline: inside.every((part) => part.kind !== 'slice' || part.isInline),
      attributes: inside.length === 1 ? attributesOf(inside[0]) : undefined,
    });
  }
  return { markdown, units, blocks, hasUnread };
}
