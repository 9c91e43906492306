import type { RootContent } from 'mdast';
import type { Block } from './blocks';
import { markdownToHtml } from './markdownToHtml';
import { parseHtml, sameNodes } from './parseHtml';
import type { HtmlPart } from './slices';
import type { OpenedParts, Unit } from './units';
import type { MergedBlocks } from './mergeBlocks';

interface Chunk {
  html: string;
  /** Index of its first part; undefined for new content. */
  from?: number;
  to?: number;
  kind: HtmlPart['kind'] | 'new';
  /** Set for a unit that is kept unchanged. */
  kept?: Unit;
}

/** Whether the HTML that follows cannot become part of this piece. */
function isSeparate(html: string, next: '<hr>' | 'text'): boolean {
  const alone = parseHtml(html).children;
  const followed = parseHtml(html + next).children;
  return sameNodes(followed, [...alone, ...parseHtml(next).children]);
}

const isSolid = (chunk: Chunk): boolean => chunk.kind !== 'blank';

function withoutEmptyWrappers(chunks: readonly Chunk[]): Chunk[] {
  const kept: Chunk[] = [];
  for (const chunk of chunks) {
    const opening = kept.findLastIndex(isSolid);
    if (chunk.kind === 'close' && kept[opening]?.kind === 'open') kept.length = opening;
    else kept.push(chunk);
  }
  return kept;
}

/** Builds the HTML to store: unchanged units byte for byte, and new HTML for edited ones. */
export function assemble(
  parts: readonly HtmlPart[],
  { units, blocks }: OpenedParts,
  { outcomes, added }: MergedBlocks,
  definitions: readonly RootContent[],
): string {
  const newline =
    units.length === 0 || parts.some(({ kind, html }) => kind === 'blank' && html.includes('\n'))
      ? '\n'
      : '';
  const render = (written: readonly Block[], unit?: Unit): string =>
    written
      .map((block, index) =>
        markdownToHtml(block.nodes, {
          definitions,
          attributes: index === 0 ? unit?.attributes : undefined,
          original: unit?.nodes ?? [],
        }),
      )
      .filter((html) => html !== '')
      .join(newline);
  const chunks: Chunk[] = [];
  const add = (index: number): void => {
    const html = render(added.get(index) ?? []);
    if (html === '') return;
    const isFirst = index < 0;
    if (!isFirst) chunks.push({ html: newline, kind: 'blank' });
    chunks.push({ html, kind: 'new' });
    if (isFirst && units.length > 0) chunks.push({ html: newline, kind: 'blank' });
  };
  const byPart = new Map(units.map((unit, index) => [unit.from, { unit, index }]));

  for (let part = 0; part < parts.length; part += 1) {
    const found = byPart.get(part);
    const fixed = parts[part];
    if (found === undefined) {
      if (fixed !== undefined)
        chunks.push({ html: fixed.html, kind: fixed.kind, from: part, to: part });
      continue;
    }
    const { unit, index } = found;
    const outcome = outcomes[index];
    if (index === 0) add(-1);
    const place = { from: unit.from, to: unit.to };
    if (outcome === 'kept') chunks.push({ html: unit.html, kind: 'slice', kept: unit, ...place });
    else if (outcome !== undefined && outcome.length > 0)
      chunks.push({ html: render(outcome, unit), kind: 'new', ...place });
    // The white space after a unit is removed with it.
    else if (parts[unit.to + 1]?.kind === 'blank') part += 1;
    add(index);
    part += unit.to - unit.from;
  }

  if (units.length === 0) add(-1);

  const result = withoutEmptyWrappers(chunks);
  for (const [index, chunk] of result.entries()) {
    const next = result[index + 1];
    if (chunk.kept === undefined || next?.from === chunk.kept.to + 1) continue;
    const isText = result.slice(index + 1).find(isSolid)?.kept?.isInline === true;
    const meets = isText && chunk.kept.isInline;
    if (next !== undefined && (meets || !isSeparate(chunk.html, isText ? 'text' : '<hr>')))
      chunk.html = render(blocks.slice(chunk.kept.firstBlock, chunk.kept.endBlock), chunk.kept);
  }
  return result.map(({ html }) => html).join('');
}
