import {
  DOMParser as Reader,
  DOMSerializer,
  Fragment,
  type Node as Block,
  type Schema,
} from '@tiptap/pm/model';
import { sanitize } from '@/engines/sanitize';
import { blocksOf, framed, htmlIn, inertDocument, isBlank, isInlineNode, parseHtml } from './html';
import { seenIn } from './seen';

/** Elements that may contain text directly, or text beside blocks. */
const HOLDERS = 'div, section, blockquote, details, figure, dd, li, td, th';
const CELLS = 'li, td, th';
const LINES = 'p, h1, h2, h3, h4, h5, h6, summary, figcaption, dt';

/** Puts each run of inline nodes of a holder into a paragraph. */
function wrapLines(holder: ParentNode & Node, isBare: boolean): void {
  let line: HTMLElement | undefined;
  for (const child of Array.from(holder.childNodes)) {
    if (!isInlineNode(child)) line = undefined;
    else if (line !== undefined || !isBlank(child)) {
      if (line === undefined) {
        line = document.createElement('p');
        if (isBare) line.dataset['line'] = 'bare';
        holder.insertBefore(line, child);
      }
      line.append(child);
    }
  }
}

/** Converts sanitised HTML to the form that the schema parses. */
export function prepareHtml(content: ParentNode & Node): void {
  for (const anchor of content.querySelectorAll('a[id]')) {
    const place = document.createElement('a');
    place.id = anchor.id;
    anchor.before(place);
    anchor.removeAttribute('id');
    if (!anchor.hasAttribute('href') && !anchor.hasChildNodes()) anchor.remove();
  }
  for (const code of content.querySelectorAll('pre')) {
    const [inner, ...others] = code.children;
    if (inner?.localName !== 'code' || others.length > 0) code.dataset['bare'] = '';
  }
  for (const list of content.querySelectorAll('colgroup')) list.remove();
  for (const cell of content.querySelectorAll(CELLS))
    for (const child of cell.children)
      if (child.localName === 'p') child.setAttribute('data-line', 'loose');
  for (const holder of [content, ...content.querySelectorAll(HOLDERS)]) {
    const isCell = holder instanceof Element && holder.matches(CELLS);
    const isBox = holder !== content && holder instanceof Element && holder.localName === 'div';
    // A single line break gives an empty cell its height.
    const isTall = holder.childNodes.length === 1 && holder.firstChild instanceof HTMLBRElement;
    if (isBox && holder.attributes.length === 0 && [...holder.childNodes].every(isInlineNode)) {
      const line = document.createElement('p');
      line.dataset['line'] = 'bare';
      line.append(...holder.childNodes);
      if (line.hasChildNodes()) holder.replaceWith(line);
      else holder.remove();
    } else wrapLines(holder, !isCell || isTall);
  }
  for (const line of content.querySelectorAll(LINES)) {
    const last = [...line.childNodes].findLast((child) => !isBlank(child));
    if (line.localName === 'p' && last === undefined && line.id === '') line.remove();
    else if (last instanceof HTMLBRElement) last.remove();
  }
}

/** Gives empty lines their height, and removes the paragraphs around lines without tags. */
function finishLines(content: ParentNode): void {
  const lines = [...content.querySelectorAll<HTMLElement>(LINES)];
  const isMarked = ({ dataset }: HTMLElement): boolean => dataset['line'] === 'bare';
  const isBare = (line: HTMLElement): boolean =>
    line.parentElement?.matches(CELLS) === true ? line.dataset['line'] !== 'loose' : isMarked(line);
  const bare = new Set<Node | null>(lines.filter((line) => line.localName === 'p' && isBare(line)));
  // Two adjacent lines without tags would merge.
  const alone = new Set(
    lines.filter((line) => !bare.has(line.previousSibling) && !bare.has(line.nextSibling)),
  );
  for (const line of lines) {
    const wasMarked = isMarked(line);
    line.removeAttribute('data-line');
    const isUnwrapped = bare.has(line) && alone.has(line) && line.attributes.length === 0;
    const last = line.lastChild;
    if ((last === null || last instanceof HTMLBRElement) && (wasMarked || !isUnwrapped))
      line.append(document.createElement('br'));
    if (isUnwrapped) line.replaceWith(...line.childNodes);
    else if (wasMarked && bare.has(line)) {
      const box = document.createElement('div');
      for (const { name, value } of line.attributes) box.setAttribute(name, value);
      box.append(...line.childNodes);
      line.replaceWith(box);
    }
  }
}

