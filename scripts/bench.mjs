import { requireNode } from './lib/nodeVersion.mjs';

requireNode();
const { readFileSync, writeFileSync } = await import('node:fs');
const { cpus } = await import('node:os');
const { chromium } = await import('playwright');
const { build, isBuilt } = await import('./lib/build.mjs');
const { browserOptions, serveBuild } = await import('./lib/builtSite.mjs');
const { measureColdList } = await import('./bench/coldList.mjs');
const { measureEditor } = await import('./bench/editor.mjs');
const { measureFirstView } = await import('./bench/firstView.mjs');
const { measureFloors } = await import('./bench/floors.mjs');
const { print, printed } = await import('./bench/figures.mjs');
const { measureLaunch } = await import('./bench/launch.mjs');
const { measureLighthouse } = await import('./bench/lighthouse.mjs');
const { measureMemory } = await import('./bench/memory.mjs');
const { measureOpening } = await import('./bench/opening.mjs');
const { measureRoutes } = await import('./bench/routes.mjs');
const { measureSaving } = await import('./bench/saving.mjs');
const { measureSearching } = await import('./bench/searching.mjs');
const { askedFor } = await import('./lib/names.mjs');
const { ROOT } = await import('./lib/run.mjs');
const { openSite } = await import('./bench/session.mjs');
const { measureTyping } = await import('./bench/typing.mjs');

// How fast the built product is, as ratios to what it cannot be faster than: npm run bench [name ...]
const PARTS = [
  'first',
  'floors',
  'lighthouse',
  'launch',
  'routes',
  'editor',
  'cold',
  'opening',
  'typing',
  'search',
  'saving',
  'memory',
];
const isWanted = askedFor(PARTS);
if (!isBuilt() && !(await build())) process.exit(1);
const site = await serveBuild();
const browser = await chromium.launch(await browserOptions());
/** @type {import('./bench/session.mjs').OpenSite} */
const open = (count, more) => openSite(browser, site.baseURL, count, more);
try {
  print(
    `Chromium ${browser.version()}, ${String(cpus().length)} cores, ${new Date().toISOString().slice(0, 10)}; 500 posts and 200 pages`,
  );
  if (isWanted('first')) await measureFirstView(browser, site.baseURL);
  if (isWanted('floors')) await measureFloors(browser);
  if (isWanted('lighthouse')) await measureLighthouse(site.baseURL);
  if (isWanted('launch')) await measureLaunch(browser, site.baseURL);
  if (isWanted('routes')) await measureRoutes(browser, site.baseURL);
  if (isWanted('editor')) await measureEditor(open);
  if (isWanted('cold')) await measureColdList(browser, site.baseURL);
  if (isWanted('opening')) await measureOpening(open);
  if (isWanted('typing')) await measureTyping(open);
  if (isWanted('search')) await measureSearching(open);
  if (isWanted('saving')) await measureSaving(browser);
  if (isWanted('memory')) await measureMemory(site.baseURL);
} finally {
  await browser.close();
  site.close();
}

if (PARTS.every(isWanted)) {
  // The figures of a whole run take the place of those before; what is said of them stays.
  const path = `${ROOT}docs/performance.md`;
  const list = printed.map((line) => `- ${line}`).join('\n');
  const text = readFileSync(path, 'utf8').replace(
    /(<!-- figures -->\n)[\s\S]*(<!-- end -->)/,
    (_, begin, end) => `${String(begin)}\n${list}\n\n${String(end)}`,
  );
  writeFileSync(path, text);
}
