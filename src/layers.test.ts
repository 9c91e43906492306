import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { parseSync, Visitor } from 'vite';
import { expect, test } from 'vitest';

/*
 * The rules of docs/architecture.md, held against every file of src: no import runs upward, no
 * files import each other in a circle, and what has one door is used there alone.
 */

const CONTENT_AND_BELOW = ['content', 'lib', 'config'];
const SCREENS = ['form', 'queries', 'pwa', 'ui', 'hydration', ...CONTENT_AND_BELOW];

/** What each room may import, itself apart. A file directly in src is a room of its own name. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  config: [],
  lib: [],
  content: ['lib', 'config'],
  data: CONTENT_AND_BELOW,
  search: ['data', ...CONTENT_AND_BELOW],
  hydration: ['lib', 'config'],
  ui: ['hydration', 'lib', 'config'],
  form: ['ui', 'hydration', ...CONTENT_AND_BELOW],
  queries: ['data', 'search', ...CONTENT_AND_BELOW],
  pwa: ['ui', 'hydration', 'lib', 'config'],
  site: SCREENS,
  admin: SCREENS,
  routes: ['site', 'admin', 'queries', 'ui', 'hydration', ...CONTENT_AND_BELOW],
  app: ['routes', 'site', 'admin', 'search', 'data', ...SCREENS],
  main: ['app', 'index'],
  sw: ['sw', 'lib', 'config'],
};

interface Door {
  /** Words of the language or the platform, or packages with all that is in them. */
  readonly uses: readonly string[];
  readonly only: RegExp;
}

const DOORS: readonly Door[] = [
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
  { uses: ['@formkit/drag-and-drop'], only: /^admin\/menus\// },
];

/** Path inside src -> source text. */
type Files = Readonly<Record<string, string>>;

const isTest = (path: string) => /\.test\.tsx?$/.test(path);
const roomOf = (path: string) => path.split('/')[0]?.replace(/\..*$/, '') ?? '';

/** Every module that a file names, for types too, and every word it uses outside of texts. */
function factsOf(path: string, code: string) {
  const imports = new Set<string>();
  const words = new Set<string>();
  const named = (node: { type: string; value?: unknown } | null | undefined) => {
    if (node?.type === 'Literal' && typeof node.value === 'string') imports.add(node.value);
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
    const room = roomOf(path);
    const allowed = MAY_IMPORT[room];
    const { imports, words } = factsOf(path, code);
    const uses = new Set(words);
    const edges: string[] = [];
    for (const specifier of imports) {
      const target = inSource(path, specifier);
      if (target === undefined) {
        for (const { uses: names } of DOORS)
          for (const name of names)
            if (specifier === name || specifier.startsWith(`${name}/`)) uses.add(name);
        continue;
      }
      const file = ['', '.ts', '.tsx'].map((end) => target + end).find((name) => name in files);
      if (file !== undefined) edges.push(file);
      const other = roomOf(target);
      // A test directly in src looks at everything, and main at every style sheet.
      const isFree = path.includes('/') ? other === room : isTest(path) || target.endsWith('.css');
      if (isFree) continue;
      if (allowed === undefined) found.push(`${path}: ${room} is no room; add it to the rules`);
      else if (!allowed.includes(other))
        found.push(`${path} imports ${specifier}: ${room} may not import ${other}`);
    }
    graph.set(path, edges);
    if (isTest(path)) continue;
    for (const { uses: names, only } of DOORS)
      for (const name of names)
        if (uses.has(name) && !only.test(path))
          found.push(`${path} uses ${name}: its one door is ${only.source.replaceAll('\\', '')}`);
  }
  return [...found, ...circles(graph)];
}

test('the rules hold in all of src', () => {
  const root = new URL('.', import.meta.url);
  const paths = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /\.tsx?$/.test(path));
  expect(paths).toContain('layers.test.ts');
  const files = Object.fromEntries(
    paths.map((path) => [path, readFileSync(new URL(path, root), 'utf8')]),
  );
  expect(violations(files)).toEqual([]);
});

test.each<[string, Files]>([
  ['downward', { 'site/A.tsx': "import { b } from '@/ui/b'", 'ui/b.ts': '' }],
  ['inside a room', { 'ui/a.ts': "import './b'", 'ui/b.ts': '' }],
  ['a style sheet', { 'main.tsx': "import './site/site.css'" }],
  ['a word in a text', { 'site/A.tsx': "'localStorage is full'" }],
  ['dexie behind its door', { 'data/journal/db.ts': "import Dexie from 'dexie'" }],
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
  ['re-export', { 'form/a.ts': "export * from '@/queries/b'" }, 'form may not import queries'],
  ['named re-export', { 'pwa/a.ts': "export { b } from '@/data/b'" }, 'pwa may not import data'],
  ['screens and storage', { 'site/A.tsx': "import '@/data/b'" }, 'site may not import data'],
  ['site and admin', { 'site/A.tsx': "import '@/admin/B'" }, 'site may not import admin'],
  ['in a test', { 'ui/a.test.ts': "import '@/site/B'" }, 'ui may not import site'],
  ['an unknown room', { 'misc/a.ts': "import '@/lib/b'" }, 'misc is no room'],
  [
    'a circle',
    { 'lib/a.ts': "import './b'", 'lib/b.ts': "import './c'", 'lib/c.ts': "import './b'" },
    'circle: lib/b.ts -> lib/c.ts -> lib/b.ts',
  ],
  ['storage', { 'site/A.tsx': "localStorage.getItem('a')" }, 'uses localStorage'],
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
