import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import * as v from 'valibot';
import { backupFile, forgedBackup } from '../forgedBackup';
import { expect, notice, test } from '../test';
import { SECTIONS, type Sink, SINKS } from './sinks';
import { noteCalls, strike } from './strike';
import { VECTORS } from './vectors';

const COLLECTIONS = ['dompurify', 'h5sc', 'h5sc-vectors', 'payloadsallthethings-md', 'blns'];
const schema = v.array(
  v.union([
    v.string(),
    v.pipe(
      v.object({ payload: v.string() }),
      v.transform((it) => it.payload),
    ),
  ]),
);

/** Every attack of the public collections in `ATTACK_CORPORA` (SECURITY.md), each once. */
function publicVectors(): ReadonlySet<string> {
  const folder = process.env['ATTACK_CORPORA'];
  if (folder === undefined) return new Set();
  const files = COLLECTIONS.map((name) => join(folder, `${name}.json`)).filter(existsSync);
  return new Set(files.flatMap((path) => v.parse(schema, JSON.parse(readFileSync(path, 'utf8')))));
}

/** `ATTACKS=all` adds the public collections (`ATTACKS=all npx playwright test e2e/attacks`). */
const isLong = process.env['ATTACKS'] === 'all';
const attacks = isLong ? [...VECTORS, ...publicVectors()] : VECTORS;

// Without the policy, so that the sanitisers alone are what holds.
test.use({
  bypassCSP: true,
});

test.beforeEach(async ({ page, baseURL, expectFaults }) => {
  expectFaults(/^console: (?:Failed to load|Not allowed to load)|^request to another host/);
  if (isLong) test.setTimeout(30 * 60_000);
  await noteCalls(page);
  const own = new URL(baseURL ?? '').origin;
  await page.route(
    (url) => url.protocol.startsWith('http') && url.origin !== own,
    (route) => route.abort(),
  );
});

async function reopen(page: Page, { key, path }: Sink, text: string): Promise<void> {
  await page.evaluate(([name, value]) => localStorage.setItem(name, value), [key, text] as const);
  await page.goto(path);
}

/** Stores all attacks at a sink and returns everything that ran, or could have. */
async function strikeAll(page: Page, sink: Sink, all: readonly string[], strict = true) {
  const found: string[] = [];
  const atOnce = isLong && sink.sharesRecord ? 1 : (sink.atOnce ?? 40);
  for (let from = 0; from < all.length; from += atOnce) {
    const mark = `mark${from}end`;
    const batch = all.slice(from, from + atOnce);
    const text = JSON.stringify(sink.stored(batch, mark));
    if (sink.isForm) await reopen(page, sink, text);
    const faults = await strike(page, { key: sink.key, text, mark, strict, touchesAll: isLong });
    found.push(
      ...faults.map(
        (fault) => `${sink.name}: ${fault} of attacks ${from} to ${from + batch.length - 1}`,
      ),
    );
  }
  return found;
}

/** Opens the screens of some sinks, one after another, and strikes each. */
async function strikeSinks(page: Page, sinks: readonly Sink[]) {
  const found: string[] = [];
  for (const sink of sinks) {
    await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
      sink.key,
      JSON.stringify(sink.stored(['nothing yet'], 'begin')),
    ] as const);
    await page.goto(sink.path);
    await expect(page.getByRole('main', { includeHidden: true })).toBeVisible();
    found.push(...(await strikeAll(page, sink, attacks)));
  }
  return found;
}

test('nothing stored runs where the administrator sees it', async ({ page, signedIn }) => {
  await signedIn();
  const sinks = SINKS.filter(({ isAdmin }) => isAdmin);
  expect(await strikeSinks(page, sinks)).toEqual([]);
});