function finish(content: DocumentFragment | HTMLElement): void {
  for (const kept of content.querySelectorAll('[data-kept]')) kept.replaceWith(...kept.childNodes);
  for (const place of content.querySelectorAll<HTMLElement>('[data-place]')) {
    place.id = place.dataset['place'] ?? '';
    place.removeAttribute('data-place');
    place.parentElement?.closest('a[href]')?.before(place);
  }
  for (const list of content.querySelectorAll('[data-side]')) {
    list.removeAttribute('dir');
    list.removeAttribute('data-side');
  }
  for (const code of content.querySelectorAll('pre[data-bare]'))
    if (code.textContent.startsWith('\n')) code.prepend('\n');
  for (const table of content.querySelectorAll('table')) {
    const rows = [...table.rows];
    const isHead = (row: HTMLTableRowElement): boolean =>
      [...row.cells].every(({ localName }) => localName === 'th');
    const end = rows.findIndex((row) => !isHead(row));
    if (end > 0) table.createTHead().append(...rows.slice(0, end));
  }
  finishLines(content);
}

/** Serialises blocks into an element, in the form in which they are stored. */
function written(schema: Schema, blocks: readonly Block[]): HTMLElement {
  const frame = inertDocument().createElement('div');
  DOMSerializer.fromSchema(schema).serializeFragment(
    Fragment.fromArray([...blocks]),
    { document: inertDocument() },
    frame,
  );
  finish(frame);
  return frame;
}

/** An opened text: its document, and the conversion back to HTML. */
export interface OpenedText {
  doc: Block;
  /** The HTML to store: exactly the stored string if nothing was edited. */
  toHtml: (doc: Block) => string;
}

/** Opens stored HTML. A block that the schema would change becomes a `kept` block. */
export function openText(schema: Schema, stored: string): OpenedText {
  const reader = Reader.fromSchema(schema);
  /** The HTML of each block that has been read or written. */
  const known = new WeakMap<Block, string>();
  const kept = (html: string): Block => schema.node('kept', { html });

  function read(nodes: readonly Node[]): Block[] {
    const frame = framed(nodes);
    const seen = seenIn(frame);
    if (seen === '') return [];
    const html = htmlIn(frame);
    prepareHtml(frame);
    const { content } = reader.parse(frame);
    const blocks = content.content.slice();
    if (seenIn(written(schema, blocks)) === seen) {
      const [only, ...others] = blocks;
      if (only !== undefined && others.length === 0) known.set(only, html);
      return blocks;
    }
    const [box] = nodes;
    if (box instanceof Element && /^(?:div|section)$/.test(box.localName)) {
      const inside = readAll(box);
      const made = reader.parse(framed([box.cloneNode(false)])).firstChild;
      if (made !== null && made.type.name === 'box' && inside.length > 0) {
        const whole = made.type.create(made.attrs, inside);
        if (seenIn(written(schema, [whole])) === seen) return [whole];
      }
    }
    return [kept(html)];
  }

  const readAll = (parent: Node): Block[] => blocksOf(parent).flatMap(read);

  function open(): Block[] {
    try {
      return readAll(parseHtml(stored));
    } catch (error) {
      // The parsers recurse, so deeply nested HTML overflows the stack.
      if (!(error instanceof RangeError)) throw error;
      return [kept(sanitize(stored))];
    }
  }

  const blocks = open();
  const doc = schema.node('doc', null, blocks.length > 0 ? blocks : schema.node('paragraph'));

  const isBareLine = (node: Block): boolean => node.attrs['line'] === 'bare';
  const writeAlone = (node: Block): string => sanitize(htmlIn(written(schema, [node])));
  function write(node: Block): string {
    let html = known.get(node);
    if (html === undefined && node.type.name === 'kept') html = String(node.attrs['html']);
    // Of a long list, only the edited items are serialised again.
    if (html === undefined && node.type.name.endsWith('List'))
      html = writeAlone(node.copy(Fragment.empty)).replace(/(?=<\/)/, () =>
        node.children.map(write).join(''),
      );
    html ??= writeAlone(node);
    known.set(node, html);
    return html;
  }
  return {
    doc,
    toHtml: (now) => {
      if (now.eq(doc)) return stored;
      const [only, ...others] = now.children;
      if (only?.isTextblock === true && others.length === 0 && only.content.size === 0) return '';
      return now.children
        .map((node, at) => {
          const isBeside = [now.children[at - 1], now.children[at + 1]].some(
            (next) => next !== undefined && isBareLine(next),
          );
          const html = write(node);
          // Two adjacent lines without tags would merge.
          return isBareLine(node) && isBeside && !html.startsWith('<div')
            ? `<div>${html}</div>`
            : html;
        })
        .join('\n');
    },
  };
}
