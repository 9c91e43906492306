import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { RESERVED_PAGE_SLUGS } from './types/page';

const root = new URL('../../../../', import.meta.url);

/** The first path segments of a routes folder; a pathless layout (`_site`) is another folder. */
function firstSegments(folder: string): string[] {
  return readdirSync(new URL(folder, root), { withFileTypes: true }).flatMap((entry) => {
    const name = entry.name.replace(/\..*$/, '');
    if (entry.name.includes('.gen.') || name === 'strings') return [];
    if (name.startsWith('_')) return entry.isDirectory() ? firstSegments(`${folder}${name}/`) : [];
    return name.startsWith('$') || name === 'index' ? [] : [name];
  });
}

test('every route, every language and every folder of the build is reserved', () => {
  const folders = readdirSync(new URL('public/', root), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  const languages = readdirSync(new URL('src/lib/', root)).flatMap(
    (name) => /^language\.(\w+)\.ts$/.exec(name)?.[1] ?? [],
  );
  const answered = new Set([...firstSegments('src/routes/'), ...folders, ...languages, 'assets']);
  expect([...answered].toSorted()).toEqual([...RESERVED_PAGE_SLUGS].toSorted());
});
