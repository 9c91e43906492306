import { requireNode } from './lib/nodeVersion.mjs';

requireNode();
const { mkdtempSync, readFileSync, rmSync } = await import('node:fs');
const { tmpdir } = await import('node:os');
const { parseArgs } = await import('node:util');
const { chromium } = await import('playwright');
const { brokenBuild } = await import('./audit/broken.mjs');
const { htmlFindings, keepDocument } = await import('./audit/html.mjs');
const { installabilityFindings } = await import('./audit/installability.mjs');
const { lighthouseFindings } = await import('./audit/lighthouse.mjs');
const { manifestFinding } = await import('./audit/manifest.mjs');
const { offlineFindings } = await import('./audit/offlineWalk.mjs');
const { keepReport, REPORTS, summary, table } = await import('./audit/report.mjs');
const { publicRoutes } = await import('./audit/routes.mjs');
const { importTool, installTools } = await import('./audit/tools.mjs');
const { build, isBuilt } = await import('./lib/build.mjs');
const { browserOptions, serveBuild } = await import('./lib/builtSite.mjs');

/** @typedef {import('./audit/report.mjs').Finding} Finding */

// Every audit that a tester can run, on the finished build: npm run audit
// With --broken=manifest or --broken=worker it runs on a build that is broken on purpose.
const { values } = parseArgs({ options: { broken: { type: 'string' } } });
if (!(await installTools())) process.exit(1);
if (!isBuilt() && !(await build())) process.exit(1);
const directory = values.broken === undefined ? undefined : brokenBuild(values.broken);
rmSync(REPORTS, { recursive: true, force: true });

/**
 * Does some work in a browser with a new profile of its own, as installing needs one.
 * @template Result
 * @param {string} baseURL
 * @param {(page: import('playwright').Page, port: number) => Promise<Result>} work `port` is for debugging
 */
async function inNewProfile(baseURL, work) {
  const profile = mkdtempSync(`${tmpdir()}/audit-`);
  const { args, ...options } = await browserOptions();
  const context = await chromium.launchPersistentContext(profile, {
    ...options,
    baseURL,
    args: [...args, '--remote-debugging-port=0'],
  });
  try {
    const [port] = readFileSync(`${profile}/DevToolsActivePort`, 'utf8').split('\n');
    return await work(await context.newPage(), Number(port));
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

/** @param {import('playwright').Page} page */
const started = (page) => page.getByRole('heading', { level: 1 }).first().waitFor();

/** @type {Finding[]} */
const findings = [];
/** @param {readonly Finding[]} found */
function add(found) {
  findings.push(...found);
  console.log(table(found));
}

const site = await serveBuild(directory);
const { baseURL } = site;
try {
  add([await manifestFinding(baseURL)]);
  const routes = await inNewProfile(baseURL, async (page, port) => {
    await page.goto('/');
    await started(page);
    const found = await publicRoutes(page);
    for (const { path } of found) {
      await page.goto(path);
      await started(page);
      await keepDocument(page);
      add(await installabilityFindings(page));
    }
    const old = await import('lighthouse-pwa');
    const current = await importTool('lighthouse');
    for (const { path, isIndexed } of found) {
      const asked = { baseURL, path, port };
      add(await lighthouseFindings(old.default, { ...asked, categories: ['pwa'] }));
      const categories = /** @type {const} */ (['accessibility', 'best-practices']);
      const indexed = isIndexed ? /** @type {const} */ (['seo']) : [];
      add(
        await lighthouseFindings(current.default, {
          ...asked,
          categories: [...categories, ...indexed],
        }),
      );
    }
    return found;
  });
  const paths = routes.map(({ path }) => path);
  add(htmlFindings(paths));
  add(await inNewProfile(baseURL, (page) => offlineFindings(page, paths, () => site.close())));
} finally {
  site.close();
}
const report = `${table(findings)}\n`;
keepReport('report.txt', report);
console.log(`\n${report}\nThe reports are in ${REPORTS}\n${summary(findings)}`);
process.exitCode = findings.some(({ faults }) => faults.length > 0) ? 1 : 0;