test('nothing in a file that is restored runs, neither compared nor restored', async ({
  page,
  signedIn,
}) => {
  await signedIn('/admin/dashboard/profile#backup');
  const mark = 'markfileend';
  const content = {
    pages: attacks.map((attack, index) => ({
      id: `p${index}`,
      title: attack,
      slug: `p${index}`,
      content: attack,
    })),
    sections: SECTIONS.stored(attacks, mark),
    settings: { siteName: attacks[0], contactEmail: attacks[1] },
  };
  const data = page.getByRole('region', { name: 'Restore' });
  const choose = data.getByLabel('Backup file');
  await choose.setInputFiles(backupFile('evil.json', forgedBackup(content)));
  const given = { strict: true, touchesAll: isLong };
  await expect(data.getByText('The file is intact.')).toBeVisible();
  const seen = { key: 'isDemoInitialized', text: 'true', mark: 'The file is intact.' };
  expect(await strike(page, { ...seen, ...given })).toEqual([]);
  // The strike has clicked on everything, so that the file is chosen again.
  await page.reload();
  await choose.setInputFiles(backupFile('evil.json', forgedBackup(content)));
  await data.getByRole('button', { name: 'Restore' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Replace' }).click();
  await expect(notice(page, 'It was restored.')).toBeVisible();
  await page.goto('/');
  const text = await page.evaluate(() => localStorage.getItem('sections') ?? '');
  expect(text).toContain(mark);
  expect(await strike(page, { key: 'sections', text, mark, ...given })).toEqual([]);
});

/** Makes the first sanitiser let everything through, whatever its file exports. */
async function withoutFirst(page: Page): Promise<void> {
  await page.route(/\/assets\/sanitize-[^/]+\.js$/, async (route) => {
    const code = await (await route.fetch()).text();
    const names = [...code.matchAll(/export\s*\{([^}]*)\}/g)]
      .flatMap(([, list = '']) => list.split(','))
      .map(
        (item) =>
          item
            .split(/\sas\s/)
            .at(-1)
            ?.trim() ?? '',
      );
    if (names.length === 0) throw new Error('The sanitiser exports nothing.');
    const body = `const all = Object.assign((html) => html, { sanitize: (html) => html, presentHtml: (html) => html }); export { ${names.map((name) => `all as ${name}`).join(', ')} };`;
    await route.fulfill({ contentType: 'text/javascript', body });
  });
}

const withoutSetHtml = (page: Page) =>
  page.addInitScript(() => Reflect.deleteProperty(Element.prototype, 'setHTML'));

/** Makes the browser's own sanitiser let everything through. */
const withoutSecond = (page: Page) =>
  page.addInitScript(() => {
    Reflect.set(Element.prototype, 'setHTML', function show(this: Element, html: string) {
      Reflect.set(this, 'innerHTML', html);
    });
  });

async function strikeVisitorsScreens(page: Page): Promise<string[]> {
  return strikeSinks(
    page,
    SINKS.filter(({ isAdmin }) => !isAdmin),
  );
}

test('nothing stored runs where visitors see it, and the first sanitiser holds alone', async ({
  page,
  store,
}) => {
  await withoutSecond(page);
  await store({});
  expect(await strikeVisitorsScreens(page)).toEqual([]);
});

if (isLong)
  test('nothing stored runs where visitors see it', async ({ page, store }) => {
    await store({});
    expect(await strikeVisitorsScreens(page)).toEqual([]);
  });

for (const [name, prepare] of [
  ["the browser's own sanitiser holds alone", [withoutFirst]],
  [
    'where the browser brings none, another takes its place and holds alone',
    [withoutFirst, withoutSetHtml],
  ],
] as const)
  test(name, async ({ page, visit }) => {
    for (const change of prepare) await change(page);
    await visit('/', { sections: SECTIONS.stored(['nothing yet'], 'begin') });
    expect(await strikeAll(page, SECTIONS, attacks, false)).toEqual([]);
    // The last page may still be asking for it.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

/** Names that texts give their elements: of properties that the page has, and of none. */
const NAMES = ['body', 'cookie', 'forms', 'location', 'localStorage', 'nothingElse'];

for (const [name, prepare] of [
  ['the first sanitiser', [withoutSecond]],
  ["the browser's own sanitiser", [withoutFirst]],
  ['the sanitiser that takes its place', [withoutFirst, withoutSetHtml]],
] as const)
  test(`no element of a text is found by its name: ${name} alone`, async ({ page, visit }) => {
    for (const change of prepare) await change(page);
    const tags = ['a', 'img', 'form', 'section', 'embed', 'object', 'iframe', 'input', 'h2'];
    const description = NAMES.flatMap((named) =>
      tags.map((tag) => `<${tag} name="${named}" id="${named}">a</${tag}>`),
    );
    await visit('/', {
      sections: SECTIONS.stored([`${description.join('')}<p>The end.</p>`], 'begin'),
    });
    await expect(page.getByRole('paragraph').filter({ hasText: /^The end\.$/ })).toBeVisible();
    const found = await page.evaluate((names) => {
      const isOfText = (value: unknown): boolean =>
        (value instanceof Node && document.querySelector('.rich-text')?.contains(value)) === true ||
        (value instanceof HTMLCollection && value.length > 0 && isOfText(value[0]));
      return names.filter(
        (named) => isOfText(Reflect.get(document, named)) || isOfText(Reflect.get(window, named)),
      );
    }, NAMES);
    expect(found).toEqual([]);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

test('without either, these tests see scripts run', async ({ page, visit }) => {
  await withoutFirst(page);
  await withoutSecond(page);
  await visit('/', { sections: SECTIONS.stored(['nothing yet'], 'begin') });
  for (const attack of [
    '<img src=x:x onerror=alert(1)>',
    '<p onclick=alert(1)>a</p>',
    '<p onmouseover=alert(1)>a</p>',
    '<p tabindex=0 onfocus=alert(1)>a</p>',
    '<a href="javascript:alert(1)">a</a>',
    '<iframe srcdoc="<script>parent.alert(1)</script>"></iframe>',
  ])
    await expect(async () => {
      const mark = `mark${String(Math.random()).slice(2)}end`;
      const text = JSON.stringify(SECTIONS.stored([attack], mark));
      const found = await strike(page, {
        key: 'sections',
        text,
        mark,
        strict: false,
        touchesAll: false,
      });
      expect(found.join('\n'), attack).toContain('ran: alert(1)');
    }).toPass();
});
