import { type Extensions, Extension, Mark, Node, wrappingInputRule } from '@tiptap/core';
import { CodeBlock } from '@tiptap/extension-code-block';
import { HardBreak } from '@tiptap/extension-hard-break';
import { Heading } from '@tiptap/extension-heading';
import { Image } from '@tiptap/extension-image';
import { BulletList, ListItem, ListKeymap, OrderedList } from '@tiptap/extension-list';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { Gapcursor, UndoRedo } from '@tiptap/extensions';
import { type EditorState, NodeSelection } from '@tiptap/pm/state';
import { parseHtml } from './html';

/** An attribute that is stored and rendered unchanged; `null` if the element lacks it. */
const attribute = (name: string, { key = name, keepOnSplit = false } = {}) => ({
  default: null,
  keepOnSplit,
  parseHTML: (element: HTMLElement) => element.getAttribute(name),
  renderHTML: ({ [key]: value }: Record<string, unknown>) =>
    value === null || value === undefined ? {} : { [name]: value },
});

/** A link target, rendered under another name because the page finds its own elements by id. */
const place = {
  ...attribute('id'),
  renderHTML: ({ id }: Record<string, unknown>) => (id === null ? {} : { 'data-place': id }),
};

/** Their markers are on the side where their text begins, as visitors see them. */
const SIDED = ['bulletList', 'orderedList', 'blockquote', 'table'];
const OTHERS =
  'paragraph heading words codeBlock listItem horizontalRule box tableRow tableCell tableHeader'.split(
    ' ',
  );

const direction = attribute('dir', { keepOnSplit: true });
/** A direction. Without a stored one the text decides, and `finish` removes the attribute. */
const ownSide = {
  ...direction,
  parseHTML: (element: HTMLElement) => ('side' in element.dataset ? null : element.dir || null),
  renderHTML: ({ dir }: Record<string, unknown>) =>
    dir === null ? { dir: 'auto', 'data-side': '' } : { dir },
};

/** Attributes of every block: its direction, its language, and a class for its indent. */
const Common = Extension.create({
  name: 'common',
  addGlobalAttributes: () => [
    { types: OTHERS, attributes: { dir: direction } },
    { types: SIDED, attributes: { dir: ownSide } },
    {
      types: [...OTHERS, ...SIDED],
      attributes: {
        lang: attribute('lang', { keepOnSplit: true }),
        class: attribute('class', { keepOnSplit: true }),
      },
    },
    { types: ['heading', 'box'], attributes: { id: place } },
    { types: ['paragraph'], attributes: { line: attribute('data-line', { key: 'line' }) } },
    {
      types: ['listItem'],
      attributes: {
        value: attribute('value'),
        kind: attribute('data-list', { key: 'kind', keepOnSplit: true }),
      },
    },
    { types: ['orderedList'], attributes: { reversed: attribute('reversed') } },
    { types: ['tableHeader'], attributes: { scope: attribute('scope') } },
    { types: ['codeBlock'], attributes: { bare: attribute('data-bare', { key: 'bare' }) } },
  ],
});

const Paragraph = Node.create({
  name: 'paragraph',
  group: 'block',
  content: 'inline*',
  // The first block of the schema, which a new one is.
  priority: 1000,
  parseHTML: () => [{ tag: 'p' }],
  renderHTML: ({ HTMLAttributes }) => ['p', HTMLAttributes, 0],
});

const Quotation = Node.create({
  name: 'blockquote',
  group: 'block',
  content: 'block+',
  defining: true,
  parseHTML: () => [{ tag: 'blockquote' }],
  renderHTML: ({ HTMLAttributes }) => ['blockquote', HTMLAttributes, 0],
});

const Rule = Node.create({
  name: 'horizontalRule',
  group: 'block',
  parseHTML: () => [{ tag: 'hr' }],
  renderHTML: ({ HTMLAttributes }) => ['hr', HTMLAttributes],
});

/** A block that contains blocks. */
const Box = Node.create({
  name: 'box',
  group: 'block',
  content: '(block | words)+',
  defining: true,
  addAttributes: () => ({
    tag: { default: 'div', parseHTML: ({ localName }) => localName, rendered: false },
    open: attribute('open'),
  }),
  parseHTML: () => ['div', 'section', 'details', 'figure', 'dl', 'dd'].map((tag) => ({ tag })),
  renderHTML: ({ node, HTMLAttributes }) => [String(node.attrs['tag']), HTMLAttributes, 0],
});

/** A line that occurs only inside a box. */
const Words = Node.create({
  name: 'words',
  content: 'inline*',
  defining: true,
  addAttributes: () => ({
    tag: { default: 'dt', parseHTML: ({ localName }) => localName, rendered: false },
  }),
  parseHTML: () => ['summary', 'figcaption', 'dt'].map((tag) => ({ tag })),
  renderHTML: ({ node, HTMLAttributes }) => [String(node.attrs['tag']), HTMLAttributes, 0],
});

/** A link target inside a line. */
const Anchor = Node.create({
  name: 'anchor',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: () => ({ id: place }),
  parseHTML: () => [{ tag: 'a[id]' }],
  renderHTML: ({ HTMLAttributes }) => ['a', HTMLAttributes],
});

