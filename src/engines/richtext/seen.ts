import { framed, isBlank, isInlineNode } from './html';

const FORMATS: Readonly<Record<string, string>> = { b: 'strong', i: 'em', s: 'del' };
/** Elements with visible edges: two adjacent ones differ from a single one. */
const EDGED = new Set(['a', 'q', 'code', 'kbd']);
const WRAPPERS = new Set(['thead', 'tbody', 'tfoot']);
/** Attributes that change what is seen or read out. */
const SEEN =
  'dir lang id class align scope value data-list start reversed open colspan rowspan href target title src alt width height'.split(
    ' ',
  );

function attributesOf(element: Element, ...without: string[]): string {
  return SEEN.flatMap((name) => {
    const value = without.includes(name) ? null : element.getAttribute(name);
    const isDefault = name.endsWith('span') && value === '1';
    return value === null || isDefault || (name === 'class' && value === '')
      ? []
      : [`${name}=${value}`];
  }).join(' ');
}

interface Run {
  text: string;
  marks: string;
  /** A picture, an edge or a link target: not text. */
  isSign?: boolean;
}

/** The visible content of a line: its text with marks, and white space as it is rendered. */
class Line {
  private runs: Run[] = [];

  add(node: Node, marks: readonly string[] = []): void {
    const key = marks.toSorted().join(' ');
    const sign = (text: string): void => void this.runs.push({ text, marks: key, isSign: true });
    if (!(node instanceof Element)) {
      if (node.nodeType === Node.TEXT_NODE)
        this.runs.push({ text: node.nodeValue ?? '', marks: key });
      return;
    }
    const name = FORMATS[node.localName] ?? node.localName;
    if (name === 'br') return void this.runs.push({ text: '\n', marks: '', isSign: true });
    if (name === 'img') return sign(`[img ${attributesOf(node)}]`);
    if (!isInlineNode(node)) return sign(`[${seenIn(node)}]`);
    if (name === 'a' && node.id !== '') sign(`[#${node.id}]`);
    const said = attributesOf(node, 'id');
    const isEdged =
      EDGED.has(name) && (name !== 'a' || node.hasAttribute('href') || node.hasChildNodes());
    if (isEdged) sign(`<${name} ${said}>`);
    const isPlain = isEdged || ((name === 'span' || name === 'a') && said === '');
    const isOnce = ['em', 'del', 'u', 'ins', 'mark'].includes(name) && marks.includes(name);
    const own = isPlain || isOnce ? marks : [...marks, said === '' ? name : `${name} ${said}`];
    for (const child of node.childNodes) this.add(child, own);
    if (isEdged) sign(`</${name}>`);
  }

  /** Returns the line so far, and starts a new one. */
  end(isVerbatim: boolean): string {
    const shown: Run[] = [];
    let isOpen = false;
    for (const run of this.runs) {
      if (run.isSign === true) {
        // White space before a line break is not rendered.
        if (run.text === '\n') trimEnd(shown);
        if (run.text === '\n' || run.text.startsWith('[img')) isOpen = run.text !== '\n';
        shown.push({ ...run });
        continue;
      }
      let text = isVerbatim ? run.text : run.text.replaceAll(/[ \t\n\r\f]+/g, ' ');
      if (!isVerbatim && !isOpen) text = text.replace(/^ /, '');
      if (text === '') continue;
      isOpen = !text.endsWith(' ');
      shown.push({ ...run, text });
    }
    this.runs = [];
    if (!isVerbatim) trimEnd(shown);
    // A line break at the end starts no further line.
    const last = shown.at(-1);
    if (last?.text === '\n' && shown.length > 1) shown.pop();
    return joined(shown);
  }
}

function trimEnd(shown: Run[]): void {
  for (let at = shown.length - 1; at >= 0; at -= 1) {
    const run = shown[at];
    if (run === undefined || run.text === '\n' || run.text.startsWith('[img')) return;
    if (run.isSign === true) continue;
    run.text = run.text.replace(/ $/, '');
    if (run.text !== '') return;
    shown.splice(at, 1);
  }
}

function joined(shown: readonly Run[]): string {
  let result = '';
  let marks = '';
  for (const run of shown) {
    if (run.marks !== marks) result += `{${run.marks}}`;
    ({ marks } = run);
    result += run.text;
  }
  return result;
}

/** Whether an element is an empty box in a list item, which then has no height. */
const isAlone = (element: Element): boolean =>
  [...element.childNodes].every(isBlank) && element.parentElement?.localName === 'li';

function addBlock(element: Element, found: string[]): void {
  const name = element.localName;
  const said = attributesOf(element);
  if (name === 'col' || name === 'colgroup') return;
  if (WRAPPERS.has(name) || (name === 'div' && said === '' && !isAlone(element)))
    return addBlocks(element, found);
  const start = found.length;
  found.push(`<${name} ${said}>`);
  addBlocks(element, found, name === 'pre');
  // An empty paragraph has no height.
  if (name === 'p' && !said.includes('id=') && found.length === start + 1) found.length = start;
  else found.push(`</${name}>`);
}

function addBlocks(parent: ParentNode & Node, found: string[], isVerbatim = false): void {
  const line = new Line();
  const end = (): void => {
    const text = line.end(isVerbatim);
    if (text !== '') found.push(text);
  };
  for (const child of parent.childNodes) {
    if (child instanceof Element && !isInlineNode(child)) {
      end();
      addBlock(child, found);
    } else line.add(child);
  }
  end();
}

/**
 * What visitors see of sanitised HTML, to compare two texts by appearance. Ignores white space,
 * synonymous tags (`b`, `strong`), invisible wrappers and table sections. A line without tags is no
 * paragraph; blank lines, directions, languages, link targets, sizes and indents count.
 */
export function seenIn(parent: ParentNode & Node): string {
  const found: string[] = [];
  addBlocks(parent, found);
  return found.join('\n');
}

/** What visitors see of some nodes. */
export const seenOf = (nodes: Iterable<Node>): string => seenIn(framed(nodes));
