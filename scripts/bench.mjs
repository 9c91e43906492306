import { requireNode } from './lib/nodeVersion.mjs';

requireNode();
const { chromium } = await import('playwright');
const { findBrowser } = await import('./lib/browser.mjs');
const { build, isBuilt } = await import('./lib/build.mjs');
const { ROOT } = await import('./lib/run.mjs');
const { createStaticServer, listen } = await import('./lib/staticServer.mjs');
const { measureOpening } = await import('./bench/opening.mjs');
const { measureSaving } = await import('./bench/saving.mjs');
const { measureSearching } = await import('./bench/searching.mjs');
const { openSite } = await import('./bench/session.mjs');
const { measureTyping } = await import('./bench/typing.mjs');

// How fast the built product is, as ratios to what it cannot be faster than: npm run bench
if (!isBuilt() && !(await build())) process.exit(1);
const executablePath = await findBrowser();
const server = createStaticServer(`${ROOT}dist`);
const baseURL = `http://localhost:${await listen(server, 0)}`;
const browser = await chromium.launch({
  ...(executablePath === undefined ? {} : { executablePath }),
  args: ['--no-sandbox'],
});
const wanted = process.argv.slice(2);
const isWanted = (/** @type {string} */ part) => wanted.length === 0 || wanted.includes(part);
/** @type {import('./bench/session.mjs').OpenSite} */
const open = (count, more) => openSite(browser, baseURL, count, more);
try {
  console.log(`Chromium ${browser.version()}; 500 posts and 200 pages; medians of 30, interleaved`);
  if (isWanted('opening')) await measureOpening(open);
  if (isWanted('typing')) await measureTyping(open);
  if (isWanted('search')) await measureSearching(open);
  if (isWanted('saving')) await measureSaving(browser);
} finally {
  await browser.close();
  server.close();
}
