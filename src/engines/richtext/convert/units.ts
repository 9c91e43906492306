import type { RootContent } from 'hast';
import { blocksOf, wouldMerge, type Block } from './blocks';
import { contentOf, depthOf, isElement } from './hast';
import { markdownTree } from './htmlToMarkdown';
import { preserveText } from '../preserveText';
import { MAX_DEPTH } from './limits';
import { parseInPieces, writeMarkdown } from './markdown';
import type { KeptAttributes } from './markdownToHtml';
import type { HtmlPart } from './slices';

/** Adjacent parts of the stored text and the Markdown blocks that represent them. */
export interface Unit {
  /** First and last part, inclusive. */
  from: number;
  to: number;
  html: string;
  nodes: readonly RootContent[];
  /** Its blocks, `endBlock` exclusive. */
  firstBlock: number;
  endBlock: number;
  isInline: boolean;
  attributes: KeptAttributes | undefined;
}

export interface OpenedParts {
  markdown: string;
  units: Unit[];
  blocks: Block[];
  /** Whether a part is too deep for Markdown. */
  isPartlyHidden: boolean;
}

interface Written {
  part: number;
  start: number;
  end: number;
}

function attributesOf(part: HtmlPart | undefined): KeptAttributes | undefined {
  if (part?.kind !== 'slice') return undefined;
  const elements = part.nodes.filter(isElement);
  if (elements.length !== 1 || part.isInline) return undefined;
  const { dir, lang, id } = elements[0]?.properties ?? {};
  const text = (value: unknown): string | undefined =>
    typeof value === 'string' ? value : undefined;
  const kept = { dir: text(dir), lang: text(lang), id: text(id) };
  return Object.values(kept).some((value) => value !== undefined) ? kept : undefined;
}

export interface WrittenParts {
  parts: readonly HtmlPart[];
  markdown: string;
  written: readonly Written[];
  /** Whether a part is too deep for Markdown. */
  isPartlyHidden: boolean;
}

/** Converts all parts to Markdown and records the range of each, one step for each part. */
export function* writeParts(parts: readonly HtmlPart[]): Generator<undefined, WrittenParts> {
  const written: Written[] = [];
  let markdown = '';
  let above: ReturnType<typeof markdownTree> | undefined;
  let isPartlyHidden = false;
  for (const [index, part] of parts.entries()) {
    if (part.kind !== 'slice') continue;
    if (depthOf(part.nodes) > MAX_DEPTH) {
      isPartlyHidden = true;
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
  return { parts, markdown, written, isPartlyHidden };
}

/** Groups parts and blocks that overlap into units. */
export function* unitsOf({
  markdown,
  written,
  isPartlyHidden,
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
    // Grows until it includes all blocks that start in its parts, and all parts its blocks reach.
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
      nodes: inside.flatMap((part) => (part.kind === 'slice' ? part.nodes : [])),
      firstBlock,
      endBlock: end,
      isInline: inside.every((part) => part.kind !== 'slice' || part.isInline),
      attributes: inside.length === 1 ? attributesOf(inside[0]) : undefined,
    });
  }
  return { markdown, units, blocks, isPartlyHidden };
}