/** Position of the kept block that deleting before or after the caret would remove. */
function keptBeside({ doc, selection }: EditorState, side: -1 | 1): number | undefined {
  const { $from, empty } = selection;
  if (!empty || selection instanceof NodeSelection) return undefined;
  const isAtEdge =
    !$from.parent.isTextblock ||
    $from.parentOffset === (side === -1 ? 0 : $from.parent.content.size);
  if (!isAtEdge) return undefined;
  const edge = $from.parent.isTextblock
    ? side === -1
      ? $from.before()
      : $from.after()
    : $from.pos;
  const $edge = doc.resolve(edge);
  const node = side === -1 ? $edge.nodeBefore : $edge.nodeAfter;
  return node?.type.name === 'kept' ? (side === -1 ? edge - node.nodeSize : edge) : undefined;
}

/** HTML that the schema would change. It is shown unchanged, and can be moved or deleted whole. */
export const Kept = Node.create({
  name: 'kept',
  group: 'block',
  atom: true,
  selectable: true,
  draggable: true,
  addAttributes: () => ({ html: { default: '', rendered: false } }),
  renderHTML: ({ node }) => {
    const dom = document.createElement('div');
    dom.dataset['kept'] = '';
    dom.append(parseHtml(String(node.attrs['html'])));
    return { dom };
  },
  addKeyboardShortcuts() {
    const select = (side: -1 | 1) => (): boolean => {
      const at = keptBeside(this.editor.state, side);
      return at !== undefined && this.editor.commands.setNodeSelection(at);
    };
    return { Backspace: select(-1), Delete: select(1) };
  },
});

const Link = Mark.create({
  name: 'link',
  // The outermost mark, so that formats do not split a link.
  priority: 1000,
  inclusive: false,
  keepOnSplit: false,
  exitable: true,
  addAttributes: () => ({
    href: attribute('href'),
    target: attribute('target'),
    title: attribute('title'),
  }),
  parseHTML: () => [{ tag: 'a:not([id])' }],
  renderHTML: ({ HTMLAttributes }) => ['a', HTMLAttributes, 0],
});

const Language = Mark.create({
  name: 'language',
  excludes: '',
  addAttributes: () => ({ dir: attribute('dir'), lang: attribute('lang') }),
  parseHTML: () => [{ tag: 'span[dir]' }, { tag: 'span[lang]' }],
  renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes, 0],
});

/** A mark without attributes, serialised as the first of its tags. */
const mark = (name: string, [tag = name, ...others]: readonly string[] = [], key?: string): Mark =>
  Mark.create({
    name,
    parseHTML: () => [tag, ...others].map((each) => ({ tag: each })),
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
    addKeyboardShortcuts() {
      const toggle = (): boolean => this.editor.commands.toggleMark(name);
      return key === undefined
        ? {}
        : { [`Mod-${key}`]: toggle, [`Mod-${key.toUpperCase()}`]: toggle };
    },
  });

/** Disables the shortcuts of tools that the toolbar does not have. */
const NO_KEYS = { addKeyboardShortcuts: () => ({}) };

/** The nodes and marks of the editor: exactly what the sanitiser allows. */
export const extensions: Extensions = [
  Node.create({ name: 'doc', topNode: true, content: 'block+' }),
  Node.create({ name: 'text', group: 'inline' }),
  Paragraph,
  Heading.extend(NO_KEYS),
  Link,
  mark('q'),
  mark('kbd'),
  mark('code').extend({ code: true, exitable: true, priority: 900 }),
  Language,
  mark('bold', ['strong', 'b'], 'b'),
  mark('italic', ['em', 'i'], 'i'),
  mark('underline', ['u'], 'u'),
  mark('strike', ['s', 'del']),
  ...['sub', 'sup', 'small', 'mark', 'ins'].map((name) => mark(name)),
  Image.configure({ inline: true, allowBase64: true }),
  // Lines of code stay separate lines when they become normal text.
  HardBreak.extend({ linebreakReplacement: true }),
  Rule,
  Quotation,
  CodeBlock.extend({
    renderHTML: ({ node, HTMLAttributes }) => {
      const { language, bare } = node.attrs;
      const kind = language ? { class: `language-${String(language)}` } : {};
      return bare === null
        ? ['pre', HTMLAttributes, ['code', kind, 0]]
        : ['pre', HTMLAttributes, 0];
    },
  }),
  BulletList.extend({
    ...NO_KEYS,
    addInputRules() {
      return [wrappingInputRule({ find: /^-\s$/, type: this.type })];
    },
  }),
  OrderedList.extend({
    ...NO_KEYS,
    addInputRules() {
      return [wrappingInputRule({ find: /^1[.)]\s$/, type: this.type })];
    },
  }),
  ListItem.extend({
    // No shortcut for Tab, which leaves the editor.
    addKeyboardShortcuts() {
      return { Enter: () => this.editor.commands.splitListItem(this.name) };
    },
  }),
  ListKeymap,
  Table.extend({
    ...NO_KEYS,
    addNodeView: () => null,
    renderHTML: ({ HTMLAttributes }) => ['table', HTMLAttributes, ['tbody', 0]],
  }),
  TableRow,
  TableHeader,
  TableCell,
  Box,
  Words,
  Anchor,
  Kept,
  Common,
  UndoRedo,
  Gapcursor,
];
