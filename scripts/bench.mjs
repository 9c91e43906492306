import { requireNode } from './lib/nodeVersion.mjs';

requireNode();
const { chromium } = await import('playwright');
const { build, isBuilt } = await import('./lib/build.mjs');
const { browserOptions, serveBuild } = await import('./lib/builtSite.mjs');
const { measureOpening } = await import('./bench/opening.mjs');
const { measureSaving } = await import('./bench/saving.mjs');
const { measureSearching } = await import('./bench/searching.mjs');
const { openSite } = await import('./bench/session.mjs');
const { measureTyping } = await import('./bench/typing.mjs');

// How fast the built product is, as ratios to what it cannot be faster than: npm run bench
if (!isBuilt() && !(await build())) process.exit(1);
const site = await serveBuild();
const browser = await chromium.launch(await browserOptions());
const wanted = process.argv.slice(2);
const isWanted = (/** @type {string} */ part) => wanted.length === 0 || wanted.includes(part);
/** @type {import('./bench/session.mjs').OpenSite} */
const open = (count, more) => openSite(browser, site.baseURL, count, more);
try {
  console.log(`Chromium ${browser.version()}; 500 posts and 200 pages; medians of 30, interleaved`);
  if (isWanted('opening')) await measureOpening(open);
  if (isWanted('typing')) await measureTyping(open);
  if (isWanted('search')) await measureSearching(open);
  if (isWanted('saving')) await measureSaving(browser);
} finally {
  await browser.close();
  site.close();
}
