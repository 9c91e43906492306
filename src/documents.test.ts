import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { scripts } from '../package.json';

/** Folders that a path in a document may be relative to, besides the document's own. */
const BASES = ['', 'src/', 'e2e/'];
const ENDINGS = ['', '.ts', '.tsx', '.spec.ts'];
/** Strings with a slash that are no repository paths: packages, media types, build output. */
const ELSEWHERE =
  /^(?:@|image\/|application\/|dist\/|\.cache\/|public\/content\.json$)|^ar\/|\/index\.html$/;
const CODE_FILE = /\.(?:tsx?|mjs|css)$/;

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .trim()
  .split('\n');
const names = new Set(files.map((file) => posix.basename(file)));
const paths = new Set(files);
for (const file of files)
  for (let folder = posix.dirname(file); folder !== '.'; folder = posix.dirname(folder))
    paths.add(folder);

/** Every link and path in a document that does not lead to a file of the repository. */
function missing(document: string, text: string): string[] {
  const folder = posix.dirname(document);
  const links = [...text.matchAll(/(?:\]\(|(?:src|srcset)=")([^)#"\s]+)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/.test(target))
    .filter((target) => !paths.has(posix.join(folder, target).replace(/\/$/, '')));
  const named = [...text.matchAll(/```[\s\S]*?```|`[^`\n]+`/g)]
    .flatMap(([code]) => code.match(/(?<![\w/:<>.*@$-])[\w@$][\w.@$-]*(?:\/[\w.@$-]+)*/g) ?? [])
    .map((path) => path.replace(/\.$/, ''))
    .filter((path) => {
      if (!path.includes('/')) return CODE_FILE.test(path) && !names.has(path);
      const places = [...BASES.map((base) => base + path), posix.join(folder, path)];
      return (
        !ELSEWHERE.test(path) &&
        !places.some((place) => ENDINGS.some((ending) => paths.has(place + ending)))
      );
    });
  return [...links, ...named];
}

const documents = files.filter((file) => file.endsWith('.md'));

test.each(documents)('%s names only files that exist', (document) => {
  expect(missing(document, readFileSync(document, 'utf8'))).toEqual([]);
});

test.each([
  ['a link', 'see [it](missing.md#part)', 'missing.md'],
  ['a picture', '<img src="docs/missing.png">', 'docs/missing.png'],
  ['a path from the root', '`src/store/missing.ts`', 'src/store/missing.ts'],
  ['a path inside src, without its ending', '`store/journal/missing`', 'store/journal/missing'],
  ['a path that has moved', '`data/journal/commit`', 'data/journal/commit'],
  ['a path in a drawing', '```\nkeys -> data/local/read\n```', 'data/local/read'],
  ['a name alone', '`missing.ts` says so', 'missing.ts'],
])('refused: %s', (_case, text, path) => {
  expect(missing('README.md', text)).toEqual([path]);
});

test.each([
  ['an address', '[site](https://example.com/a), `/visa-types` and `http://localhost:4173/a`'],
  ['a package', '`@base-ui/react` and `react-dom`'],
  ['a media type', '`application/pdf`'],
  ['a file that the build makes', '`dist/licenses.md`'],
  ['a file of src, without its ending', '`store/journal/commit`'],
])('allowed: %s', (_case, text) => {
  expect(missing('README.md', text)).toEqual([]);
});

test('docs/commands.md lists every command of package.json', () => {
  const text = readFileSync('docs/commands.md', 'utf8');
  const listed = [...text.matchAll(/`npm (?:run )?([\w:-]+)/g)].map(([, name]) => name);
  expect(new Set(listed)).toEqual(new Set(Object.keys(scripts)));
});
