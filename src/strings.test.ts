import { readdirSync, readFileSync } from 'node:fs';
import { type ESTree, parseSync, Visitor } from 'vite';
import { expect, test } from 'vitest';

/*
 * User-visible text belongs in strings files, not in components (docs/architecture.md).
 */

const STRINGS_FILE = /(?:^|\/)(?:strings|[a-z]+Strings)(?:\.ar)?\.tsx?$/;

/** Attributes and object properties whose text is shown or read out. */
const SAID =
  /^(?:aria-(?:label|description|roledescription|valuetext)|\w*[lL]abel|title|subtitle|placeholder|alt|hint|description|text|summary|heading|legend|lead|caption|detail)$/;

// A URL such as `https://` is not text.
const isSaid = (text: string) => /\p{L}/u.test(text) && !/^\w+:\/\//.test(text);
const isSentence = (text: string) => /\p{L}\S*\s+\S*\p{L}/u.test(text);

/** All texts that an expression may evaluate to. */
function textsOf(node: ESTree.Node | null): string[] {
  if (node?.type === 'Literal') return typeof node.value === 'string' ? [node.value] : [];
  if (node?.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.cooked ?? '');
  if (node?.type === 'JSXExpressionContainer') return textsOf(node.expression);
  if (node?.type === 'ConditionalExpression')
    return [node.consequent, node.alternate].flatMap(textsOf);
  if (node?.type === 'LogicalExpression') return [node.left, node.right].flatMap(textsOf);
  return [];
}

/** Every text in a component that belongs in a strings file. */
function strayWords(path: string, code: string): string[] {
  const found: string[] = [];
  const note = (texts: readonly string[]) =>
    found.push(...texts.filter(isSaid).map((text) => `${path}: ${text.trim()}`));
  /** The enclosing JSX: a string in an attribute may be a class name, one between tags is shown. */
  const around: ('tags' | 'attribute')[] = [];
  const sentence = (text: unknown) => {
    if (around.at(-1) === 'tags' && typeof text === 'string' && isSentence(text)) note([text]);
  };
  const between = (node: ESTree.JSXElement | ESTree.JSXFragment) => {
    around.push('tags');
    for (const child of node.children)
      note(child.type === 'JSXText' ? [child.value] : textsOf(child));
  };
  const leave = () => void around.pop();
  new Visitor({
    JSXElement: between,
    'JSXElement:exit': leave,
    JSXFragment: between,
    'JSXFragment:exit': leave,
    JSXAttribute: ({ name, value }) => {
      around.push('attribute');
      if (name.type === 'JSXIdentifier' && SAID.test(name.name)) note(textsOf(value));
    },
    'JSXAttribute:exit': leave,
    JSXSpreadAttribute: () => void around.push('attribute'),
    'JSXSpreadAttribute:exit': leave,
    Property: ({ key, value }) => {
      // Text without a capital letter is an identifier, such as the name of a field.
      if (key.type === 'Identifier' && SAID.test(key.name))
        note(textsOf(value).filter((text) => /\p{Lu}/u.test(text)));
    },
    Literal: ({ value }) => sentence(value),
    TemplateElement: ({ value }) => sentence(value.cooked),
  }).visit(parseSync(path, code).program);
  return [...new Set(found)];
}

const root = new URL('.', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path));

test('no component has words of its own', () => {
  const paths = sources.filter((path) => path.endsWith('.tsx') && !STRINGS_FILE.test(path));
  expect(paths).toContain('features/track/visitor/TrackScreen.tsx');
  expect(paths.flatMap((path) => strayWords(path, read(path)))).toEqual([]);
});

test.each([
  ['words of the room', '<p title={words.title}>{words.text}</p>'],
  ['marks', '<p>{count} / {all} <b>+</b></p>'],
  ['a class', "<p className={`big ${isOpen ? 'is open' : ''}`} />"],
  ['a value that is compared', "<p>{state === 'kept' && words.kept}</p>"],
  ['an address', '<input placeholder="https://" />'],
])('allowed: %s', (_case, code) => {
  expect(strayWords('A.tsx', code)).toEqual([]);
});

test.each([
  ['text', '<p>Track</p>'],
  ['text in a fragment', '<>Track</>'],
  ['a text in braces', "<p>{'Track'}</p>"],
  ['a choice', "<p>{isBusy ? words.busy : 'Track'}</p>"],
  ['a condition', "<p>{isBusy && 'Track'}</p>"],
  ['text with a value', '<p>{`Track ${number}`}</p>'],
  ['a sentence for a function', "<p>{shorten('Track it')}</p>"],
  ['an attribute', '<p aria-label="Track" />'],
  ['a chosen attribute', "<p title={isBusy ? words.busy : 'Track'} />"],
  ['an attribute with a value', '<p placeholder={`Track ${number}`} />'],
  ['a label of any kind', '<Dialog confirmLabel="Track" />'],
  ['text inside an attribute', '<Dialog footer={<b>Track</b>} />'],
  ['a notice', "toast({ title: 'Track' })"],
])('refused: %s', (_case, code) => {
  expect(strayWords('A.tsx', code)).toEqual([expect.stringMatching(/^A\.tsx: Track/)]);
});

const ARABIC = /\.ar(?=\.tsx?$)/;
/** A capitalised Latin word, in a text without Arabic letters. */
const ENGLISH = /^\P{Script=Arabic}*\b[A-Z][a-z]+\P{Script=Arabic}*$/u;
/** Texts that are the same in every language: names, keys and stored values. */
const SAME =
  /Dubai Visa|^English$|^(?:Enter|Esc|Alt [↑↓])$|^(?:Submitted|Processing|Approved|Rejected)$|^@\//;

/** Every string in the code of a file. */
function textsIn(path: string): string[] {
  const texts: string[] = [];
  const note = (text: unknown) => void (typeof text === 'string' && texts.push(text.trim()));
  new Visitor({
    Literal: ({ value }) => note(value),
    TemplateElement: ({ value }) => note(value.cooked),
    JSXText: ({ value }) => note(value),
  }).visit(parseSync(path, read(path)).program);
  return texts;
}

test('every file of words is there in Arabic', () => {
  const without = sources
    .filter((path) => STRINGS_FILE.test(path) && !ARABIC.test(path))
    .filter((path) => !sources.includes(path.replace(/(?=\.tsx?$)/, '.ar')));
  expect(without).toEqual([]);
});

test('no Arabic text is in English', () => {
  const arabic = sources.filter((path) => ARABIC.test(path));
  expect(arabic).toContain('features/track/visitor/strings.ar.tsx');
  const same = arabic.flatMap((path) =>
    textsIn(path)
      .filter((text) => ENGLISH.test(text) && !SAME.test(text))
      .map((text) => `${path}: ${text}`),
  );
  expect(same).toEqual([]);
});
