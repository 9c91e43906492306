import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { parseSync, Visitor } from 'vite';
import { expect, test } from 'vitest';

/*
 * The rules of docs/architecture.md, held against every file of src: no import runs upward, no
 * files import each other in a circle, a style sheet names no class of a layer above it, and what
 * has one entry point is used there alone.
 */

const CONTENT_AND_BELOW = ['content', 'lib', 'config'];
const SCREENS = ['form', 'queries', 'pwa', 'search', 'ui', 'hydration', ...CONTENT_AND_BELOW];

/** What each layer may import, itself apart. A file directly in src is a layer of its own name. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  config: [],
  lib: [],
  content: ['lib', 'config'],
  data: CONTENT_AND_BELOW,
  search: ['data', ...CONTENT_AND_BELOW],
  hydration: ['lib', 'config'],
  ui: ['hydration', 'lib', 'config'],
  form: ['queries', 'ui', 'hydration', ...CONTENT_AND_BELOW],
  queries: ['data', 'search', ...CONTENT_AND_BELOW],
  pwa: ['ui', 'hydration', 'lib', 'config'],
  site: SCREENS,
  admin: SCREENS,
  routes: ['site', 'admin', 'queries', 'ui', 'hydration', ...CONTENT_AND_BELOW],
  app: ['routes', 'site', 'admin', 'search', 'data', ...SCREENS],
  main: ['app', 'index'],
  sw: ['sw', 'lib', 'config'],
};

interface EntryPoint {
  /** Words of the language or the platform, or packages with all that is in them. */
  readonly uses: readonly string[];
  readonly only: RegExp;
}

const ENTRY_POINTS: readonly EntryPoint[] = [
  { uses: ['localStorage', 'setItem'], only: /^data\// },
  { uses: ['dexie'], only: /^data\/journal\/(?:db|rotateLog|bfcache)\.ts$/ },
  { uses: ['sanitize-html'], only: /^ui\/richText\/sanitize\.ts$/ },
  { uses: ['dompurify'], only: /^ui\/richText\/purify\.ts$/ },
  { uses: ['setHTML'], only: /^ui\/richText\/showHtml\.ts$/ },
  { uses: ['dangerouslySetInnerHTML'], only: /^ui\/richText\/RichText\.tsx$/ },
  { uses: ['innerHTML', 'outerHTML', 'insertAdjacentHTML'], only: /^(?:ui|hydration)\// },
  { uses: ['createPolicy'], only: /^lib\/browser\/trustedTypes\.ts$/ },
  { uses: ['serviceWorker', 'workbox-window'], only: /^pwa\// },
  { uses: ['new QueryClient'], only: /^app\// },
  { uses: ['@uiw/react-md-editor'], only: /^form\/richtext\/editor\// },
  { uses: ['qr'], only: /^lib\/browser\/readQr\.worker\.ts$/ },
  { uses: ['getUserMedia'], only: /^lib\/browser\/camera\.ts$/ },
  { uses: ['@formkit/drag-and-drop'], only: /^admin\/menus\// },
];

/** Path inside src -> source text. */
type Files = Readonly<Record<string, string>>;

const isTest = (path: string) => /\.test\.tsx?$/.test(path);
const layerOf = (path: string) => path.split('/')[0]?.replace(/\..*$/, '') ?? '';

/** Storage that code in a text reaches for, such as a script that is put inline into a page. */
const STORAGE_IN_TEXT = /\blocalStorage(?=\.\w|\[)/;

/** Every module that a file names, for types too, and every word of code in it. */
function factsOf(path: string, code: string) {
  const imports = new Set<string>();
  const words = new Set<string>();
  const named = (node: { type: string; value?: unknown } | null | undefined) => {
    if (node?.type === 'Literal' && typeof node.value === 'string') imports.add(node.value);
  };
  const text = (value: unknown) => {
    if (typeof value === 'string' && STORAGE_IN_TEXT.test(value)) words.add('localStorage');
  };
  const { program, errors } = parseSync(path, code);
  if (errors.length > 0) throw new Error(`${path}: ${errors.map((e) => e.message).join(', ')}`);
  new Visitor({
    ImportDeclaration: ({ source }) => named(source),
    ExportAllDeclaration: ({ source }) => named(source),
    ExportNamedDeclaration: ({ source }) => named(source),
    ImportExpression: ({ source }) => named(source),
    TSImportType: ({ source }) => named(source),
    Identifier: ({ name }) => void words.add(name),
    JSXIdentifier: ({ name }) => void words.add(name),
    Literal: ({ value }) => text(value),
    TemplateElement: ({ value }) => text(value.cooked),
    MemberExpression: ({ property }) => {
      if (property.type === 'Literal' && typeof property.value === 'string')
        words.add(property.value);
    },
    NewExpression: ({ callee }) => {
      if (callee.type === 'Identifier') words.add(`new ${callee.name}`);
    },
  }).visit(program);
  return { imports: [...imports], words };
}

/** The path inside src that an import means, with or without its ending; undefined for a package. */
function inSource(importer: string, specifier: string): string | undefined {
  const bare = specifier.replace(/\?.*$/, '');
  if (bare.startsWith('@/')) return bare.slice(2);
  if (bare.startsWith('/src/')) return bare.slice(5);
  return bare.startsWith('.') ? posix.join(posix.dirname(importer), bare) : undefined;
}

const classesIn = (styles: string): Set<string> =>
  new Set(
    styles
      .replaceAll(/\/\*[\s\S]*?\*\//g, '')
      .split(/[{};]/)
      .filter((part) => !part.includes('@import'))
      .flatMap((part) => [...part.matchAll(/\.(-?[a-z][\w-]*)/gi)].map(([, name = '']) => name)),
  );

/** Classes that a layer offers to those above it. */
const OFFERED = /^(?:print|no-print|window|ql)(?:-|$)/;

/** Classes that a style sheet names though only layers that its own may not import use them. */
function foreignClasses(sheets: Files, code: Files): string[] {
  const names = Object.entries(code)
    .filter(([path]) => !isTest(path))
    .map(([path, text]) => ({ layer: layerOf(path), words: new Set(text.split(/[^\w-]+/)) }));
  return Object.entries(sheets).flatMap(([path, styles]) => {
    const layer = layerOf(path);
    const allowed = new Set([layer, ...(MAY_IMPORT[layer] ?? Object.keys(MAY_IMPORT))]);
    return [...classesIn(styles)].flatMap((name) => {
      const users = names.filter(({ words }) => words.has(name)).map((each) => each.layer);
      const isOwn =
        users.length === 0 || OFFERED.test(name) || users.some((user) => allowed.has(user));
      return isOwn ? [] : [`${path} names .${name}, which is of ${String(users[0])}`];
    });
  });
}

function circles(graph: ReadonlyMap<string, readonly string[]>): string[] {
  const found: string[] = [];
  const done = new Set<string>();
  const walk = (path: string, trail: readonly string[]): void => {
    const start = trail.indexOf(path);
    if (start >= 0) {
      found.push(`circle: ${[...trail.slice(start), path].join(' -> ')}`);
      return;
    }
    if (done.has(path)) return;
    for (const next of graph.get(path) ?? []) walk(next, [...trail, path]);
    done.add(path);
  };
  for (const path of graph.keys()) walk(path, []);
  return found;
}

/** Every break of the rules, each as a sentence that names the file. */
function violations(files: Files): string[] {
  const found: string[] = [];
  const graph = new Map<string, string[]>();
  for (const [path, code] of Object.entries(files)) {
    const layer = layerOf(path);
    const allowed = MAY_IMPORT[layer];
    const { imports, words } = factsOf(path, code);
    const uses = new Set(words);
    const edges: string[] = [];
    for (const specifier of imports) {
      if (specifier.startsWith('@test/') && !isTest(path))
        found.push(`${path} imports ${specifier}: test helpers are for tests`);
      const target = inSource(path, specifier);
      if (target === undefined) {
        for (const { uses: names } of ENTRY_POINTS)
          for (const name of names)
            if (specifier === name || specifier.startsWith(`${name}/`)) uses.add(name);
        continue;
      }
      const file = ['', '.ts', '.tsx'].map((end) => target + end).find((name) => name in files);
      if (file !== undefined) edges.push(file);
      const other = layerOf(target);
      // A test directly in src looks at everything, and main at every style sheet.
      const isFree = path.includes('/') ? other === layer : isTest(path) || target.endsWith('.css');
      if (isFree) continue;
      if (allowed === undefined) found.push(`${path}: ${layer} is no layer; add it to the rules`);
      else if (!allowed.includes(other))
        found.push(`${path} imports ${specifier}: ${layer} may not import ${other}`);
    }
    graph.set(path, edges);
    if (isTest(path)) continue;
    for (const { uses: names, only } of ENTRY_POINTS)
      for (const name of names)
        if (uses.has(name) && !only.test(path))
          found.push(
            `${path} uses ${name}: its one entry point is ${only.source.replaceAll('\\', '')}`,
          );
  }
  return [...found, ...circles(graph)];
}

function readSource(ending: RegExp): Files {
  const root = new URL('.', import.meta.url);
  const paths = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => ending.test(path));
  return Object.fromEntries(paths.map((path) => [path, readFileSync(new URL(path, root), 'utf8')]));
}

test('the rules hold in all of src', () => {
  const code = readSource(/\.tsx?$/);
  expect(Object.keys(code)).toContain('layers.test.ts');
  expect(violations(code)).toEqual([]);
  expect(foreignClasses(readSource(/\.css$/), code)).toEqual([]);
});

test('a style sheet names classes of its own layer and of those below it', () => {
  const code = { 'site/A.tsx': '<p className="own fine" />', 'ui/B.tsx': "'card no-print'" };
  expect(foreignClasses({ 'site/a.css': '.own, .card { top: 0.5rem }' }, code)).toEqual([]);
  expect(foreignClasses({ 'ui/a.css': '.card { & .own { color: red } }' }, code)).toEqual([
    'ui/a.css names .own, which is of site',
  ]);
});

test.each<[string, Files]>([
  ['downward', { 'site/A.tsx': "import { b } from '@/ui/b'", 'ui/b.ts': '' }],
  ['inside a layer', { 'ui/a.ts': "import './b'", 'ui/b.ts': '' }],
  ['a style sheet', { 'main.tsx': "import './site/site.css'" }],
  ['a word in a text', { 'site/A.tsx': "'localStorage is full'" }],
  ['dexie at its entry point', { 'data/journal/db.ts': "import Dexie from 'dexie'" }],
])('allowed: %s', (_case, files) => {
  expect(violations(files)).toEqual([]);
});

test.each<[string, Files, string]>([
  ['upward', { 'ui/a.ts': "import { b } from '@/site/B'" }, 'ui may not import site'],
  ['by a relative path', { 'content/a.ts': "import '../data/b'" }, 'content may not import data'],
  ['by an absolute path', { 'lib/a.ts': "import '/src/ui/b'" }, 'lib may not import ui'],
  ['of a type', { 'lib/a.ts': "import type { B } from '@/content/b'" }, 'lib may not import'],
  ['of a type in place', { 'lib/a.ts': "let b: import('@/ui/b').B" }, 'lib may not import ui'],
  ['dynamic', { 'ui/a.ts': "void import('@/queries/b')" }, 'ui may not import queries'],
  ['re-export', { 'queries/a.ts': "export * from '@/form/b'" }, 'queries may not import form'],
  ['named re-export', { 'pwa/a.ts': "export { b } from '@/data/b'" }, 'pwa may not import data'],
  ['screens and storage', { 'site/A.tsx': "import '@/data/b'" }, 'site may not import data'],
  ['site and admin', { 'site/A.tsx': "import '@/admin/B'" }, 'site may not import admin'],
  ['a test helper', { 'ui/a.ts': "import '@test/fastCheck'" }, 'test helpers are for tests'],
  ['in a test', { 'ui/a.test.ts': "import '@/site/B'" }, 'ui may not import site'],
  ['an unknown layer', { 'misc/a.ts': "import '@/lib/b'" }, 'misc is no layer'],
  [
    'a circle',
    { 'lib/a.ts': "import './b'", 'lib/b.ts': "import './c'", 'lib/c.ts': "import './b'" },
    'circle: lib/b.ts -> lib/c.ts -> lib/b.ts',
  ],
  ['storage', { 'site/A.tsx': "localStorage.getItem('a')" }, 'uses localStorage'],
  ['storage in a script of text', { 'ui/a.ts': '`localStorage.getItem(1)`' }, 'uses localStorage'],
  ['storage by its name', { 'app/a.ts': "window['localStorage']" }, 'uses localStorage'],
  ['a write', { 'queries/a.ts': "store.setItem('a', 'b')" }, 'uses setItem'],
  ['dexie', { 'data/a.ts': "import Dexie from 'dexie'" }, 'uses dexie'],
  ['the sanitiser', { 'ui/a.ts': "void import('sanitize-html')" }, 'uses sanitize-html'],
  [
    'raw HTML in markup',
    { 'site/A.tsx': '<p dangerouslySetInnerHTML={{ __html: a }} />' },
    'uses dangerouslySetInnerHTML',
  ],
  ['raw HTML', { 'lib/a.ts': 'element.innerHTML = a' }, 'uses innerHTML'],
  ['a second policy', { 'app/a.ts': "trustedTypes.createPolicy('b', {})" }, 'uses createPolicy'],
  ['the worker', { 'app/a.ts': 'navigator.serviceWorker.ready' }, 'uses serviceWorker'],
  ['a second query cache', { 'queries/a.ts': 'new QueryClient()' }, 'uses new QueryClient'],
  [
    'the editor, by a path',
    { 'admin/A.tsx': "import '@uiw/react-md-editor/nohighlight'" },
    'uses @uiw/react-md-editor',
  ],
  [
    'drag and drop',
    { 'admin/A.tsx': "import '@formkit/drag-and-drop/react'" },
    'uses @formkit/drag-and-drop',
  ],
])('refused: %s', (_case, files, sentence) => {
  expect(violations(files)).toEqual([expect.stringContaining(sentence)]);
});
